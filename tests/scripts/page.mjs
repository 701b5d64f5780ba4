// A page without a browser: the scripts of `src/web/assets` in a context of their own, with a clock that only moves when a test
// moves it.
import { readFileSync } from "node:fs";
import vm from "node:vm";

const source = (name) => readFileSync(new URL(`../../src/web/assets/${name}.js`, import.meta.url), "utf8");

// Runs scripts one after another, as a page does, with these globals; gives what an expression is there.
export const page = (names, globals) => {
  const context = vm.createContext({ ...globals });
  vm.runInContext(names.map(source).join("\n"), context);
  return (expression) => vm.runInContext(expression, context);
};

// Timers of a page. Each runs when `pass` reaches its time; what it has started has then settled.
export const clock = () => {
  let now = 0;
  let last = 0;
  const timers = new Map();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    setTimeout: (call, pause) => {
      timers.set(++last, { call, due: now + pause });
      return last;
    },
    clearTimeout: (timer) => timers.delete(timer),
    waiting: () => [...timers.values()].map(({ due }) => due - now),
    settled,
    pass: async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(([, { due }]) => due <= end).sort(([, one], [, other]) => one.due - other.due);
        if (!next) break;
        const [timer, { call, due }] = next;
        timers.delete(timer);
        now = due;
        call();
        await settled();
      }
      now = end;
    },
  };
};

// Something with listeners, as a document or a window; `happens` calls them.
export const listening = (of = {}) => {
  const listeners = [];
  return {
    ...of,
    addEventListener: (name, call, options) => listeners.push({ name, call, signal: options?.signal }),
    happens(name, event = {}) {
      for (const listener of listeners) {
        if (listener.name === name && !listener.signal?.aborted) listener.call(event);
      }
    },
  };
};
