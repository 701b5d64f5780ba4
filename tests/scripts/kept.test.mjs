import assert from "node:assert/strict";
import test from "node:test";

import { page } from "./page.mjs";

// The storage of a browser; a full one keeps what it has and takes nothing more.
const storage = ({ isFull = false, ...had } = {}) => {
  const items = new Map(Object.entries(had));
  return {
    items,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new Error("full");
      items.set(key, value);
    },
  };
};

test("choices are kept in the browser under names of their own", () => {
  const localStorage = storage({ "raichi-theme": "stone", theme: "of another page" });
  const kept = page(["kept"], { localStorage })("kept");
  assert.equal(kept.get("theme"), "stone");
  kept.set("theme", "wood");
  assert.equal(localStorage.items.get("raichi-theme"), "wood");
  assert.equal(localStorage.items.get("theme"), "of another page");
  assert.equal(kept.get("flip"), undefined);
});

test("choices last as long as the page where the browser takes none", () => {
  const full = page(["kept"], { localStorage: storage({ isFull: true }) })("kept");
  full.set("flip", "on");
  assert.equal(full.get("flip"), "on");
  // Where storage is forbidden, even to name it fails.
  const forbidden = page(["kept"], {})("kept");
  forbidden.set("flip", "off");
  assert.equal(forbidden.get("flip"), "off");
  assert.equal(forbidden.get("theme"), undefined);
});
