// Discord's client around the page, where it is in one: it asks who it is by a protocol of messages. Each command has a number of
// its own, by which its answer is known; what does not come from the client around is nobody's answer.
const client = (() => {
  const page = document.getElementById("play");
  const query = new URLSearchParams(location.search);
  const frame = query.get("frame_id");
  if (!page || !frame) return;
  const HOSTS = ["discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com", "ptb.discordapp.com", "canary.discordapp.com"];
  const ORIGINS = HOSTS.map((host) => `https://${host}`);
  const [HANDSHAKE, FRAME, CLOSE] = [0, 1, 2];
  const around = window.parent.opener ?? window.parent;
  const application = page.dataset.application;
  const waiting = new Map();
  const heard = new EventTarget();
  let origin;

  const post = (opcode, payload) => {
    // Until the client has answered, it may be at any of its addresses.
    for (const one of origin ? [origin] : ORIGINS) around.postMessage([opcode, payload], one);
  };
  let fail;
  const ready = new Promise((resolve, reject) => {
    fail = reject;
    addEventListener("message", (event) => {
      if (event.source !== around || !ORIGINS.includes(event.origin) || !Array.isArray(event.data)) return;
      if (origin && event.origin !== origin) return;
      const [opcode, payload] = event.data;
      if (opcode === CLOSE) return reject(new Error(payload?.message));
      if (opcode !== FRAME || !payload) return;
      const { cmd, evt, nonce, data } = payload;
      if (cmd === "DISPATCH" && evt === "READY") {
        origin = event.origin;
        resolve();
      } else if (cmd === "DISPATCH") {
        heard.dispatchEvent(new CustomEvent(evt, { detail: data }));
      } else if (waiting.has(nonce)) {
        const { done, failed } = waiting.get(nonce);
        waiting.delete(nonce);
        if (evt === "ERROR") failed(new Error(data?.message));
        else done(data);
      }
    });
  });
  // Where no client answers, there is none.
  setTimeout(() => {
    if (!origin) fail(new Error("nobody answers"));
  }, 15000);
  // So that nobody sees a failure that nobody has waited for.
  ready.catch(() => {});
  post(HANDSHAKE, { v: 1, encoding: "json", client_id: application, frame_id: frame });
  const ask = async (cmd, args, evt) => {
    await ready;
    const nonce = crypto.randomUUID();
    const answer = new Promise((done, failed) => waiting.set(nonce, { done, failed }));
    post(FRAME, { cmd, args, nonce, ...(evt && { evt }) });
    return answer;
  };
  return {
    // The code of a sign-in, for which nobody is asked who has agreed before.
    authorize: async () => {
      const state = crypto.randomUUID();
      const { code } = await ask("AUTHORIZE", {
        client_id: application, response_type: "code", state, prompt: "none", scope: ["identify"],
      });
      return code;
    },
    authenticate: (access_token) => ask("AUTHENTICATE", { access_token }),
    locale: async () => (await ask("USER_SETTINGS_GET_LOCALE", {})).locale,
    // Calls back with the layout: 0 is the whole window, 1 a small picture in it.
    layout: async (told) => {
      heard.addEventListener("ACTIVITY_LAYOUT_MODE_UPDATE", ({ detail }) => told(detail?.layout_mode ?? 0));
      await ask("SUBSCRIBE", {}, "ACTIVITY_LAYOUT_MODE_UPDATE");
    },
  };
})();
