// The page on which people play who have signed in: within Discord with a secret that it keeps in its memory, in a browser with a
// cookie.
(() => {
  const page = document.getElementById("play");
  if (!page) return;
  const $ = (id) => document.getElementById(id);
  const shown = $("shown");
  const query = new URLSearchParams(location.search);
  let secret;
  let language;
  let wanted = Number(query.get("game")) || undefined;
  let opened = Boolean(client) && !wanted;

  const notice = (words) => {
    $("notice").hidden = !words;
    if ($("notice").textContent !== (words ?? "")) $("notice").textContent = words ?? "";
  };

  // Exchanges a code of the client for a session. A code that was used up or is too old is no good; another one is.
  const exchange = async (again) => {
    const code = await client.authorize();
    const answer = await fetch("/play/session", {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code }),
    });
    if (answer.status === 403 && again) return exchange(false);
    if (!answer.ok) throw answer;
    return answer;
  };
  // Signs in within Discord, once for all who wait for it.
  let signing;
  const signIn = () => (signing ??= (async () => {
    try {
      const answer = await exchange(true);
      const { session, access_token } = await answer.json();
      secret = session;
      // The client needs no more of it than the language.
      await client.authenticate(access_token).catch(() => {});
      language ??= await client.locale().catch(() => undefined);
    } finally {
      signing = undefined;
    }
  })());
  const headers = (more) => ({
    ...(secret && { authorization: `Bearer ${secret}` }), ...(language && { "accept-language": language }), ...more,
  });
  // The analysis board within this page asks with its session.
  if (client) window.raichi = { headers: () => headers() };
  // Asks the server, again after a new sign-in if the session is over.
  const ask = async (address, options = {}) => {
    if (client && !secret) await signIn();
    const answer = await fetch(address, { ...options, headers: headers(options.headers) });
    if (answer.status !== 401 || !client || options.again) return answer;
    secret = undefined;
    return ask(address, { ...options, again: true });
  };
  const send = (address, data) => ask(address, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(data),
  });

  // Why something is not there, in words.
  const reason = (status, otherwise) => (
    { 404: page.dataset.unseen, 403: page.dataset.refused, 503: page.dataset.starting }[status] ?? otherwise
  );
  const tell = (status, otherwise) => notice(reason(status, otherwise));

  // Shows the way to a session, in place of games, with the reason why there is none.
  const askIn = (words) => {
    stop();
    shown.replaceChildren();
    listed = undefined;
    $("sign-in").hidden = false;
    const link = $("sign-in").querySelector("a");
    if (link) link.search = wanted ? `?game=${wanted}` : "";
    notice(words);
  };

  // The picture of the board: within Discord it is fetched with the secret.
  let blob;
  const paint = async (root) => {
    const picture = root.querySelector("figure > img[data-src]");
    if (!picture) return;
    const { src } = picture.dataset;
    const before = shown.querySelector("figure > img");
    if (before?.dataset.src === src && before.src) {
      before.alt = picture.alt;
      return picture.replaceWith(before);
    }
    if (!client) {
      picture.src = src;
      return picture.decode().catch(() => {});
    }
    const answer = await ask(src);
    if (!answer.ok) return;
    const next = URL.createObjectURL(await answer.blob());
    picture.src = next;
    await picture.decode().catch(() => {});
    if (blob) URL.revokeObjectURL(blob);
    blob = next;
  };

  const table = () => $("table");
  let listed;
  // What is sent twice from one list begins one game.
  let mark;
  // Counts what was asked for: what comes of anything but the newest is old.
  let asked = 0;
  // Shows a game or the list in place of what is there. Who was on the board by keys stays there.
  const put = async (text, own, mine = false) => {
    const fresh = document.createElement("div");
    fresh.innerHTML = text;
    const next = fresh.querySelector("#table");
    const old = table();
    const isSame = old && next && old.dataset.game === next.dataset.game;
    const isNew = isSame && old.dataset.entries && old.dataset.entries !== next.dataset.entries;
    if (isSame && !mine && old.dataset.entries === next.dataset.entries) return;
    // The list is the same as long as its text is.
    if (!next && text === listed && $("list")) return;
    listed = next ? undefined : text;
    await paint(fresh);
    if (own !== asked) return;
    tellTimes(fresh);
    for (const command of fresh.querySelectorAll("button.command")) {
      const code = document.createElement("code");
      code.textContent = command.textContent;
      command.replaceWith(code);
    }
    const onBoard = document.activeElement?.closest?.(".squares") || old?.dataset.held;
    const focused = shown.contains(document.activeElement) && document.activeElement.id;
    const mode = old?.querySelector(".others[open]") && isSame;
    if (!next && !mine) settle(fresh);
    shown.replaceChildren(...fresh.children);
    mark = crypto.randomUUID();
    if (next) {
      if (isNew && next.dataset.cue) document.dispatchEvent(new CustomEvent("heard", { detail: { cue: next.dataset.cue } }));
      const sounds = next.querySelector("#sounds");
      if (sounds) sounds.checked = kept.get("sounds") === "yes";
      board.prepare(next);
      if (isSame && !mine) board.keep(old, next);
      if (mode) next.querySelector(".others")?.setAttribute("open", "");
      const stop = next.querySelector(".squares [tabindex='0']");
      if (onBoard && stop) stop.focus();
      else if (focused) $(focused)?.focus();
      const standing = next.querySelector(".aside .words, .standing")?.textContent;
      if (isSame && standing) say(standing);
    }
    document.title = shown.querySelector("h1")?.textContent ?? document.title;
    wanted = next ? Number(next.dataset.game) : undefined;
    $("sign-in").hidden = true;
    follow();
  };

  // Keeps in a new list what the reader has chosen in the old one, and what an answer to them says.
  const settle = (fresh) => {
    for (const id of ["rules", "level"]) {
      const [old, next] = [$(id), fresh.querySelector(`#${id}`)];
      if (old && next) next.value = old.value;
    }
    const aside = shown.querySelector("#list > .aside");
    if (aside) fresh.querySelector("#list > .bar")?.after(aside);
  };

  const flip = () => kept.get("flip") === "on";
  // What cannot be shown now is asked for again.
  let again;
  const PAUSE = 3000;
  const look = async () => {
    clearTimeout(again);
    const query = new URLSearchParams();
    if (wanted) query.set("game", wanted);
    else if (opened) query.set("opened", "");
    if (flip()) query.set("flip", "on");
    const own = ++asked;
    try {
      const answer = await ask(`/play/view?${query}`);
      const text = await answer.text();
      if (own !== asked) return;
      if (answer.ok) {
        opened = false;
        notice();
        return await put(text, own);
      }
      if (answer.status === 401) {
        const isRefused = client || new URLSearchParams(location.search).has("refused");
        return askIn(isRefused ? page.dataset.refused : undefined);
      }
      tell(answer.status, page.dataset.offline);
      // Too often, or too early.
      if (answer.status === 429 || answer.status >= 500) again = setTimeout(look, PAUSE);
    } catch (why) {
      // Within Discord, whoever has no session sees no game.
      if (client && !secret) return askIn(reason(why?.status, why?.status ? page.dataset.offline : page.dataset.refused));
      tell(why?.status, page.dataset.offline);
      if (own === asked) again = setTimeout(look, PAUSE);
    }
  };

  // The line to the news: an event source sends no header, so the answer is read as it comes.
  let line;
  let followed;
  const stop = () => {
    clearTimeout(again);
    line?.abort();
    line = undefined;
  };
  const follow = () => {
    const search = wanted ? `?game=${wanted}` : "";
    if (line && followed === search) return;
    stop();
    if (document.hidden) return;
    followed = search;
    const own = (line = new AbortController());
    const listen = async () => {
      const answer = await ask(`/play/events${search}`, { signal: own.signal });
      if (!answer.ok) throw answer;
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
      for (let rest = "", first = true; ;) {
        const { done, value } = await reader.read();
        if (done) throw new Error("over");
        rest += value;
        const events = rest.split("\n\n");
        rest = events.pop();
        // The first one stands for what has happened since the page was made.
        if (events.some((event) => event.startsWith("data:")) && own === line) await hear();
        if (first) notice();
        first = false;
      }
    };
    const retry = (pause) => listen().catch(() => {
      if (own !== line) return;
      setTimeout(() => own === line && retry(Math.min(2 * pause, 60000)), pause);
    });
    retry(5000);
  };
  document.addEventListener("visibilitychange", () => {
    stop();
    if (!document.hidden && $("sign-in").hidden) look().then(follow);
  });

  // Shows what is new, but while something is sent: what comes of that is newer.
  let sending = false;
  let missed = false;
  const hear = () => {
    missed = sending;
    return sending ? undefined : look();
  };
  // A proxy may hold the news back.
  if (client) setInterval(() => line && hear(), 30000);

  // Sends what is done, and shows what comes of it.
  const act = async (address, data, otherwise) => {
    if (sending) return false;
    sending = true;
    const own = ++asked;
    try {
      const answer = await send(address, data);
      if (answer.ok) {
        notice();
        await put(await answer.text(), own, true);
        return true;
      }
      if (answer.status === 401) await look();
      else tell(answer.status, otherwise);
    } catch (why) {
      if (client && !secret) askIn(reason(why?.status, page.dataset.refused));
      else notice(otherwise);
    } finally {
      sending = false;
      if (missed) hear();
    }
    return false;
  };
  board.sends((form, data) => {
    const { mark, game, from, square, whole } = Object.fromEntries(data);
    if ("plan" in table().dataset) {
      if (form.contains(document.activeElement)) table().dataset.held = "yes";
      return plan({ do: "touch", from, square, whole });
    }
    if (form.contains(document.activeElement)) table().dataset.held = "yes";
    return act("/play/move", { mark, game: Number(game), from, square, whole, flip: flip() }, page.dataset.unsentMove);
  });
  // The analysis board: within Discord in a frame of this page, which keeps its session.
  const analyse = (address) => {
    const frame = document.createElement("iframe");
    frame.title = $("analysis").querySelector("h2").textContent;
    frame.src = `/play/analysis${address.hash}`;
    $("analysis").querySelector("iframe")?.remove();
    $("analysis").append(frame);
    $("analysis").hidden = false;
    shown.inert = true;
    $("leave").focus();
  };
  const leave = () => {
    $("analysis").hidden = true;
    $("analysis").querySelector("iframe")?.remove();
    shown.inert = false;
    ($("analyse") ?? shown.querySelector("[data-analyse]"))?.focus();
  };
  // The plan of a game: a line that is played on its board, and what is done with it.
  const plan = (what) => {
    const { mark, game, line } = table().dataset;
    return act("/play/plan", { mark, game: Number(game), line: line ?? "", flip: flip(), act: what }, page.dataset.unsent);
  };
  const begin = (button) => {
    const level = button.dataset.begin === "computer" ? $("level").value : undefined;
    return act("/play/new", { mark, rules: $("rules").value, level, flip: flip() }, page.dataset.unsent);
  };
  const go = (game) => {
    wanted = game;
    opened = false;
    if (!client) history.pushState(null, "", game ? `/play?game=${game}` : "/play");
    stop();
    return look();
  };
  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const analysis = event.target.closest?.("#analyse, [data-analyse]");
    if (analysis && client) {
      event.preventDefault();
      return analyse(analysis);
    }
    if (event.target.id === "leave") return leave();
    if (event.target.id === "again") {
      $("sign-in").hidden = true;
      notice();
      return look();
    }
    if (event.target.id === "plan") return plan();
    const planned = event.target.closest?.("[data-plan-do]");
    if (planned) {
      const { planDo, line, of } = planned.dataset;
      return plan({ do: planDo, ...(of && { line: Number(line), mark: Number(of) }) });
    }
    const start = event.target.closest?.("[data-begin]");
    if (start) return begin(start);
    const link = event.target.closest?.("a[data-game], a[data-list], [data-back]");
    if (link) {
      event.preventDefault();
      // The same position without the plan is shown anew.
      if ("back" in link.dataset) table().dataset.entries = "";
      return go(Number(link.dataset.game) || undefined);
    }
    const button = event.target.closest?.("[data-press]");
    if (button) {
      const { mark, game } = table().dataset;
      return act("/play/press", { mark, game: Number(game), press: button.dataset.press, flip: flip() }, page.dataset.unsent);
    }
    if (event.target.closest?.("[data-dismiss]")) event.target.closest(".aside").remove();
    if (event.target.id === "sign-out") {
      send("/play/session/end", {}).finally(() => {
        secret = undefined;
        wanted = undefined;
        if (client) askIn(page.dataset.signedOut);
        else look();
      });
    }
  });
  document.addEventListener("change", ({ target }) => {
    if (target.id === "sounds") kept.set("sounds", target.checked ? "yes" : "no");
    if (target.id !== "flip") return;
    kept.set("flip", target.checked ? "on" : "off");
    // The same position, which is shown anew.
    if (table()) table().dataset.entries = "";
    look();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && client && !$("analysis").hidden) leave();
  });
  addEventListener("popstate", () => {
    wanted = Number(new URLSearchParams(location.search).get("game")) || undefined;
    look();
  });
  document.addEventListener("submit", (event) => event.preventDefault());
  client?.layout((mode) => page.toggleAttribute("data-small", mode === 1)).catch(() => {});
  look();
})();
