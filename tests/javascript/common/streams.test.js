import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "#tests/page.js";
import { listen } from "#static/common/streams.js";

/** As much of a browser's EventSource as is used: a test lets things happen to it. */
class Source extends EventTarget {
  static CLOSED = 2;
  /** @type {Source[]} */
  static made = [];
  readyState = 1;

  /** @param {string} address */
  constructor(address) {
    super();
    this.address = address;
    Source.made.push(this);
  }

  close() {
    this.readyState = Source.CLOSED;
  }

  /** @param {boolean} isClosed */
  fail(isClosed) {
    if (isClosed) this.close();
    this.dispatchEvent(new Event("error"));
  }
}
Object.assign(globalThis, { EventSource: Source });
mock.timers.enable({ apis: ["setTimeout"] });
const AGAIN = 1000;

/** A stream that is listened to, and what was heard. */
function listened() {
  Source.made = [];
  let opened = 0;
  /** @type {unknown[]} */
  const heard = [];
  const close = listen({
    address: () => `/events?number=${(opened += 1)}`,
    again: AGAIN,
    hears: { news: (data) => heard.push(data) },
    opened: () => heard.push("open"),
    failed: (isClosed) => heard.push(isClosed ? "closed" : "lost"),
  });
  return { heard, close };
}

test("what is told is heard as data, by its kind", () => {
  const { heard } = listened();
  const [source] = Source.made;
  source.dispatchEvent(new Event("open"));
  source.dispatchEvent(new MessageEvent("news", { data: '{"number":3}' }));
  source.dispatchEvent(new MessageEvent("other", { data: "no data" }));
  assert.deepEqual(heard, ["open", { number: 3 }]);
});

test("a stream that is lost is left to the browser, and one that is closed opened again where it would be now", () => {
  const { heard } = listened();
  const [source] = Source.made;
  source.fail(false);
  mock.timers.tick(AGAIN);
  assert.equal(Source.made.length, 1);
  source.fail(true);
  mock.timers.tick(AGAIN - 1);
  assert.equal(Source.made.length, 1);
  mock.timers.tick(1);
  assert.deepEqual(Source.made.map(({ address }) => address), ["/events?number=1", "/events?number=2"]);
  assert.deepEqual(heard, ["lost", "closed"]);
});

test("what was closed by us stays closed, also while it waits to be opened again", () => {
  const { close } = listened();
  Source.made[0].fail(true);
  close();
  mock.timers.tick(AGAIN);
  assert.equal(Source.made.length, 1);
});
