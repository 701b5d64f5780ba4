// What the reader has chosen, kept in this browser. Where the browser keeps nothing, it lasts as long as the page.
const kept = (() => {
  const passing = new Map();
  const name = (key) => "raichi-" + key;
  return {
    get: (key) => {
      try {
        return localStorage.getItem(name(key)) ?? passing.get(key);
      } catch {
        return passing.get(key);
      }
    },
    set: (key, value) => {
      passing.set(key, value);
      try {
        localStorage.setItem(name(key), value);
      } catch { /* It lasts as long as the page. */ }
    },
  };
})();
