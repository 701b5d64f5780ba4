// The analysis board: sends what is done together with the state, and shows what comes of it. The state is the part of the
// address after "#".
(() => {
  const page = document.getElementById("analyse");
  if (!page) return;
  const $ = (id) => document.getElementById(id);
  const shown = $("shown");
  const longest = Number(page.dataset.longest);
  let state = "";
  // The states before, to which one can go back.
  const past = [];

  const notice = (words) => {
    $("notice").hidden = !words;
    $("notice").textContent = words ?? "";
  };
  const theme = $("theme");
  const flip = $("flip");
  const usual = theme.options[0].value;
  const look = () => ({
    ...(theme.value !== usual && { theme: theme.value }), ...(flip.checked && { flip: "on" }),
  });
  // Within the page on which people play, its session counts.
  const outer = () => {
    try {
      return window.parent === window ? undefined : window.parent.raichi;
    } catch { /* The page around is of another site. */ }
  };
  const headers = () => outer()?.headers() ?? {};
  const send = (kind, data) => fetch(`${page.dataset.at}/${kind}`, {
    method: "POST", headers: { ...headers(), "content-type": "application/json" }, body: JSON.stringify(data),
  });

  const paint = async (root) => {
    const picture = root.querySelector("img[data-src]");
    const before = shown.querySelector("figure > img");
    if (before?.dataset.src === picture.dataset.src) {
      before.alt = picture.alt;
      picture.replaceWith(before);
      return;
    }
    picture.src = picture.dataset.src;
    await picture.decode().catch(() => {});
  };
  // Where somebody was by keys.
  const place = () => {
    const at = document.activeElement;
    if (!shown.contains(at)) return undefined;
    if (at.closest(".squares")) return ".squares [tabindex='0']";
    if (at.closest("#tree")) return "#tree [tabindex='0']";
    return at.id && `#${at.id}:not(:disabled)`;
  };
  const put = async (text, how) => {
    const fresh = document.createElement("div");
    fresh.innerHTML = text;
    const next = fresh.querySelector("#table");
    await paint(fresh);
    const stop = place();
    const isOpen = $("shared")?.open;
    shown.replaceChildren(...fresh.children);
    $("shared").open = Boolean(isOpen);
    board.prepare(next);
    if (next.dataset.state !== state) {
      if (how !== "back" && state) past.push(state);
      state = next.dataset.state;
    }
    history.replaceState(null, "", `#${state}`);
    $("undo").disabled = !past.length;
    $("link").value = new URL(`${page.dataset.shared}#${state}`, location.href).href;
    for (const entry of $("tree").querySelectorAll("button")) entry.tabIndex = -1;
    const current = $("tree").querySelector("[aria-current]") ?? $("tree").querySelector("button");
    if (current) {
      current.tabIndex = 0;
      const { offsetTop: above, offsetHeight: height } = current;
      const tree = $("tree");
      if (above < tree.scrollTop) tree.scrollTop = above;
      else if (above + height > tree.scrollTop + tree.clientHeight) tree.scrollTop = above + height - tree.clientHeight;
    }
    if (stop) (shown.querySelector(stop) ?? shown.querySelector("#steps button:not(:disabled)"))?.focus({ preventScroll: true });
    openings();
    if (how !== "quiet") say(next.querySelector(".standing").textContent);
  };

  // One thing after the other: each begins with the state that the one before has left.
  let doing = Promise.resolve();
  const ask = (act, how, from) => (doing = doing.then(async () => {
    const old = from ?? state;
    if (old.length > longest) {
      notice(page.dataset.tooLong);
      return false;
    }
    try {
      const answer = await send("board", { state: old, ...look(), ...(act && { act }) });
      const text = await answer.text();
      if (!answer.ok) {
        notice(answer.status === 422 && text.length < 500 ? text : page.dataset.unreadable);
        return false;
      }
      notice();
      await put(text, how);
      return true;
    } catch {
      notice(page.dataset.offline);
      return false;
    }
  }));

  // What has been noted is sent with the next thing that is done.
  const noted = () => {
    const note = $("note");
    if (note && note.value !== note.defaultValue) return ask({ do: "note", text: note.value }, "quiet");
  };
  const act = (what) => {
    noted();
    return ask(what);
  };
  board.sends((form, data) => {
    const { from, square, whole } = Object.fromEntries(data);
    return act({ do: "touch", from, square, whole });
  });
  const go = (to) => act({ do: "go", to: Number(to) });

  const evaluate = async () => {
    const [button, opinion] = [$("evaluate"), $("opinion")];
    button.disabled = true;
    opinion.textContent = page.dataset.evaluating;
    try {
      const answer = await send("evaluation", { state });
      const text = await answer.text();
      if (answer.ok) opinion.innerHTML = text;
      else opinion.textContent = answer.status === 422 ? text : page.dataset.offline;
    } catch {
      opinion.textContent = page.dataset.offline;
    }
    button.disabled = false;
  };

  // What was played from the position in rated games.
  const openings = async () => {
    if (!$("openings").open) return;
    const own = state;
    try {
      const answer = await send("openings", { state });
      const text = answer.status === 200 ? await answer.text() : "";
      if (own === state) $("played").innerHTML = text || "–";
    } catch {
      notice(page.dataset.offline);
    }
  };
  $("openings").addEventListener("toggle", openings);

  // What somebody has saved who has signed in or has a seat.
  const saved = async (asking) => {
    try {
      const answer = await asking;
      if (answer.status === 200) $("saved").innerHTML = await answer.text();
      else if (answer.status === 422) notice(await answer.text());
      $("saved").hidden = !$("saved").firstChild;
    } catch {
      notice(page.dataset.offline);
    }
  };
  saved(fetch(`${page.dataset.at}/saved`, { headers: headers() }));

  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("button");
    if (!button || button.disabled) return;
    if (button.dataset.go !== undefined) go(button.dataset.go);
    else if (button.dataset.play) act({ do: "touch", whole: button.dataset.play });
    else if (button.id === "undo") ask(undefined, "back", past.pop());
    else if (button.id === "delete") act({ do: "delete" });
    else if (button.id === "promote") act({ do: "promote" });
    else if (button.id === "evaluate") evaluate();
    else if (button.id === "copy") copy(button);
    else if (button.id === "save") doing.then(() => saved(send("saved", { state })));
    else if (button.dataset.forget) saved(send("saved/delete", { id: Number(button.dataset.forget) }));
  });
  document.addEventListener("change", (event) => {
    if (event.target.id === "note") noted();
  });
  const copy = async (button) => {
    const copied = $("copied");
    try {
      await navigator.clipboard.writeText($("link").value);
      copied.textContent = button.dataset.copied;
    } catch {
      $("link").focus();
      $("link").select();
      copied.textContent = button.dataset.refused;
    }
  };
  document.addEventListener("focusin", (event) => {
    if (event.target.matches("[readonly]")) event.target.select();
  });

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const square = event.target.closest(".squares button");
    if (square && event.key.toLowerCase() === "m") return mark(square.value, square.value);
    if (square || event.target.closest("input, textarea, select, summary")) return;
    const step = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    const entries = [...$("tree")?.querySelectorAll("button") ?? []];
    const at = entries.indexOf(document.activeElement);
    const beside = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
    if (step) {
      event.preventDefault();
      const to = $(step)?.dataset.go;
      if (to !== undefined) go(to);
    } else if (at >= 0 && entries[beside]) {
      event.preventDefault();
      entries[beside].focus();
    }
  });

  // Marks: with the right button or after a long touch, from one square to the other, or to the same.
  const mark = (from, to) => act({ do: "mark", from, to });
  const square = (form, { clientX, clientY }) => {
    const near = [...form.querySelectorAll("button")].map((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const far = Math.hypot(clientX - left - width / 2, clientY - top - height / 2);
      return { button, far, width };
    });
    near.sort((one, other) => one.far - other.far);
    return near[0].far <= near[0].width ? near[0].button.value : undefined;
  };
  let drawing;
  const HOLD = 500;
  const still = 10;
  shown.addEventListener("contextmenu", (event) => {
    if (event.target.closest(".squares")) event.preventDefault();
  });
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(drawing?.timer);
    drawing = undefined;
    const form = event.target.closest?.("#shown .squares");
    if (!form || !event.isPrimary) return;
    const from = square(form, event);
    if (!from) return;
    if (event.button === 2) drawing = { form, from, held: true };
    else if (event.pointerType === "touch") {
      const own = (drawing = { form, from, begun: event });
      own.timer = setTimeout(() => {
        own.held = true;
        form.classList.add("held");
        navigator.vibrate?.(15);
      }, HOLD);
    }
  });
  document.addEventListener("pointermove", (event) => {
    if (!drawing?.begun || drawing.held) return;
    const { clientX, clientY } = drawing.begun;
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < still) return;
    clearTimeout(drawing.timer);
    drawing = undefined;
  });
  document.addEventListener("pointercancel", () => {
    drawing?.form.classList.remove("held");
    clearTimeout(drawing?.timer);
    drawing = undefined;
  });
  let drawn = -Infinity;
  document.addEventListener("pointerup", (event) => {
    const own = drawing;
    own?.form.classList.remove("held");
    clearTimeout(own?.timer);
    drawing = undefined;
    if (!own?.held) return;
    const to = square(own.form, event);
    drawn = event.timeStamp;
    if (to) mark(own.from, to);
  });
  // The end of a long touch is no click.
  document.addEventListener("click", (event) => {
    if (event.timeStamp - drawn < 400) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  }, true);

  $("set-up").addEventListener("submit", (event) => {
    event.preventDefault();
    const [rules, position, record] = ["rules", "position", "record"].map((id) => $(id).value);
    ask({ do: "open", rules, position, record }).then((done) => {
      if (!done) return;
      event.target.closest("details").open = false;
      scrollTo(0, 0);
    });
  });
  $("looks").addEventListener("submit", (event) => event.preventDefault());
  $("looks").addEventListener("change", () => {
    kept.set("theme", theme.value);
    kept.set("flip", flip.checked ? "on" : "off");
    ask(undefined, "quiet");
  });
  const more = matchMedia("(prefers-contrast: more)").matches ? "high-contrast" : usual;
  const wanted = kept.get("theme") ?? more;
  if ([...theme.options].some((option) => option.value === wanted)) theme.value = wanted;
  flip.checked = kept.get("flip") === "on";

  // What an address has that cannot be shown is said, and the usual board is shown.
  const open = async () => {
    const given = location.hash.slice(1);
    if (given === state && state) return;
    if (await ask(undefined, "quiet", given)) return;
    const words = $("notice").textContent;
    if (!state) await ask(undefined, "quiet", "");
    notice(words);
  };
  addEventListener("hashchange", open);
  open();
})();
