import assert from "node:assert/strict";
import test from "node:test";

import { clock, page } from "./page.mjs";

// The list of moves of a game, `height` pixels high, with a line of twenty pixels for each move.
const moves = (count, height = 60) => {
  const list = { scrollTop: 0, clientHeight: height };
  const links = Array.from({ length: count }, (_, ply) => {
    const attributes = new Map();
    return {
      dataset: { ply: String(ply), version: `v${ply}` },
      tabIndex: -1,
      attributes,
      setAttribute: (name, value) => attributes.set(name, value),
      removeAttribute: (name) => attributes.delete(name),
      parentElement: { offsetTop: 20 * ply, offsetHeight: 20 },
    };
  });
  list.querySelectorAll = () => links;
  list.querySelector = (css) => links.find(({ dataset }) => css === `a[data-ply="${dataset.ply}"]`);
  return { list, links };
};

// The page of a game; `answers` are the states of the answers to come, the last of which goes on.
const game = (answers, { list } = moves(12)) => {
  const timers = clock();
  const asked = [];
  const board = { querySelector: () => ({ getAttribute: () => "/picture.png" }) };
  const globals = {
    setTimeout: timers.setTimeout,
    document: { getElementById: () => list },
    DOMParser: class {
      parseFromString = () => ({ getElementById: () => board });
    },
    Image: class {
      decode = async () => {};
    },
    fetch: async (address) => {
      asked.push(address);
      const status = answers.length > 1 ? answers.shift() : answers[0];
      return { ok: status === 200, status, text: async () => "", blob: async () => {} };
    },
  };
  return { ...timers, asked, board, positions: page(["positions"], globals)("positions") };
};

test("keys lead through the moves", () => {
  const { positions } = game([200]);
  const to = (key) => positions.keyed({ key }, 4, 11);
  assert.deepEqual(["ArrowLeft", "ArrowRight", "Home", "End", "a"].map(to), [3, 5, 0, 11, undefined]);
});

test("a reader who is too fast waits a second for the answer", async () => {
  for (const status of [429, 503]) {
    const it = game([status, status, 200]);
    const coming = it.positions.got("/game/1/2/board");
    await it.settled();
    assert.equal(it.asked.length, 1);
    assert.deepEqual(it.waiting(), [1000]);
    await it.pass(2000);
    await coming;
    assert.equal(it.asked.length, 3);
  }
});

test("an answer is asked for six times at most, and only once if there is none", async () => {
  const busy = game([503]);
  const failed = assert.rejects(busy.positions.got("/board"), /^Error: \/board: 503$/);
  await busy.settled();
  await busy.pass(60000);
  await failed;
  assert.equal(busy.asked.length, 6);

  const missing = game([404]);
  await assert.rejects(missing.positions.got("/board"), /^Error: \/board: 404$/);
  assert.equal(missing.asked.length, 1);
});

test("a position is fetched once for each look, with its picture", async () => {
  const it = game([200]);
  const { positions } = it;
  assert.equal(await positions.board("/game/1", 3), it.board);
  await positions.board("/game/1", 3);
  assert.deepEqual(it.asked, ["/game/1/3/board?v=v3", "/picture.png"]);
  await positions.board("/game/1", 3, "flip=on");
  assert.deepEqual(it.asked.slice(2), ["/game/1/3/board?v=v3&flip=on", "/picture.png"]);
});

test("a position that could not be fetched is asked for again", async () => {
  const it = game([404, 200]);
  await assert.rejects(it.positions.board("/game/1", 3));
  assert.equal(await it.positions.board("/game/1", 3), it.board);
});

test("the position that is shown is marked, in sight, and the list's only stop for Tab", () => {
  const { list, links } = moves(12);
  const { positions } = game([200], { list });
  positions.point(links[9]);
  // Nine lines are above it, and its own is the last of three.
  assert.equal(list.scrollTop, 140);
  positions.point(links[2]);
  assert.equal(list.scrollTop, 40);
  positions.point(links[3]);
  assert.equal(list.scrollTop, 40);
  const marked = links.filter(({ attributes }) => attributes.get("aria-current") === "true");
  assert.deepEqual(marked, [links[3]]);
  assert.deepEqual(links.filter(({ tabIndex }) => tabIndex === 0), [links[3]]);
});
