// Steps through a game without loading the page anew, and follows the game while it is played. Without this, every
// button and every move is a link to a page of its own.
//
// Other scripts step by `stepper`, and hear of each step by the event "stepped".
const stepper = (() => {
  const game = document.getElementById("game");
  if (!game) return;
  const find = (id) => document.getElementById(id);
  // Where the data of the game are, and where each position has a page.
  const { root, pages } = game.dataset;
  let { look } = game.dataset;
  let shown = Number(game.dataset.ply);
  let last = Number(game.dataset.last);

  const { entry, got } = positions;
  const board = (ply) => positions.board(root, ply, look);
  const prepare = () => {
    for (const ply of [shown + 1, shown - 1, shown + 2, shown + 3]) {
      if (entry(ply)) board(ply).catch(() => {});
    }
  };

  // Where the reader is: buttons, slider, list and address.
  const mark = () => {
    for (const [name, ply] of [["first", 0], ["previous", shown - 1], ["next", shown + 1], ["last", last]]) {
      const button = find(name);
      if (ply >= 0 && ply <= last && ply !== shown) {
        button.href = `${pages}/${ply}`;
        button.removeAttribute("role");
        button.removeAttribute("aria-disabled");
      } else {
        button.removeAttribute("href");
        button.setAttribute("role", "link");
        button.setAttribute("aria-disabled", "true");
      }
    }
    const slider = find("slider");
    slider.max = last;
    slider.value = shown;
    const current = entry(shown);
    const words = current.textContent.trim().replace(/\s+/g, " ");
    slider.setAttribute("aria-valuetext", words);
    find("count").textContent = `${shown} / ${last}`;
    positions.point(current);
    if (shown === last && find("newer")) find("newer").hidden = true;
  };

  const put = (fresh) => {
    const [here, there] = [find("board"), fresh];
    const picture = here.querySelector("img");
    const next = there.querySelector("img");
    for (const name of ["src", "alt", "width", "height"]) picture.setAttribute(name, next.getAttribute(name));
    const caption = there.querySelector("figcaption").cloneNode(true);
    here.querySelector("figcaption").replaceWith(caption);
    if (find("said").textContent !== next.alt) find("said").textContent = next.alt;
    const analyse = find("analyse");
    if (analyse) analyse.hash = analyse.hash.replace(/&ply=\d+$/, `&ply=${shown}`);
    const file = find("picture");
    if (file) {
      file.href = picture.src;
      file.download = `${file.dataset.file}-${shown}.png`;
    }
  };

  // `by` is who steps: a reader, unless it is told.
  const show = async (ply, by = "reader") => {
    if (ply < 0 || ply > last || ply === shown) return;
    const from = shown;
    shown = ply;
    mark();
    history.replaceState(null, "", `${pages}/${ply}`);
    try {
      const fresh = await board(ply);
      // The reader may have gone on meanwhile.
      if (ply !== shown) return;
      put(fresh);
      game.dataset.ply = ply;
      tell(from, by);
      prepare();
    } catch {
      location.assign(`${pages}/${ply}`);
    }
  };
  const tell = (from, by) => {
    const { cue } = entry(shown).dataset;
    document.dispatchEvent(new CustomEvent("stepped", { detail: { from, to: shown, by, cue } }));
  };

  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest("#moves a, #steps a, #newer a, .review a");
    if (!link) return;
    event.preventDefault();
    if (!link.hasAttribute("href")) return;
    const ply = Number(link.pathname.slice(pages.length + 1) || last);
    show(link.pathname === pages ? last : ply);
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (event.target.closest("input, textarea, select")) return;
    const to = positions.keyed(event, shown, last);
    if (to === undefined) return;
    event.preventDefault();
    const listed = document.activeElement?.closest("#moves");
    show(to);
    if (listed) entry(shown).focus({ preventScroll: true });
  });
  find("slider").addEventListener("input", (event) => show(Number(event.target.value)));
  find("slider").hidden = false;
  for (const hint of document.querySelectorAll(".hint")) hint.hidden = false;

  // The list of moves as it is now. What stays keeps its place, and the reader's.
  const renew = (fresh) => {
    const list = find("moves");
    const held = document.activeElement?.closest("#moves a")?.dataset.ply;
    const known = [...list.children];
    [...fresh.children].forEach((line, at) => {
      const old = known[at];
      if (!old) list.append(line);
      else if (old.firstElementChild.dataset.version !== line.firstElementChild.dataset.version) old.replaceWith(line);
    });
    for (const gone of known.slice(fresh.children.length)) gone.remove();
    if (held && !list.contains(document.activeElement)) (entry(held) ?? entry(last)).focus({ preventScroll: true });
    find("no-moves").hidden = last > 0;
  };

  // The page as it is now, for a reader who follows the game.
  const refresh = async () => {
    const page = await got(root);
    const fresh = page.getElementById("game");
    if (!fresh) return;
    tellTimes(page);
    const following = shown === last;
    const from = shown;
    last = Number(fresh.dataset.last);
    game.dataset.last = last;
    renew(page.getElementById("moves"));
    document.title = page.title;
    for (const id of ["title", "players", "standing", "games", "facts", "files"]) {
      const [old, now] = [find(id), page.getElementById(id)];
      if (old.innerHTML !== now.innerHTML) old.replaceWith(now);
    }
    lively();
    shown = following ? last : Math.min(shown, last);
    mark();
    find("newer").hidden = shown === last;
    // Also where the ply is the same: the game may have ended there, or another move may have taken its place.
    const ply = shown;
    const now = await board(ply);
    // Only now, so that what fails on the way is asked for again.
    game.dataset.entries = fresh.dataset.entries;
    if (!("running" in fresh.dataset)) {
      delete game.dataset.running;
      leave?.();
    }
    if (ply !== shown) return;
    put(now);
    game.dataset.ply = ply;
    if (following) history.replaceState(null, "", root);
    tell(from, "game");
    prepare();
  };
  let live = false;
  const lively = () => {
    for (const sign of document.querySelectorAll(".live")) sign.hidden = !live;
  };
  const lives = (now) => {
    live = now;
    lively();
  };
  let leave;
  if ("running" in game.dataset) {
    let turn = Promise.resolve();
    leave = follow(`${root}/events`, "message", {
      opened: () => lives(true),
      lost: () => lives(false),
      // One after the other; one that fails does not keep the next.
      heard: (event) => {
        const next = () => event.data !== game.dataset.entries && refresh();
        return (turn = turn.then(next, next));
      },
    });
  }
  mark();
  prepare();
  return {
    show,
    shown: () => shown,
    last: () => last,
    // Shows the boards in another look from now on.
    dress: async (query) => {
      if (query === look) return;
      look = query;
      const ply = shown;
      try {
        const fresh = await board(ply);
        if (ply === shown && query === look) put(fresh);
        prepare();
      } catch {
        location.assign(`${pages}/${ply}${query && "?" + query}`);
      }
    },
  };
})();
