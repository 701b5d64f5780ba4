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

  // Signs in within Discord, once for all who wait for it.
  let signing;
  const signIn = () => (signing ??= (async () => {
    try {
      const code = await client.authorize();
      const answer = await fetch("/play/session", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ code }),
      });
      if (!answer.ok) throw answer;
      const { session, access_token } = await answer.json();
      secret = session;
      await client.authenticate(access_token);
      language ??= await client.locale().catch(() => undefined);
    } finally {
      signing = undefined;
    }
  })());
  const headers = (more) => ({
    ...(secret && { authorization: `Bearer ${secret}` }), ...(language && { "accept-language": language }), ...more,
  });
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
  const tell = (status, otherwise) => {
    const words = { 404: page.dataset.unseen, 403: page.dataset.refused, 503: page.dataset.starting };
    notice(words[status] ?? otherwise);
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
  // Counts what was asked for: what comes of anything but the newest is old.
  let asked = 0;
  // Shows a game or the list in place of what is there. Who was on the board by keys stays there.
  const put = async (text, own, mine = false) => {
    const fresh = document.createElement("div");
    fresh.innerHTML = text;
    const next = fresh.querySelector("#table");
    const old = table();
    const isSame = old && next && old.dataset.game === next.dataset.game;
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
    const mode = old?.querySelector(".others[open]") && isSame;
    shown.replaceChildren(...fresh.children);
    if (next) {
      board.prepare(next);
      if (isSame && !mine) board.keep(old, next);
      if (mode) next.querySelector(".others")?.setAttribute("open", "");
      const stop = next.querySelector(".squares [tabindex='0']");
      if (onBoard && stop) stop.focus();
      const standing = next.querySelector(".aside .words, .standing")?.textContent;
      if (isSame && standing) say(standing);
    }
    document.title = shown.querySelector("h1")?.textContent ?? document.title;
    wanted = next ? Number(next.dataset.game) : undefined;
    $("sign-in").hidden = true;
    follow();
  };

  const look = async () => {
    const search = wanted ? `?game=${wanted}` : opened ? "?opened" : "";
    const own = ++asked;
    try {
      const answer = await ask(`/play/view${search}`);
      const text = await answer.text();
      if (own !== asked) return;
      if (answer.ok) {
        opened = false;
        notice();
        return await put(text, own);
      }
      if (answer.status === 401) {
        shown.replaceChildren();
        stop();
        const link = $("sign-in").querySelector("a");
        link.search = wanted ? `?game=${wanted}` : "";
        $("sign-in").hidden = false;
        return notice(query.has("refused") ? page.dataset.refused : undefined);
      }
      tell(answer.status, page.dataset.offline);
    } catch (why) {
      tell(why?.status, page.dataset.offline);
    }
  };

  // The line to the news: an event source sends no header, so the answer is read as it comes.
  let line;
  let followed;
  const stop = () => {
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
    } catch {
      notice(otherwise);
    } finally {
      sending = false;
      if (missed) hear();
    }
    return false;
  };
  board.sends((form, data) => {
    const { mark, game, from, square, whole } = Object.fromEntries(data);
    if (form.contains(document.activeElement)) table().dataset.held = "yes";
    return act("/play/move", { mark, game: Number(game), from, square, whole }, page.dataset.unsentMove);
  });
  const go = (game) => {
    wanted = game;
    opened = false;
    if (!client) history.pushState(null, "", game ? `/play?game=${game}` : "/play");
    stop();
    return look();
  };
  document.addEventListener("click", (event) => {
    if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const link = event.target.closest?.("a[data-game], a[data-list]");
    if (link) {
      event.preventDefault();
      return go(Number(link.dataset.game) || undefined);
    }
    const button = event.target.closest?.("[data-press]");
    if (button) {
      const { mark, game } = table().dataset;
      return act("/play/press", { mark, game: Number(game), press: button.dataset.press }, page.dataset.unsent);
    }
    if (event.target.closest?.("[data-dismiss]")) event.target.closest(".aside").remove();
    if (event.target.id === "sign-out") {
      send("/play/session/end", {}).finally(() => {
        secret = undefined;
        shown.replaceChildren();
        wanted = undefined;
        if (client) notice();
        else look();
      });
    }
  });
  addEventListener("popstate", () => {
    wanted = Number(new URLSearchParams(location.search).get("game")) || undefined;
    look();
  });
  document.addEventListener("submit", (event) => event.preventDefault());
  client?.layout((mode) => page.toggleAttribute("data-small", mode === 1)).catch(() => {});
  look();
})();
