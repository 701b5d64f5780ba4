// Boards that are played on: clicks, taps, drags or keys choose a piece and then its square.
// What is read out beside the messages.
const say = (words) => {
  const said = document.getElementById("said");
  if (said && said.textContent !== words) said.textContent = words;
};

const board = (() => {
  // Squares below this, in CSS pixels, are hard to hit: a tap means the nearest one, and a second tap confirms it.
  const EASY = 24;
  // How far a pointer goes before it drags, in CSS pixels.
  const DRAG = 6;
  const { lang } = document.documentElement;
  const either = new Intl.ListFormat(lang === "en" ? "en-GB" : lang, { type: "disjunction" });
  // Sends a move, and gives whether it was played; the page sets it.
  let send = async () => false;

  const squares = (form) => [...form.querySelectorAll("button")];
  const article = (form) => form.closest(".message");
  const isSmall = (form) => form.querySelector("button").getBoundingClientRect().width < EASY;
  const mustConfirm = (form) => isSmall(form) || kept.get("confirm") === "yes";
  const is = (square, state) => square.classList.contains(state);
  // The move that a target completes.
  const written = (form, target) => [form.from.value, target.value].filter(Boolean).join("-").replaceAll("-", "–");

  // Whether the ply goes on after a target, which is then chosen and not played.
  const goesOn = (form, target) => form.on.includes(target.value);
  // The button for what has been chosen so far, if it is a ply already, or for the end of a turn.
  const whole = (form) => article(form)?.querySelector(".whole button");

  // One stop of the Tab key for the whole board: the square where somebody is or was, or the first that can be pressed.
  const rove = (form, stop) => {
    const all = squares(form);
    const open = (square) => square && !square.disabled;
    const now = [stop, all.find((square) => square.tabIndex === 0 && square.hasAttribute("tabindex"))].find(open)
      ?? all.find((square) => is(square, "selected")) ?? all.find(open);
    for (const square of all) square.tabIndex = square === now ? 0 : -1;
  };
  // What a screen reader is told of a square.
  const name = (form, square) => {
    const idle = square.disabled && square.own === square.value;
    const label = is(square, "target") ? form.dataset.target.replace("*", square.value) : square.own;
    if (idle) {
      square.setAttribute("aria-hidden", "true");
      square.removeAttribute("aria-label");
    } else {
      square.removeAttribute("aria-hidden");
      square.setAttribute("aria-label", label);
    }
    if (square.dataset.to) square.setAttribute("aria-pressed", String(is(square, "selected")));
  };

  // Forgets the target that was to be confirmed.
  const unask = (form) => {
    const bar = article(form)?.querySelector(".sure");
    if (bar) bar.hidden = true;
    delete form.dataset.asked;
    form.querySelector(".asked")?.classList.remove("asked");
  };
  const ask = (form, target) => {
    unask(form);
    form.dataset.asked = target.value;
    target.classList.add("asked");
    const move = written(form, target);
    const bar = article(form).querySelector(".sure");
    bar.hidden = false;
    bar.querySelector("[data-sure]").textContent = form.dataset.play.replace("*", move);
    say(form.dataset.again.replace("*", move));
  };

  const listed = (names) => names?.split(" ").filter(Boolean) ?? [];
  // Forgets the points of a chain, which the address of the page has.
  const unchoose = (form) => {
    if (form.from.value.includes("-")) {
      whole(form)?.parentElement.remove();
      // The message is no longer as it came, so that the same chain can come again.
      delete article(form).dataset.version;
    }
    if (new URLSearchParams(location.search).has("from")) history.replaceState(null, "", location.pathname);
  };

  // Takes up a piece, or puts down what was taken up. What is a ply by itself is a target while nothing is taken up.
  const pick = (form, piece) => {
    unask(form);
    unchoose(form);
    form.from.value = piece?.value ?? "";
    form.on = listed(piece?.dataset.on);
    const targets = piece?.dataset.to.split(" ") ?? [];
    for (const square of squares(form)) {
      const isTarget = piece ? targets.includes(square.value) : square.isPly;
      square.className = square === piece ? "selected" : isTarget ? "target" : square.dataset.to ? "piece" : "";
      square.disabled = !square.className;
      name(form, square);
    }
    rove(form, piece);
    say(piece ? `${piece.value}: ${either.format(targets)}` : "");
  };

  // Sends a target, or the ply that has been chosen. What could not be sent stays chosen.
  const play = async (form, button) => {
    const data = new FormData(form);
    data.set(button.name, button.value);
    unask(form);
    say("");
    // What is inert has no focus, so whose it was is noted before.
    form.dataset.held = document.querySelector(".message:has(:focus-visible)")?.id ?? "";
    form.inert = true;
    const done = await send(form, data);
    form.inert = false;
    if (!done) {
      if (form.dataset.held) button.focus();
      return;
    }
    kept.set("moved", "yes");
    document.documentElement.dataset.moved = "";
    if (form.isConnected) pick(form);
  };

  const press = (form, square, unsure) => {
    if (!square) pick(form);
    else if (is(square, "selected")) form.from.value.includes("-") && whole(form) ? play(form, whole(form)) : pick(form);
    else if (!is(square, "target")) pick(form, square);
    else if (unsure && !goesOn(form, square) && form.dataset.asked !== square.value) ask(form, square);
    else play(form, square);
  };

  // The square that a pointer means: the one below it, and of small ones the nearest that can be pressed.
  const meant = (form, { clientX, clientY }) => {
    const near = squares(form).filter((square) => !square.disabled).map((square) => {
      const { left, top, width, height } = square.getBoundingClientRect();
      const [across, down] = [clientX - left - width / 2, clientY - top - height / 2];
      const inside = Math.abs(across) <= width / 2 && Math.abs(down) <= height / 2;
      return { square, inside, far: Math.hypot(across, down), reach: Math.max(EASY, 1.5 * width) };
    });
    near.sort((one, other) => one.far - other.far);
    if (!isSmall(form)) return near.find(({ inside }) => inside)?.square;
    return near[0]?.far <= near[0]?.reach ? near[0].square : undefined;
  };

  // A part of a picture of some size, in CSS pixels.
  const cut = (name, picture, size, { left, top, width, height }) => {
    const part = document.createElement("div");
    part.className = name;
    Object.assign(part.style, {
      width: `${width}px`, height: `${height}px`, backgroundImage: `url("${picture.currentSrc}")`,
      backgroundSize: `${size.width}px ${size.height}px`, backgroundPosition: `${-left}px ${-top}px`,
    });
    return part;
  };

  // The drag that is going on, and whether one has just ended, which is no click.
  let drag;
  let dragged = false;
  const lift = ({ form, square }) => {
    if (!is(square, "selected")) pick(form, square);
    const picture = form.parentElement.querySelector("img");
    // In the picture, the piece of a chain is still where it was.
    const shown = square.dataset.to ? square : form.querySelector(`[value="${CSS.escape(form.from.value.split("-")[0])}"]`);
    const [whole, cell] = [picture, shown].map((part) => part.getBoundingClientRect());
    const { width, height } = cell;
    const ghost = cut("ghost", picture, whole, { left: cell.left - whole.left, top: cell.top - whole.top, width, height });
    document.body.append(ghost);
    return ghost;
  };
  const drop = () => {
    drag?.ghost?.remove();
    drag?.form.querySelector(".over")?.classList.remove("over");
    drag = undefined;
  };
  document.addEventListener("pointerdown", (event) => {
    dragged = false;
    drop();
    const form = event.target.closest?.(".squares");
    if (!form || !event.isPrimary || event.button) return;
    const square = meant(form, event);
    if (square?.dataset.to || (square && is(square, "selected"))) drag = { form, square, from: event, pointer: event.pointerId };
  });
  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { from, form } = drag;
    if (!form.isConnected) return drop();
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < DRAG) return;
      drag.ghost = lift(drag);
    }
    drag.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
    const over = meant(form, event);
    form.querySelector(".over")?.classList.remove("over");
    if (over && is(over, "target")) over.classList.add("over");
  });
  document.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { form, ghost } = drag;
    drop();
    if (!ghost) return;
    dragged = true;
    const target = meant(form, event);
    if (target && is(target, "target")) press(form, target, mustConfirm(form));
  });
  document.addEventListener("pointercancel", drop);

  document.addEventListener("click", (event) => {
    const sure = event.target.closest?.("[data-sure], [data-unsure], .whole button");
    const form = sure ? sure.closest(".message")?.querySelector(".squares") : event.target.closest?.(".squares");
    // A piece that begins a game is a button like others.
    if (!form || "begins" in form.dataset) return;
    event.preventDefault();
    if (dragged && event.detail) {
      dragged = false;
    } else if (sure) {
      const asked = form.querySelector(".asked");
      if (sure.name === "whole") play(form, sure);
      else if (asked && "sure" in sure.dataset) play(form, asked);
      else pick(form);
    } else if (event.detail) {
      press(form, meant(form, event), mustConfirm(form));
    } else {
      // By keys, exactly this square.
      const square = event.target.closest("button");
      if (square) press(form, square, kept.get("confirm") === "yes");
    }
  });
  // Arrows go to the next square there that can be pressed; Escape puts the piece back.
  document.addEventListener("keydown", (event) => {
    const square = event.target.closest?.(".squares button");
    if (!square) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const form = square.form;
    if (event.key === "Escape" && !("begins" in form.dataset)) {
      if (form.dataset.asked) return unask(form);
      const chosen = form.querySelector(".selected");
      pick(form);
      (chosen?.disabled === false ? chosen : form.querySelector("[tabindex='0']"))?.focus();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const middle = (of) => {
      const { left, top, width, height } = of.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const [x, y] = middle(square);
    // Points that are hardly ahead lie beside.
    const least = square.getBoundingClientRect().width / 4;
    const ahead = squares(form)
      .filter((other) => !other.disabled)
      .map((other) => [other, ...middle(other)])
      .map(([other, left, top]) => [other, left - x, top - y])
      .filter(([, dx, dy]) => dx * step[0] + dy * step[1] > least)
      .map(([other, dx, dy]) => [other, Math.abs(dx) + Math.abs(dy) + 3 * Math.abs(step[0] ? dy : dx)])
      .sort((one, other) => one[1] - other[1]);
    ahead[0]?.[0].focus();
  });
  document.addEventListener("focusin", (event) => {
    const square = event.target.closest?.(".squares button");
    if (square) rove(square.form, square);
  });

  // Leaves room for the confirmation where there will be one, so that nothing moves under a finger.
  const measure = (form) => article(form)?.toggleAttribute("data-confirms", mustConfirm(form));
  const measureAll = () => document.querySelectorAll(".squares").forEach(measure);
  addEventListener("resize", measureAll);

  // Prepares the boards in a part of the page that is new.
  const prepare = (root) => {
    for (const form of root.querySelectorAll(".squares:not([data-begins])")) {
      for (const square of squares(form)) {
        square.own = square.getAttribute("aria-label") ?? square.value;
        square.isPly = is(square, "target") && !form.from.value;
        if (square.dataset.to) square.setAttribute("aria-pressed", String(is(square, "selected")));
      }
      form.on = listed(form.dataset.on);
      // A finger that drags a piece throws nothing: what follows a throw within a second is no click.
      form.addEventListener("touchmove", (event) => drag?.ghost && event.preventDefault(), { passive: false });
      rove(form);
      measure(form);
      if (form.from.value) {
        const targets = squares(form).filter((square) => is(square, "target")).map((square) => square.value);
        const next = [...targets, whole(form)?.textContent].filter(Boolean);
        say(`${form.from.value.replaceAll("-", "–")}: ${either.format(next)}`);
      }
    }
  };
  // Takes up in a new board the piece that was taken up in an old one.
  const keep = (old, root) => {
    const picked = old.querySelector(".squares .selected")?.value;
    const form = root.querySelector(".squares");
    if (!picked || !form || form.from.value) return;
    const again = form.querySelector(`.piece[value="${CSS.escape(picked)}"]`);
    if (again) pick(form, again);
  };
  if (kept.get("moved")) document.documentElement.dataset.moved = "";
  return { prepare, keep, cut, measureAll, sends: (how) => (send = how) };
})();
