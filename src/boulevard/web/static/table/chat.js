// What people at a table say to each other. The server numbers it; who hears that there is more asks for what is new.
// Whatever somebody wrote is put into the page as text, never as markup.

import { all, button, byId, made, one, part } from "../common/elements.js";
import { recall, retain } from "../common/storage.js";
import { say } from "../common/words.js";

/** The table at which the panel was left open; and what was read where. */
const OPEN = "boulevard-chat", READ = "boulevard-chat-read";
const NEAR = 40;
/** Pixels between the panel and what it must not lie over. */
const GAP = 12;
/** How high the panel would like to be, at least. */
const LITTLE = 340;
/** How wide the panel is beside a board; and what is left of the column there if it is too narrow to be of use. */
const USUAL = 384, SPARE = 160;

/** @typedef {import("./table.js").Table} Table */

export class Chat {
  /**
   * @param {Table} table
   * @param {HTMLElement} panel
   */
  constructor(table, panel) {
    this.table = table;
    this.panel = panel;
    this.log = byId("chat-log");
    this.note = byId("chat-note");
    this.phrases = document.getElementById("chat-phrases");
    this.opener = byId("chat-open");
    this.badge = one(this.opener, ".badge");
    this.address = panel.dataset.address ?? "";
    /** the number of the last message that is known, and of the last that was seen */
    this.last = this.seen = -1;
    /** @type {Set<number>} */
    this.unread = new Set();
    this.begun = this.asking = this.again = this.wasOver = false;
    this.listen();
  }

  get isOpen() {
    return !this.panel.hidden;
  }

  /** Whether the panel comes from below, over the page, as on a narrow screen. */
  get isBelow() {
    return getComputedStyle(this.panel).left === "0px";
  }

  listen() {
    const { panel } = this;
    this.opener.addEventListener("click", () => this.show(!this.isOpen, true));
    byId("chat-close").addEventListener("click", () => this.show(false, true));
    document.addEventListener("visibilitychange", () => this.look());
    window.addEventListener("resize", () => this.fit());
    new MutationObserver(() => this.fit()).observe(byId("dock"), { childList: true, subtree: true });
    panel.addEventListener("keydown", (event) => {
      event.stopPropagation(); // the board does not listen to what is written here
      if (event.key === "Escape") this.show(false, true);
      else if (event.target instanceof HTMLElement) step(panel, event.target, event.key);
    });
    for (const it of all(panel, "[data-phrase]")) it.addEventListener("click", () => this.say(it));
    document.getElementById("chat-all")?.addEventListener("click", () => this.unfold());
    panel.querySelector("form")?.addEventListener("submit", (event) => this.write(event));
    for (const it of all(panel, "[data-phrase]").slice(1)) it.tabIndex = -1;
  }

  /** Somebody else sits here by now, or does no longer: then there is a chat, as it was left. */
  renew() {
    const { chat, status, table } = this.table.state, isOver = status === "over";
    if (isOver && !this.wasOver && this.isOpen && this.isBelow) this.show(false); // the result is seen
    this.wasOver = isOver;
    this.fit();
    if (chat.allows === "off" || this.begun) return;
    this.begun = true;
    const kept = /** @type {{ table?: string, number?: number } | null} */ (recall(READ));
    if (kept?.table === table) this.seen = Number(kept.number);
    this.opener.hidden = false;
    this.show(recall(OPEN) === table && !this.isBelow);
    this.refresh();
  }

  /**
   * Open or close the panel; who did so goes on there, or where they came from.
   * @param {boolean} open
   * @param {boolean} asked
   */
  show(open, asked = false) {
    this.panel.hidden = !open;
    document.body.classList.toggle("chatting", open);
    this.opener.setAttribute("aria-expanded", String(open));
    this.fit();
    if (open) this.log.scrollTop = this.log.scrollHeight;
    this.look();
    if (!asked) return;
    retain(OPEN, open && this.table.state.table);
    const field = matchMedia("(pointer: coarse)").matches ? this.log : this.panel.querySelector("#chat-text");
    const first = field ?? this.panel.querySelector("[data-phrase]") ?? this.log;
    if (!open) this.opener.focus();
    else if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /**
   * Take the room that there is beside what is played with: below the dock, or below the board on a narrow screen. If that
   * is little, what the dock keeps free for moves that are put together is room, too, as long as there is none.
   */
  fit() {
    if (!this.isOpen) return;
    const { isBelow, log, panel } = this, dock = byId("dock");
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    const { bottom } = (isBelow ? byId("stage") : dock).getBoundingClientRect();
    const room = innerHeight - bottom - (isBelow ? scrollY : GAP) - GAP;
    const more = room < LITTLE && !isBelow ? bottom - end(dock) : 0;
    panel.style.setProperty("--room", `${Math.round(room + more)}px`);
    const beside = dock.getBoundingClientRect().width - USUAL;
    panel.style.setProperty("--side", `${USUAL + (beside > 0 && beside < SPARE ? beside : 0)}px`);
    this.offer();
    if (atEnd) log.scrollTop = log.scrollHeight;
  }

  /** Phrases stand in one row; where they don't fit, they can all be shown. */
  offer() {
    const { phrases } = this, opener = document.getElementById("chat-all");
    if (!phrases || !opener || opener.ariaExpanded === "true") return;
    opener.hidden = true;
    opener.hidden = phrases.scrollWidth <= phrases.clientWidth && phrases.scrollHeight <= phrases.clientHeight;
  }

  /**
   * Show all phrases, or one row of them.
   * @param {boolean} [open]
   */
  unfold(open) {
    const opener = document.getElementById("chat-all"), { log } = this;
    if (!opener) return;
    const is = open ?? opener.ariaExpanded !== "true";
    const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    opener.ariaExpanded = String(is);
    this.panel.classList.toggle("unfolded", is);
    this.offer();
    if (atEnd) log.scrollTop = log.scrollHeight;
  }

  /**
   * Say a phrase; then what was said is seen, and not all other phrases.
   * @param {HTMLElement} phrase
   */
  say(phrase) {
    this.unfold(false);
    this.send({ phrase: phrase.dataset.phrase });
    phrase.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** Note that all of it is seen, if it is. */
  look() {
    if (this.isOpen && !document.hidden && this.begun) {
      this.unread.clear();
      this.seen = this.last;
      retain(READ, { table: this.table.state.table, number: this.seen });
    }
    const count = this.unread.size;
    this.badge.textContent = count > 99 ? "99+" : String(count);
    this.badge.hidden = !count;
    const name = count ? say("web-chat-js-unread", { count }) : "";
    if (name) this.opener.setAttribute("aria-label", name);
    else this.opener.removeAttribute("aria-label");
  }

  /**
   * Something was said, or perhaps it was.
   * @param {{ number: number | null }} hint
   */
  hear({ number }) {
    if (number === null || number > this.last) this.refresh();
  }

  /** Ask for what is new. */
  async refresh() {
    if (!this.begun) return;
    if (this.asking) {
      this.again = true;
      return;
    }
    this.asking = true;
    this.again = false;
    try {
      const answer = await fetch(`${this.address}/messages?after=${this.last}`);
      if (answer.ok) this.add(await answer.json());
    } catch {
      // the stream of news comes back when the server does, and asks again
    }
    this.asking = false;
    if (this.again) this.refresh();
  }

  /** @param {Table.MessagesGiven} given */
  add({ messages, last, unheard }) {
    const isFirst = !this.log.childElementCount;
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < NEAR;
    const fresh = messages.filter(({ number }) => number > this.last);
    this.log.setAttribute("aria-live", isFirst ? "off" : "polite");
    this.log.append(...fresh.map((it) => this.line(it)));
    this.last = Math.max(this.last, last);
    const others = fresh.filter(({ own, number }) => !own && number > this.seen);
    for (const { number } of others) this.unread.add(number);
    const { length, [length - 1]: newest } = others;
    if (newest && !isFirst) this.tell(newest);
    this.listUnheard(unheard);
    this.look();
    if (atEnd || isFirst || fresh.some(({ own }) => own)) this.log.scrollTop = this.log.scrollHeight;
  }

  /**
   * Let something new be heard.
   * @param {Table.MessageGiven} message
   */
  tell({ name, text }) {
    this.table.sounds.play("pencil");
    if (!this.isOpen) this.table.announce(say("web-chat-js-said", { name, text }));
  }

  /** @param {Table.MessageGiven} message */
  line(message) {
    const { seat, name, text, own, at, number } = message;
    const when = new Date(at * 1000);
    const time = made("time", { dateTime: when.toISOString(), className: "soft" }, clock(when));
    const words = made("span", { className: "words", dir: "auto" }, text);
    const line = part("div", `message of-${seat}`, "", part("b", "by", name), " ", words, " ", time);
    line.dataset.number = String(number);
    if (!own && "writes" in this.panel.dataset) line.append(this.options(message));
    return line;
  }

  /** @param {Table.MessageGiven} message */
  options(message) {
    const { seat, name } = message;
    const label = say("web-chat-js-more", { name });
    const summary = made("summary", { className: "more" }, part("span", "unseen", label), made("span", { "aria-hidden": "true" }, "⋯"));
    const options = made("details", { className: "options" }, summary);
    const report = button("quiet small danger", () => this.report(message, report), say("web-chat-js-report"));
    report.addEventListener("blur", () => doubt(report));
    options.append(part("div", "row", "",
      button("quiet small", () => this.setHeard(seat, false, false), say("web-chat-js-mute", { name })),
      button("quiet small", () => this.setHeard(seat, false, true), say("web-chat-js-block", { name })),
      report,
    ));
    options.addEventListener("toggle", () => options.scrollIntoView({ block: "nearest" }));
    return options;
  }

  /** @param {Table.UnheardGiven[]} unheard */
  listUnheard(unheard) {
    this.log.dataset.nothing = unheard.length ? "" : say("web-chat-js-nothing");
    byId("chat-unheard").replaceChildren(...unheard.map(({ seat, everywhere }) => {
      const name = this.table.state.chairs.find((it) => it.seat === seat)?.name ?? "";
      const said = everywhere ? say("web-chat-js-blocked", { name }) : say("web-chat-js-muted", { name });
      return part("li", "row", "", part("span", "", said), button("quiet small", () => this.setHeard(seat, true, false), say("web-chat-js-unmute")));
    }));
  }

  /**
   * Hear somebody no longer, or again: what is heard from now on is shown instead.
   * @param {string | number} seat
   * @param {boolean} heard
   * @param {boolean} everywhere
   */
  async setHeard(seat, heard, everywhere) {
    const given = await this.post("unheard", { seat, heard, everywhere });
    if (!given) return;
    this.log.replaceChildren();
    this.last = -1;
    this.seen = given.last;
    this.add(given);
    this.log.focus({ preventScroll: true });
  }

  /**
   * Report a message, when asked twice; then whoever did so may well want to read no more of its author.
   * @param {Table.MessageGiven} message
   * @param {HTMLElement} report
   */
  async report({ name, number, seat }, report) {
    if (!report.dataset.sure) {
      report.dataset.sure = "yes";
      report.textContent = say("web-chat-js-report-sure");
      this.note.textContent = say("web-chat-js-report-who");
      return;
    }
    if (!await this.post(`messages/${number}/report`, {})) return;
    report.remove();
    this.note.replaceChildren(say("web-chat-js-reported"), " ",
      button("quiet small", () => this.setHeard(seat, false, true), say("web-chat-js-block", { name })));
    this.log.focus({ preventScroll: true });
  }

  /** @param {SubmitEvent} event */
  async write(event) {
    event.preventDefault();
    const field = byId("chat-text", HTMLInputElement);
    const text = field.value.trim();
    if (!text) return;
    field.value = "";
    if (!await this.send({ text }) && !field.value) field.value = text;
  }

  /**
   * Say something, with a key that lets it be said once.
   * @param {Record<string, unknown>} what
   */
  async send(what) {
    const said = await this.post("messages", { ...what, key: crypto.getRandomValues(new Uint32Array(4)).join("-") });
    if (said) this.refresh();
    return Boolean(said);
  }

  /**
   * Send something; what came of it, or nothing and a word about why.
   * @param {string} what
   * @param {Record<string, unknown>} body
   */
  async post(what, body) {
    this.note.textContent = "";
    const sent = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
    for (const _ of [1, 2]) { // the same key lets it be sent again after a lost answer
      try {
        const answer = await fetch(`${this.address}/${what}`, sent), given = await answer.json();
        if (answer.ok) return given;
        this.note.textContent = given.message;
        return null;
      } catch {
        this.note.textContent = say("web-chat-js-failed");
      }
    }
    return null;
  }
}

/**
 * Ask again before a message is reported.
 * @param {HTMLElement} report
 */
function doubt(report) {
  delete report.dataset.sure;
  report.textContent = say("web-chat-js-report");
}

/**
 * Where the last part of the dock ends that holds anything.
 * @param {HTMLElement} dock
 */
function end(dock) {
  const filled = [...dock.children].filter((it) => it.childNodes.length && !it.matches("[hidden], .unseen"));
  return Math.max(...filled.map((it) => it.getBoundingClientRect().bottom));
}

/**
 * The time of day, as the page's language writes it.
 * @param {Date} when
 */
function clock(when) {
  return when.toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });
}

/**
 * Go from phrase to phrase by arrows: the group is one stop of Tab.
 * @param {HTMLElement} panel
 * @param {HTMLElement} from
 * @param {string} key
 */
function step(panel, from, key) {
  const phrases = all(panel, "[data-phrase]"), at = phrases.indexOf(from);
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (at < 0 || !by) return;
  const to = phrases[(at + by + phrases.length) % phrases.length];
  for (const it of phrases) it.tabIndex = it === to ? 0 : -1;
  to.focus();
}
