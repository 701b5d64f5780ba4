"use strict";
// The positions of a game by its list of moves: each is fetched once, with its picture, and the one that is shown is marked.
const positions = (() => {
  const list = () => document.getElementById("moves");
  const entry = (ply) => list().querySelector(`a[data-ply="${ply}"]`);
  const parsed = (text) => new DOMParser().parseFromString(text, "text/html");
  // An answer, if need be after a pause: the server asks a reader who steps very fast to wait.
  const answered = async (address, tries = 5) => {
    const answer = await fetch(address);
    if (answer.ok) return answer;
    if (![429, 503].includes(answer.status) || tries === 0) throw new Error(`${address}: ${answer.status}`);
    await new Promise((rested) => setTimeout(rested, 1000));
    return answered(address, tries - 1);
  };
  const got = async (address) => parsed(await (await answered(address)).text());
  const fetched = async (address) => {
    const board = (await got(address)).getElementById("board");
    const picture = new Image();
    const source = board.querySelector("img").getAttribute("src");
    await (await answered(source)).blob();
    picture.src = source;
    await picture.decode();
    return board;
  };
  // Those that are at hand, by their addresses, in which are their versions and looks.
  const boards = new Map();
  const board = (root, ply, look = "") => {
    const address = `${root}/${ply}/board?v=${entry(ply).dataset.version}${look && "&" + look}`;
    if (!boards.has(address)) {
      const coming = fetched(address);
      coming.catch(() => boards.delete(address));
      boards.set(address, coming);
    }
    return boards.get(address);
  };
  // Marks where the reader is, in sight. The list is one stop for the Tab key; the arrows go through it.
  const point = (current) => {
    for (const other of list().querySelectorAll("a")) {
      if (other === current) continue;
      other.removeAttribute("aria-current");
      other.tabIndex = -1;
    }
    current.setAttribute("aria-current", "true");
    current.tabIndex = 0;
    const line = current.parentElement;
    const above = line.offsetTop;
    if (above < list().scrollTop) list().scrollTop = above;
    const below = above + line.offsetHeight - list().clientHeight;
    if (below > list().scrollTop) list().scrollTop = below;
  };
  // Where a key leads.
  const keyed = ({ key }, shown, last) => ({ ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: last })[key];
  return { entry, got, board, point, keyed };
})();
