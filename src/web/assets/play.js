// Plays a game move by move, and steps by taps and swipes on the board.
(() => {
  if (!stepper) return;
  const button = document.getElementById("play");
  const speed = document.getElementById("speed");
  // How long a position stays, at the usual speed.
  const rest = 1000;
  let timer;

  const label = (playing) => {
    const words = playing ? button.dataset.pause : button.dataset.play;
    button.classList.toggle("playing", playing);
    button.setAttribute("aria-label", words);
    button.title = words;
  };
  const pause = () => {
    clearTimeout(timer);
    timer = undefined;
    label(false);
  };
  const next = () => {
    timer = setTimeout(async () => {
      const own = timer;
      // Over only when the board is there: a reader who waits for a slow line misses no position.
      await stepper.show(stepper.shown() + 1, "player");
      if (own !== timer) return;
      if (stepper.shown() < stepper.last()) next();
      else pause();
    }, rest / Number(speed.value));
  };
  button.addEventListener("click", async () => {
    if (timer) return pause();
    label(true);
    if (stepper.shown() === stepper.last()) await stepper.show(0, "player");
    next();
  });
  // A reader who steps by hand wants to look.
  document.addEventListener("stepped", ({ detail: { by } }) => by === "reader" && timer && pause());
  document.addEventListener("visibilitychange", () => document.hidden && timer && pause());
  button.hidden = false;
  speed.hidden = false;

  // A tap on the right half of the picture leads on, one on the left half back. A swipe turns the page: to the left, on.
  const board = document.getElementById("board");
  board.classList.add("steppable");
  const step = (by) => stepper.show(stepper.shown() + by);
  let touch;
  let swiped = -Infinity;
  board.addEventListener("touchstart", (event) => {
    const [finger] = event.touches;
    // Two fingers zoom.
    touch = event.touches.length === 1 && event.target.matches("img") ? { x: finger.clientX, y: finger.clientY } : undefined;
  }, { passive: true });
  board.addEventListener("touchend", (event) => {
    const [finger] = event.changedTouches;
    if (!touch || event.touches.length) return;
    const [dx, dy] = [finger.clientX - touch.x, finger.clientY - touch.y];
    touch = undefined;
    // A zoomed page is moved about by the same gesture.
    if (Math.abs(dx) < 40 || Math.abs(dx) < 2 * Math.abs(dy) || visualViewport?.scale > 1.05) return;
    swiped = event.timeStamp;
    step(dx < 0 ? 1 : -1);
  });
  board.addEventListener("click", (event) => {
    // Some browsers take the end of a swipe for a click.
    if (event.timeStamp - swiped < 500 || event.button || !event.target.matches("img")) return;
    const { left, width } = event.target.getBoundingClientRect();
    step(event.clientX - left < width / 2 ? -1 : 1);
  });
})();
