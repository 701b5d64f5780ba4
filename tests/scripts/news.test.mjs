import assert from "node:assert/strict";
import test from "node:test";

import { clock, listening, page } from "./page.mjs";

const [OPEN, CLOSED] = [1, 2];

// A page that follows the news; `refusal` answers where a line was refused.
const following = ({ refusal } = {}) => {
  const timers = clock();
  const lines = [];
  class EventSource {
    static CLOSED = CLOSED;
    constructor(address) {
      Object.assign(this, listening({ address, readyState: OPEN, close: () => (this.readyState = CLOSED) }));
      lines.push(this);
    }
  }
  const document = listening({ hidden: false });
  const window = listening();
  const fetch = async () => {
    if (!refusal) throw new Error("no answer");
    return refusal;
  };
  const { setTimeout, clearTimeout } = timers;
  const globals = { EventSource, document, fetch, setTimeout, clearTimeout, AbortController, AbortSignal, addEventListener: window.addEventListener };
  const follow = page(["news"], globals)("follow");
  const seen = [];
  const hear = { fails: false };
  const end = follow("/news", "turn", {
    opened: () => seen.push("opened"),
    lost: (words) => seen.push(words === undefined ? "lost" : `lost: ${words}`),
    heard: async ({ data }) => {
      if (hear.fails) throw new Error("not read");
      seen.push(data);
    },
  });
  const last = () => lines.at(-1);
  const refuse = async () => {
    last().readyState = CLOSED;
    last().happens("error");
    await timers.settled();
  };
  return { ...timers, lines, last, seen, hear, end, document, window, refuse };
};

test("a line is opened at once and its events are heard", () => {
  const it = following();
  assert.equal(it.last().address, "/news");
  it.last().happens("open");
  it.last().happens("turn", { data: "7" });
  assert.deepEqual(it.seen, ["opened", "7"]);
});

test("a line that is refused is tried again after longer and longer pauses, up to a minute", async () => {
  const it = following();
  for (const pause of [5000, 10000, 20000, 40000, 60000, 60000]) {
    const { length } = it.lines;
    await it.refuse();
    assert.deepEqual(it.waiting(), [pause]);
    await it.pass(pause - 1);
    assert.equal(it.lines.length, length);
    await it.pass(1);
    assert.equal(it.lines.length, length + 1);
  }
  // One that opens begins with the shortest pause again.
  it.last().happens("open");
  await it.refuse();
  assert.deepEqual(it.waiting(), [5000]);
});

test("a line that the browser itself opens again is left to it", async () => {
  const it = following();
  it.last().happens("error");
  await it.settled();
  assert.deepEqual(it.seen, ["lost"]);
  assert.deepEqual(it.waiting(), []);
  assert.equal(it.lines.length, 1);
});

test("the words of a refusal are given, but not those of other answers", async () => {
  const answer = (status, type) => ({
    status, headers: new Headers({ "content-type": type }), text: async () => "Too many pages are open.", body: { cancel: async () => {} },
  });
  const plain = following({ refusal: answer(503, "text/plain; charset=utf-8") });
  await plain.refuse();
  assert.deepEqual(plain.seen, ["lost", "lost: Too many pages are open."]);
  for (const other of [answer(503, "text/html"), answer(502, "text/plain")]) {
    const it = following({ refusal: other });
    await it.refuse();
    assert.deepEqual(it.seen, ["lost"]);
  }
});

test("news that could not be read count as a lost line", async () => {
  const it = following();
  it.hear.fails = true;
  it.last().happens("turn", { data: "7" });
  await it.settled();
  assert.deepEqual(it.seen, ["lost"]);
  assert.deepEqual(it.waiting(), [5000]);
});

test("a hidden page keeps no line, and one that is shown again has a new one", async () => {
  const it = following();
  const first = it.last();
  it.document.hidden = true;
  it.document.happens("visibilitychange");
  assert.equal(first.readyState, CLOSED);
  assert.equal(it.lines.length, 1);
  it.document.hidden = false;
  it.document.happens("visibilitychange");
  assert.equal(it.lines.length, 2);
  // A page that the browser has kept and shows again.
  it.window.happens("pagehide");
  assert.equal(it.last().readyState, CLOSED);
  it.window.happens("pageshow", { persisted: true });
  assert.equal(it.lines.length, 3);
});

test("a page that no longer follows has no line and no timer", async () => {
  const it = following();
  await it.refuse();
  it.end();
  assert.deepEqual(it.waiting(), []);
  it.document.happens("visibilitychange");
  it.window.happens("pageshow", { persisted: true });
  assert.equal(it.lines.length, 1);
});
