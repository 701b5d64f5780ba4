import assert from "node:assert/strict";
import test from "node:test";

import { listening, page } from "./page.mjs";

// A board of squares of some size that can be pressed, by their columns and rows; and the page with it.
const played = (places, size = 40) => {
  const focused = [];
  const form = { dataset: {}, from: { value: "" }, on: [], closest: () => null, querySelector: () => squares[0] };
  const squares = Object.entries(places).map(([value, [column, row]]) => {
    const classes = new Set(["piece"]);
    const square = {
      value, form, disabled: false, dataset: {}, tabIndex: -1,
      classList: { contains: (name) => classes.has(name), add: (name) => classes.add(name) },
      hasAttribute: () => false,
      getBoundingClientRect: () => ({ left: column * size, top: row * size, width: size, height: size }),
      focus: () => focused.push(value),
    };
    square.closest = (css) => (css === ".squares" ? form : css.includes("button") ? square : null);
    return square;
  });
  form.querySelectorAll = () => squares;
  const document = listening({ documentElement: { lang: "en", dataset: {} }, querySelectorAll: () => [], getElementById: () => null });
  page(["kept", "board"], { document, addEventListener: () => {} });
  const square = (value) => squares.find((square) => square.value === value);
  // Where an arrow leads from a square.
  const arrow = (from, key) => {
    let isTaken = false;
    focused.length = 0;
    document.happens("keydown", { target: square(from), key, preventDefault: () => (isTaken = true) });
    return { to: focused[0], isTaken };
  };
  return { document, squares, square, arrow };
};

const CROSS = { middle: [2, 2], right: [4, 2], left: [0, 2], up: [2, 1], down: [2, 4] };

test("arrows lead to the next square there that can be pressed", () => {
  const { arrow, square } = played(CROSS);
  const all = { ArrowRight: "right", ArrowLeft: "left", ArrowUp: "up", ArrowDown: "down" };
  for (const [key, to] of Object.entries(all)) assert.deepEqual(arrow("middle", key), { to, isTaken: true });
  // At the edge there is none, and other keys are left to the browser.
  assert.deepEqual(arrow("right", "ArrowRight"), { to: undefined, isTaken: true });
  assert.deepEqual(arrow("middle", "Tab"), { to: undefined, isTaken: false });
  square("right").disabled = true;
  assert.equal(arrow("middle", "ArrowRight").to, undefined);
});

test("of squares ahead, one in the same row is nearer than one aside", () => {
  const { arrow } = played({ middle: [0, 5], aside: [1, 4], ahead: [3, 5] });
  // Aside: one column and, counted three times, one row: 1 + 1 + 3. Ahead: three columns.
  assert.equal(arrow("middle", "ArrowRight").to, "ahead");
  const near = played({ middle: [0, 5], aside: [1, 4], ahead: [6, 5] });
  assert.equal(near.arrow("middle", "ArrowRight").to, "aside");
});

test("points that are hardly ahead lie beside", () => {
  const { arrow } = played({ middle: [0, 0], beside: [0.2, 2], ahead: [2, 0] });
  assert.equal(arrow("middle", "ArrowRight").to, "ahead");
  assert.equal(arrow("middle", "ArrowDown").to, "beside");
  const alone = played({ middle: [0, 0], beside: [0.2, 2] });
  assert.equal(alone.arrow("middle", "ArrowRight").to, undefined);
});

test("a board has one stop for Tab: the square where the reader is", () => {
  const { document, squares, square } = played(CROSS);
  document.happens("focusin", { target: square("down") });
  assert.deepEqual(squares.filter(({ tabIndex }) => tabIndex === 0), [square("down")]);
  square("down").disabled = true;
  document.happens("focusin", { target: square("left") });
  assert.deepEqual(squares.filter(({ tabIndex }) => tabIndex === 0), [square("left")]);
});
