// What stands beside the large board: the list of moves shows their positions on it, and pieces that were moved slide to
// their squares.
const course = (() => {
  const find = (css) => document.querySelector(`.staged ${css}`);
  const last = () => find("#moves li:last-child a");

  // Shows the position of a move in the picture's place. There is nothing to click until it is the newest again.
  const look = async (link) => {
    const figure = find("figure");
    const ply = Number(link.dataset.ply);
    figure.now ??= figure.querySelector("img");
    figure.ply = ply;
    // From here on, not only once the picture is there: a page that is renewed meanwhile leaves the mark where it is.
    figure.past = link !== last();
    positions.point(link);
    let picture = figure.now;
    if (figure.past) {
      try {
        const root = link.pathname.slice(0, link.pathname.lastIndexOf("/"));
        picture = (await positions.board(root, ply)).querySelector("img").cloneNode();
      } catch {
        return location.assign(link.href);
      }
      // The reader may have gone on meanwhile, or the game.
      if (figure.ply !== ply || !figure.isConnected) return;
    }
    figure.querySelector("img").replaceWith(picture);
    const squares = figure.querySelector(".squares");
    if (squares) squares.inert = figure.past;
    say(picture.alt);
  };
  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const past = event.target.closest?.(".staged figure")?.past;
    const link = past ? last() : event.target.closest?.(".course a");
    if (!link) return;
    event.preventDefault();
    look(link);
  });
  document.addEventListener("keydown", (event) => {
    const link = event.target.closest?.(".course a");
    const ply = Number(link?.dataset.ply);
    const to = link && positions.entry(positions.keyed(event, ply, last().dataset.ply));
    if (!to) return;
    event.preventDefault();
    look(to);
    to.focus({ preventScroll: true });
  });

  // Over the former picture, each piece slides from where it was, and leaves what is there now.
  const slide = async (former, ways, edge) => {
    const figure = find("figure");
    const picture = figure.querySelector("img");
    await picture.decode();
    const size = picture.getBoundingClientRect();
    const plane = board.cut("sliding", former, size, { left: 0, top: 0, width: size.width, height: size.height });
    figure.append(plane);
    const width = edge * size.width;
    for (const way of ways.filter(Boolean)) {
      const points = way.split(" ").map((point) => point.split(","));
      const [[left, top]] = points.map(([x, y]) => [x * size.width - width / 2, y * size.height - width / 2]);
      for (const [name, of] of [["left", picture], ["ghost", former]]) {
        const part = board.cut(name, of, size, { left, top, width, height: width });
        Object.assign(part.style, { left: `${left}px`, top: `${top}px` });
        plane.append(part);
      }
      const path = points.map(([x, y]) => {
        return { translate: `${x * size.width - width / 2 - left}px ${y * size.height - width / 2 - top}px` };
      });
      const duration = 220 * (points.length - 1);
      await plane.lastChild.animate(path, { duration, easing: "ease-in-out", fill: "forwards" }).finished;
    }
    plane.remove();
  };

  // What is shown, before the page is renewed; and what has happened since.
  const note = () => {
    const { dataset } = find(".course") ?? {};
    return dataset && { game: dataset.game, last: dataset.last, picture: find("figure > img"), past: find("figure").past };
  };
  const renew = (before) => {
    if (last() && !find("figure").past) positions.point(last());
    const now = find(".course")?.dataset;
    const count = now?.last - before?.last;
    const ways = now?.ways.split(";") ?? [];
    const calm = document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (calm || before?.past || now?.game !== before?.game || !(count > 0 && count <= ways.length)) return;
    slide(before.picture, ways.slice(-count), now.edge).catch(() => {});
  };
  renew();
  return { note, renew };
})();
