import assert from "node:assert/strict";
import test from "node:test";

import { page } from "./page.mjs";

const NOW = Date.UTC(2026, 4, 17, 12);

// A <time> element that counts how often its text is written.
const element = (seconds, style) => {
  let shown = "";
  return {
    dateTime: new Date(NOW + 1000 * seconds).toISOString(),
    dataset: { style },
    writes: 0,
    get textContent() {
      return shown;
    },
    set textContent(text) {
      shown = text;
      this.writes += 1;
    },
  };
};

// The page with such elements; gives what is called every twenty seconds.
const told = (lang, times) => {
  let again;
  class Clock extends Date {
    static now = () => NOW;
  }
  const document = { documentElement: { lang }, querySelectorAll: () => times };
  page(["times"], { document, Date: Clock, setInterval: (call) => (again = call) });
  return again;
};

test("times from now are in the largest unit that fits, in the page's language", () => {
  const cases = [
    [30, "in 30 seconds"], [59, "in 59 seconds"], [60, "in 1 minute"], [-90, "1 minute ago"], [3600, "in 1 hour"],
    [-86400, "yesterday"], [3 * 86400, "in 3 days"], [-2629800, "last month"], [2 * 31557600, "in 2 years"],
  ];
  const times = cases.map(([seconds]) => element(seconds, "R"));
  told("en", times);
  assert.deepEqual(times.map((time) => time.textContent), cases.map(([, text]) => text));
  const german = [element(-7200, "R")];
  told("de", german);
  assert.equal(german[0].textContent, "vor 2 Stunden");
});

test("other styles are dates, and every time has the whole date as its title", () => {
  const whole = new Date(NOW).toLocaleString("en", { dateStyle: "full", timeStyle: "short" });
  const [long, day, relative] = [element(0, "F"), element(0, "D"), element(0, "R")];
  told("en", [long, day, relative]);
  assert.equal(long.textContent, whole);
  assert.equal(day.textContent, new Date(NOW).toLocaleString("en", { dateStyle: "long" }));
  for (const time of [long, day, relative]) assert.equal(time.title, whole);
});

test("a text that is right already is not written again, so that no screen reader reads it again", () => {
  const time = element(60, "R");
  const again = told("en", [time]);
  again();
  assert.equal(time.writes, 1);
  time.textContent = "something else";
  again();
  assert.equal(time.textContent, "in 1 minute");
});
