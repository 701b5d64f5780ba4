// The channel, followed and played in without leaving the page.
(() => {
  const $ = (id) => document.getElementById(id);
  const log = $("log");
  if (!log) return;
  const here = () => location.pathname + location.search;
  const scroller = $("scroller");
  const composer = $("composer");
  const line = $("line");

  // What goes wrong stands above the messages until the page can be shown again.
  let notice;
  const warn = (words) => {
    if (!notice) {
      notice = document.createElement("p");
      notice.className = "notice";
      notice.setAttribute("role", "status");
      scroller.before(notice);
    }
    if (notice.textContent !== words) notice.textContent = words;
  };
  const relieve = () => {
    notice?.remove();
    notice = undefined;
  };

  // The message in which somebody is by keys. On a phone, the line would bring up the keyboard.
  const focused = () => document.querySelector(".message:has(:focus-visible)")?.id;
  // The page as it is now, put in place of what has changed. Whoever was in a message that `held` the focus stays there,
  // or finds the next board, or the line.
  const show = (text, held = focused()) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const fresh = page.getElementById("log");
    if (!fresh) return;
    const atEnd = scroller.scrollTop > -80;
    const ids = new Set([...fresh.children].map((child) => child.id));
    for (const child of [...log.children]) if (!ids.has(child.id)) child.remove();
    const known = new Map([...log.children].map((child) => [child.id, child]));
    let added = false;
    let place = log.firstElementChild;
    for (const child of [...fresh.children]) {
      const old = known.get(child.id);
      if (old === place && place) place = place.nextElementSibling;
      if (old?.dataset.version && old.dataset.version === child.dataset.version) continue;
      tellTimes(child);
      const node = document.adoptNode(child);
      if (old) {
        // A piece that was picked stays picked.
        const picked = old.querySelector(".squares .selected")?.value;
        old.replaceWith(node);
        const again = picked && node.querySelector(`.squares .piece[value="${CSS.escape(picked)}"]`);
        if (again) pick(again.form, again);
      } else {
        if (node.classList.contains("message")) node.classList.add("new");
        log.insertBefore(node, place);
        added = true;
      }
    }
    if (held && document.activeElement === document.body) {
      const next = $(held)?.querySelector("button:enabled:not(.command)") ?? log.querySelector(".squares .piece");
      (next ?? line).focus();
    }
    // Seat by seat, so that nobody's focus or click is lost for another's sake.
    const seats = $("seats").querySelector("ul");
    const freshSeats = [...page.querySelectorAll("#seats li")];
    freshSeats.forEach((seat, at) => {
      const old = seats.children[at];
      if (!old) seats.append(seat);
      else if (old.innerHTML !== seat.innerHTML) old.innerHTML = seat.innerHTML;
    });
    for (const mark of page.querySelectorAll("#composer [name=mark]")) composer.mark.value = mark.value;
    if (added && atEnd) scroller.scrollTop = 0;
    relieve();
  };

  let asking = false;
  let again = false;
  const look = async () => {
    if (asking) { again = true; return; }
    asking = true;
    do {
      again = false;
      try {
        const place = here();
        const answer = await fetch(place, { headers: { accept: "text/html" } });
        const text = await answer.text();
        // The reader may have gone on to the newest messages meanwhile.
        if (place !== here()) again = true;
        else if (answer.ok) show(text);
      } catch { /* The line to the news tells when Raichi is back. */ }
    } while (again);
    asking = false;
  };

  // What is new comes by itself.
  follow(location.pathname + "/events", "new", {
    opened: look,
    lost: (words) => warn(words ?? log.dataset.offline),
    heard: look,
  });

  // Forms are sent without leaving the page. Gives whether it was done; if not, the page tells why.
  const send = async (form, data, held) => {
    let why = log.dataset.offline;
    try {
      const answer = await fetch(form.getAttribute("action"), { method: "POST", body: new URLSearchParams(data) });
      const text = await answer.text();
      if (answer.ok) {
        // What was done stands among the newest messages.
        if (location.search) history.replaceState(null, "", location.pathname);
        show(text, held);
        // The same button once more is a new wish from here on.
        for (const mark of document.querySelectorAll("[name=mark]")) mark.value = composer.mark.value;
        return true;
      }
      if (answer.headers.get("content-type")?.startsWith("text/plain") && text) why = text;
    } catch { /* Raichi is away. */ }
    warn(why);
    return false;
  };
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.closest(".side")) return;
    event.preventDefault();
    if (form.classList.contains("squares")) return;
    const data = new FormData(form, event.submitter);
    if (form === composer) {
      if (!line.value.trim()) return;
      line.value = "";
      suggest([]);
      scroller.scrollTop = 0;
    }
    const sent = await send(form, data);
    if (!sent && form === composer && !line.value) line.value = data.get("line");
  });

  // A move by clicking: the piece, then the square.
  const pick = (form, piece) => {
    form.from.value = piece?.value ?? "";
    const targets = new Set(piece?.dataset.to.split(" "));
    for (const square of form.querySelectorAll("button")) {
      square.label ??= square.getAttribute("aria-label");
      const isTarget = targets.has(square.value);
      square.className = square === piece ? "selected" : isTarget ? "target" : square.dataset.to ? "piece" : "";
      square.disabled = !square.className;
      square.setAttribute("aria-label", square.label);
      if (square.dataset.to) square.setAttribute("aria-pressed", String(square === piece));
    }
  };
  document.addEventListener("click", async (event) => {
    const square = event.target.closest?.(".squares button");
    if (!square) return;
    event.preventDefault();
    const form = square.form;
    if (square.className === "target") {
      const data = new FormData(form);
      data.set("square", square.value);
      // What is inert has no focus.
      const held = focused();
      form.inert = true;
      await send(form, data, held);
      form.inert = false;
      pick(form);
    } else {
      pick(form, square.className === "selected" ? undefined : square);
    }
  });
  // A command in a message goes to the line, where it can be completed.
  document.addEventListener("click", (event) => {
    const command = event.target.closest?.(".command");
    if (!command) return;
    line.value = command.dataset.line + " ";
    line.focus();
    line.setSelectionRange(line.value.length, line.value.length);
    complete();
  });
  // A link to a message that is here already needs no other page.
  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("a[href^='?']");
    const message = link?.hash && $(link.hash.slice(1));
    if (!message) return;
    event.preventDefault();
    message.scrollIntoView();
  });
  // Arrows go to the next square there that can be pressed; Escape puts the piece back.
  document.addEventListener("keydown", (event) => {
    const square = event.target.closest?.(".squares button");
    if (!square) return;
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const form = square.form;
    if (event.key === "Escape") {
      const chosen = form.querySelector(".selected");
      pick(form);
      chosen?.focus();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const size = Number(form.dataset.size);
    const squares = [...form.querySelectorAll("button")];
    const at = squares.indexOf(square);
    const [x, y] = [at % size, Math.floor(at / size)];
    const ahead = squares
      .map((other, index) => [other, (index % size) - x, Math.floor(index / size) - y])
      .filter(([other, dx, dy]) => !other.disabled && dx * step[0] + dy * step[1] > 0)
      .map(([other, dx, dy]) => [other, Math.abs(dx) + Math.abs(dy) + 3 * Math.abs(step[0] ? dy : dx)])
      .sort((one, other) => one[1] - other[1]);
    ahead[0]?.[0].focus();
  });

  // What completes the line.
  const list = $("suggestions");
  let chosen = -1;
  let asked = 0;
  line.setAttribute("role", "combobox");
  line.setAttribute("aria-autocomplete", "list");
  line.setAttribute("aria-controls", list.id);
  line.setAttribute("aria-expanded", "false");
  const choose = (index) => {
    chosen = index;
    [...list.children].forEach((item, at) => item.setAttribute("aria-selected", String(at === chosen)));
    const item = list.children[chosen];
    if (!item) return line.removeAttribute("aria-activedescendant");
    line.setAttribute("aria-activedescendant", item.id);
    item.scrollIntoView({ block: "nearest" });
  };
  const suggest = (suggestions) => {
    list.replaceChildren(...suggestions.map((suggestion, at) => {
      const item = document.createElement("li");
      item.id = "suggestion-" + at;
      item.setAttribute("role", "option");
      item.append(suggestion.label);
      if (suggestion.about) {
        const about = document.createElement("span");
        about.textContent = suggestion.about;
        item.append(about);
      }
      item.line = suggestion.line;
      return item;
    }));
    list.hidden = !suggestions.length;
    line.setAttribute("aria-expanded", String(!list.hidden));
    choose(-1);
  };
  const complete = async () => {
    const number = ++asked;
    if (!line.value.startsWith("/")) return suggest([]);
    const typed = line.value.slice(0, line.selectionStart ?? line.value.length);
    try {
      const answer = await fetch(line.dataset.suggestions + "?line=" + encodeURIComponent(typed));
      if (answer.ok && number === asked) suggest(await answer.json());
    } catch { suggest([]); }
  };
  const take = (item) => {
    line.value = item.line;
    line.focus();
    line.setSelectionRange(line.value.length, line.value.length);
    complete();
  };
  line.addEventListener("input", complete);
  line.addEventListener("focus", complete);
  line.addEventListener("blur", () => setTimeout(() => { asked++; suggest([]); }, 150));
  list.addEventListener("mousedown", (event) => event.preventDefault());
  list.addEventListener("click", (event) => {
    const item = event.target.closest("li");
    if (item) take(item);
  });
  line.addEventListener("keydown", (event) => {
    if (list.hidden) return;
    const items = list.children;
    if (event.key === "ArrowDown") choose((chosen + 1) % items.length);
    else if (event.key === "ArrowUp") choose(chosen <= 0 ? items.length - 1 : chosen - 1);
    else if (event.key === "Escape") { asked++; suggest([]); }
    else if (event.key === "Tab" && !event.shiftKey) take(items[Math.max(chosen, 0)]);
    else if (event.key === "Enter" && chosen >= 0) take(items[chosen]);
    else return;
    event.preventDefault();
  });
  if (matchMedia("(hover: hover)").matches) line.focus({ preventScroll: true });
})();
