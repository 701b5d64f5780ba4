// The channel, followed and played in without leaving the page.
(() => {
  const $ = (id) => document.getElementById(id);
  const log = $("log");
  if (!log) return;
  const here = () => location.pathname + location.search;
  const scroller = $("scroller");
  const composer = $("composer");
  const line = $("line");

  // What goes wrong stands above the messages: a lost line until the page can be shown again, what was not sent until
  // something is, or until there is something new.
  const troubles = new Map();
  let notice;
  const tellTroubles = () => {
    const words = [...troubles.values()].join(" ");
    if (!words) {
      notice?.remove();
      notice = undefined;
      return;
    }
    if (!notice) {
      notice = document.createElement("p");
      notice.className = "notice";
      notice.setAttribute("role", "status");
      scroller.before(notice);
    }
    if (notice.textContent !== words) notice.textContent = words;
  };
  const warn = (trouble, words) => {
    troubles.set(trouble, words);
    tellTroubles();
  };
  const relieve = (...which) => {
    for (const trouble of which) troubles.delete(trouble);
    tellTroubles();
  };
  // The line to the news is lost. Where nothing answers at all, Raichi has ended; before a proxy, it may only be away.
  // Without a network, that is known only of this very computer.
  const isHere = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
  const lose = async (words) => {
    if (words || !troubles.has("line")) warn("line", words ?? log.dataset.offline);
    if (words || !(navigator.onLine || isHere)) return;
    try {
      await fetch("/favicon.ico", { method: "HEAD", cache: "no-store" });
    } catch {
      if (troubles.has("line")) warn("line", log.dataset.stopped);
    }
  };

  // The number of this window, by which Raichi knows the seats where others are. It is handed on to the next page of the
  // window, whose former page may still count as open; only in between is it kept, lest a copy of the window have it.
  const numbered = "raichi-window";
  const handedOn = () => {
    try {
      const number = sessionStorage.getItem(numbered);
      sessionStorage.removeItem(numbered);
      return number;
    } catch { /* Then each page has a number of its own. */ }
  };
  const own = handedOn() ?? String(crypto.getRandomValues(new Uint32Array(1))[0]);
  addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(numbered, own);
    } catch { /* As above. */ }
  });
  addEventListener("pageshow", ({ persisted }) => persisted && handedOn());
  const wanted = { headers: { accept: "text/html", "raichi-window": own } };
  const parsed = (text) => new DOMParser().parseFromString(text, "text/html");

  // The message in which somebody is by keys. On a phone, the line would bring up the keyboard.
  const focused = () => document.querySelector(":is(.message, #welcome):has(:focus-visible)")?.id;
  // The number of the newest message that everybody sees.
  const newest = (page) => Math.max(...[...page.querySelectorAll("#log > .message:not(.aside)")].map(({ id }) => id.slice(1)));

  // Shows the message with the large board from its beginning, and another one as a whole, or else from its beginning.
  const reveal = (message = log.firstElementChild) => {
    const room = Math.min(scroller.clientHeight, innerHeight);
    const fits = !message?.matches(".staged") && message?.offsetHeight < room;
    message?.scrollIntoView({ block: fits ? "nearest" : "start" });
  };

  // Sits down at the seat of a page that is not the one so far.
  let leave;
  const listen = () => {
    leave?.();
    leave = follow(`${location.pathname}/events?window=${own}`, "new", {
      opened: look,
      lost: lose,
      heard: look,
    });
  };
  const sit = (page) => {
    const { seat } = page.getElementById("side").dataset;
    // There may be no such seat any more; then it is another one's page.
    if (location.pathname !== `/as/${seat}`) history.replaceState(null, "", `/as/${seat}`);
    if (seat === $("side").dataset.seat) return;
    $("side").dataset.seat = seat;
    for (const id of ["brand", "new-game-sheet", "settings-sheet", "face"]) {
      $(id).replaceWith(document.adoptNode(page.getElementById(id)));
    }
    $("new-game").open = $("settings").open = false;
    composer.setAttribute("action", page.getElementById("composer").getAttribute("action"));
    line.dataset.suggestions = page.getElementById("line").dataset.suggestions;
    wish();
    nameSides();
    listen();
    say($("face").title);
  };

  // The page as it is now, put in place of what has changed. A reader who was in a message that `held` the focus stays there,
  // or finds the next board, or the line.
  const show = (page, held = focused(), mine = false) => {
    const fresh = page.getElementById("log");
    if (!fresh) return;
    const isFollowed = mine || scroller.scrollTop < 80;
    const large = log.querySelector(".staged figure > img");
    const before = course.note();
    const puzzles = page.getElementById("puzzles");
    // In place, so that it keeps the focus.
    if (puzzles.value !== $("puzzles").value) {
      $("puzzles").value = puzzles.value;
      $("puzzles").textContent = puzzles.textContent;
    }
    sit(page);
    const ids = new Set([...fresh.children].map((child) => child.id));
    for (const child of [...log.children]) if (!ids.has(child.id)) child.remove();
    const known = new Map([...log.children].map((child) => [child.id, child]));
    let added;
    let place = log.firstElementChild;
    for (const child of [...fresh.children]) {
      const old = known.get(child.id);
      if (old === place && place) place = place.nextElementSibling;
      else if (old) log.insertBefore(old, place);
      if (old?.dataset.version && old.dataset.version === child.dataset.version) continue;
      tellTimes(child);
      const node = document.adoptNode(child);
      if (old) {
        // A picture that is here already does not flicker.
        const [before, after] = [old, node].map((message) => message.querySelector("figure img"));
        old.replaceWith(node);
        if (after && before?.getAttribute("src") === after.getAttribute("src")) {
          before.alt = after.alt;
          after.replaceWith(before);
        }
      } else {
        log.insertBefore(node, place);
        // The link to older messages is none.
        if (node.classList.contains("message")) {
          node.classList.add("new");
          added ??= node;
        }
      }
      board.prepare(node);
      if (old) board.keep(old, node);
    }
    // The large board stays in sight until the next one is there.
    const next = log.querySelector(".staged figure > img");
    if (large && next && next !== large) next.style.background = `center / contain no-repeat url("${large.currentSrc}")`;
    const skip = $("skip-board");
    const last = page.getElementById("skip-board");
    skip.hidden = last.hidden;
    skip.setAttribute("href", last.getAttribute("href"));
    if (held && document.activeElement === document.body) {
      const stop = ".squares [tabindex='0']";
      const own = [stop, ".buttons .primary:enabled", ".buttons button:enabled"].map((css) => $(held)?.querySelector(css));
      (own.find(Boolean) ?? log.querySelector(stop) ?? line).focus();
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
    document.title = page.title;
    course.renew(before);
    if (added?.dataset.cue) document.dispatchEvent(new CustomEvent("heard", { detail: added.dataset }));
    relieve("line", ...(added ? ["form"] : []));
    added ??= mine ? log.firstElementChild : undefined;
    if (added && isFollowed) reveal(added);
  };

  let asking = false;
  let again = false;
  // What the reader does, of which each shows a page in the end, and how often something was begun.
  let acting = 0;
  let acts = 0;
  const look = async () => {
    if (asking || acting) { again = true; return; }
    asking = true;
    do {
      again = false;
      try {
        const [place, former] = [here(), acts];
        const answer = await fetch(place, wanted);
        const text = await answer.text();
        // The reader may have gone on to the newest messages, or to another seat, meanwhile, or have done something.
        if (place !== here() || former !== acts) again = true;
        else if (answer.ok) show(parsed(text));
      } catch { /* The line to the news tells when Raichi is back. */ }
    } while (again && !acting);
    asking = false;
  };
  // The page of an answer may be older than news that come before it does: they are looked at afterwards.
  const act = async (work) => {
    acting += 1;
    acts += 1;
    try {
      return await work();
    } finally {
      acting -= 1;
      if (again) look();
    }
  };

  // What this browser wishes: to follow the side to move, unless it was told not to; and no confirmations.
  const wishes = () => ({
    follow: kept.get("follow") !== "no", confirm: kept.get("confirm") === "yes", sounds: kept.get("sounds") === "yes",
  });
  // What makes the sounds is loaded once they are wished for.
  let sounds;
  const hear = () => {
    if (sounds || !wishes().sounds) return;
    sounds = document.createElement("script");
    sounds.src = $("side").dataset.sounds;
    document.head.append(sounds);
  };
  const wish = () => {
    const all = wishes();
    for (const box of document.querySelectorAll("[data-wish]")) box.checked = all[box.dataset.wish];
    for (const set of document.querySelectorAll(".wishes")) set.hidden = false;
    hear();
  };
  // In the form for a new game, the sides have the names of the chosen rules.
  const nameSides = () => {
    const [rules] = $("new-rules").selectedOptions;
    for (const side of $("new-side").querySelectorAll("[data-side]")) side.textContent = rules.dataset[side.dataset.side];
  };
  document.addEventListener("change", ({ target }) => {
    if (target.id === "new-rules") nameSides();
    if (!target.dataset.wish) return;
    kept.set(target.dataset.wish, target.checked ? "yes" : "no");
    hear();
    board.measureAll();
  });

  // Forms are sent without leaving the page. Gives whether it was done; if not, the page tells why.
  const send = (form, data, held = focused()) => act(async () => {
    let why = form.classList.contains("squares") ? log.dataset.unsentMove : log.dataset.unsent;
    const was = newest(document);
    try {
      // A refusal comes as a sentence, not as a page.
      const answer = await fetch(form.getAttribute("action"), {
        headers: { ...wanted.headers, accept: "*/*" }, method: "POST", body: new URLSearchParams(data),
      });
      const text = await answer.text();
      if (answer.ok) {
        let page = parsed(text);
        const next = page.getElementById("log")?.dataset.next;
        const older = new URLSearchParams(location.search).has("before");
        // What was done stands among the newest messages; a chain that goes on is a part of the address.
        const { search } = new URL(answer.url);
        if (location.search !== search) history.replaceState(null, "", location.pathname + search);
        if (!older && next && newest(page) !== was && wishes().follow) page = (await there(next)) ?? page;
        show(page, held, true);
        relieve("form");
        // The same button once more is a new wish from here on.
        for (const mark of document.querySelectorAll("[name=mark]")) mark.value = composer.mark.value;
        return true;
      }
      if (answer.headers.get("content-type")?.startsWith("text/plain") && text) why = text;
    } catch { /* Raichi is away. */ }
    warn("form", why);
    return false;
  });
  // The page of another seat, to which this window goes over.
  const there = async (seat) => {
    const answer = await fetch(`/as/${seat}`, wanted);
    return answer.ok ? parsed(await answer.text()) : undefined;
  };
  document.addEventListener("submit", async (event) => {
    const form = event.target;
    if (form.closest("#settings")) return;
    event.preventDefault();
    if (form.matches(".squares:not([data-begins])")) return;
    const data = new FormData(form, event.submitter);
    if (form === composer) {
      if (!line.value.trim()) return;
      line.value = "";
      hush();
    }
    const sent = await send(form, data);
    if (sent) form.closest("details")?.removeAttribute("open");
    if (!sent && form === composer && !line.value) line.value = data.get("line");
  });
  // What is inert while a move is sent has no focus.
  board.sends((form, data) => send(form, data, form.dataset.held));

  // Seats are changed without leaving the page, too.
  document.addEventListener("click", async (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("#seats a, #brand, .skip, figure > a, #newest a");
    if (!link) return;
    event.preventDefault();
    if (link.classList.contains("skip")) return skip(link);
    await act(async () => {
      try {
        const answer = await fetch(link.href, wanted);
        const text = await answer.text();
        if (!answer.ok) throw new Error(text);
        history.pushState(null, "", link.pathname + link.search);
        show(parsed(text));
        reveal();
      } catch {
        location.assign(link.href);
      }
    });
  });
  addEventListener("popstate", look);
  // Links that skip lead to the board's one stop, or to the line.
  const skip = (link) => {
    const goal = $(link.hash.slice(1));
    const stop = log.querySelector(".squares [tabindex='0']");
    (goal?.matches(".message") && stop ? stop : goal)?.focus();
  };
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
  // Suggestions that are still on their way come to nothing.
  const hush = () => {
    asked++;
    suggest([]);
  };
  const take = (item) => {
    line.value = item.line;
    line.focus();
    line.setSelectionRange(line.value.length, line.value.length);
    complete();
  };
  line.addEventListener("input", complete);
  line.addEventListener("focus", complete);
  line.addEventListener("blur", () => setTimeout(hush, 150));
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
    else if (event.key === "Escape") hush();
    else if (event.key === "Tab" && !event.shiftKey) take(items[Math.max(chosen, 0)]);
    else if (event.key === "Enter" && chosen >= 0) take(items[chosen]);
    else return;
    event.preventDefault();
  });

  wish();
  nameSides();
  board.prepare(log);
  // Where the whole page scrolls, the board is below the players.
  if (!location.hash) reveal();
  // What is new comes by itself.
  listen();
  // Who types a command need not look for the line.
  document.addEventListener("keydown", ({ key, target }) => {
    if (key === "/" && !target.matches("input, select, textarea")) line.focus();
  });
})();
