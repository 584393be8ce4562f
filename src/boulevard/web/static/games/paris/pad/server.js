// What the server says of a position that changes under somebody's hands.

import { say } from "../../../common/words.js";

const PAUSE = 60;

export class Server {
  /** @type {Timer | undefined} */
  #waiting;
  #busy = false;
  /** @type {(() => void) | null} */
  #next = null;

  /**
   * @param {string} address
   * @param {string} lost the key of what is said if there is no answer
   */
  constructor(address, lost) {
    this.address = address;
    this.lost = lost;
  }

  /**
   * Ask about a position, a moment after it has changed. Only one question is asked at a time, and of those that wait only the last.
   * @param {unknown} data
   * @param {(found: any) => void} heard
   */
  ask(data, heard) {
    clearTimeout(this.#waiting);
    const body = structuredClone(data);
    this.#waiting = setTimeout(() => this.#now(async () => heard(await this.post(body))), PAUSE);
  }

  /** @param {() => Promise<void>} question */
  async #now(question) {
    if (this.#busy) return void (this.#next = () => this.#now(question));
    this.#busy = true;
    await question();
    this.#busy = false;
    const next = this.#next;
    this.#next = null;
    next?.();
  }

  /**
   * What the server says; a message, if it refuses or there is no answer.
   * @param {unknown} data
   * @returns {Promise<any>}
   */
  async post(data) {
    try {
      const answer = await fetch(this.address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(data) });
      return await answer.json();
    } catch {
      return { message: say(this.lost) };
    }
  }
}
