// A line to the news, open while somebody looks: a browser keeps only a few lines open at once. One that breaks is mended
// by the browser, but one that is refused, as by a proxy while Raichi is away, it gives up; then it is tried again here.
// `heard` gets each event; where it fails, the line counts as lost, and the next one brings the news again. `lost` is
// called at once, and again with the words of the refusal, if there are any.
const follow = (address, name, { opened, lost, heard }) => {
  const [shortest, longest] = [5000, 60000];
  let pause = shortest;
  let later;
  let line;
  const leave = () => {
    clearTimeout(later);
    line?.close();
    line = undefined;
  };
  // An event source does not tell why it was refused, so it is asked once more.
  const refusal = async () => {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(2000) });
      const plain = answer.headers.get("content-type")?.startsWith("text/plain");
      if (answer.status === 503 && plain) return await answer.text();
      await answer.body?.cancel();
    } catch {
      // There is no answer, and so there are no words.
    }
  };
  const breaks = async () => {
    leave();
    lost();
    const own = (later = setTimeout(listen, pause));
    pause = Math.min(2 * pause, longest);
    const words = await refusal();
    if (words && own === later && !line) lost(words);
  };
  const listen = () => {
    const own = (line = new EventSource(address));
    own.addEventListener("open", () => {
      pause = shortest;
      opened();
    });
    own.addEventListener("error", () => (own.readyState === EventSource.CLOSED ? breaks() : lost()));
    own.addEventListener(name, (event) => heard(event)?.catch(() => own === line && breaks()));
  };
  const attend = () => {
    leave();
    if (!document.hidden) listen();
  };
  const end = new AbortController();
  const until = { signal: end.signal };
  document.addEventListener("visibilitychange", attend, until);
  addEventListener("pageshow", (event) => event.persisted && attend(), until);
  addEventListener("pagehide", leave, until);
  attend();
  // Follows no more.
  return () => {
    end.abort();
    leave();
  };
};
