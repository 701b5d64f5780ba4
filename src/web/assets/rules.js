// The page on which rules are put together: it follows each choice, without leaving the page.
(() => {
  const form = document.getElementById("rules");
  if (!form) return;
  const $ = (id) => document.getElementById(id);
  document.documentElement.classList.add("scripted");
  // What only matters when somebody plays by the rules, or saves them.
  const forLater = ["mark", "opponent", "name"];

  const address = (at) => {
    const fields = new URLSearchParams(new FormData(form));
    for (const name of forLater) fields.delete(name);
    if (at) fields.set("at", at);
    return `${form.getAttribute("action")}?${fields}`;
  };

  const copies = () => {
    const button = $("copy");
    if (!button) return;
    const line = $("line");
    button.hidden = false;
    line.addEventListener("focus", () => line.select());
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(line.value);
        $("copied").textContent = button.dataset.copied;
      } catch {
        line.focus();
        line.select();
        $("copied").textContent = button.dataset.refused;
      }
    });
  };

  // Rules that somebody has stopped changing for a moment are tried out.
  let later;
  const tryOut = () => {
    clearTimeout(later);
    const trial = $("trial");
    if (!trial || trial.textContent) return;
    later = setTimeout(async () => {
      try {
        const answer = await fetch(trial.dataset.source);
        if (answer.ok) trial.textContent = await answer.text();
      } catch { /* The page is as good without it. */ }
    }, 700);
  };

  // The page as it becomes with the choices, put in place of what is there. Only the newest request counts.
  let newest;
  const refresh = async (at) => {
    newest?.abort();
    const own = (newest = new AbortController());
    const said = $("said");
    let page;
    try {
      const answer = await fetch(address(at), { signal: own.signal });
      if (!answer.ok) throw answer.status;
      page = new DOMParser().parseFromString(await answer.text(), "text/html");
      // The new picture is there before the old one goes.
      const picture = new Image();
      picture.src = page.getElementById("picture").getAttribute("src");
      await picture.decode().catch(() => undefined);
    } catch {
      if (own === newest) said.textContent = said.dataset.offline;
      return;
    }
    if (own !== newest) return;
    const kept = { name: $("name")?.value, opponent: $("opponent")?.value };
    const focused = document.activeElement?.id;
    const scrolled = scrollY;
    for (const id of ["base", "setup", "outcome", "choices"]) {
      $(id).replaceWith(document.adoptNode(page.getElementById(id)));
    }
    for (const [id, value] of Object.entries(kept)) if (value && $(id)) $(id).value = value;
    if (focused) $(focused)?.focus({ preventScroll: true });
    scrollTo({ top: scrolled, behavior: "instant" });
    copies();
    rove();
    tryOut();
    const chosen = new URLSearchParams(new FormData(form));
    for (const name of forLater) chosen.delete(name);
    history.replaceState(null, "", `${form.getAttribute("action")}?${chosen}`);
    const board = focused?.startsWith("at-") ? `${$(focused)?.getAttribute("aria-label")}. ` : "";
    said.textContent = board + $("came").textContent.replace(/\s+/g, " ").trim();
    form.dataset.shown = String(Number(form.dataset.shown ?? 0) + 1);
  };

  form.addEventListener("change", ({ target }) => {
    if (forLater.includes(target.name) || target.name === "brush") return;
    refresh();
  });
  // Enter in the field of the name saves, instead of pressing the first button of the form.
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.id !== "name") return;
    event.preventDefault();
    $("save").click();
  });
  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    if (submitter?.hasAttribute("formaction")) return;
    event.preventDefault();
    refresh(submitter?.name === "at" ? submitter.value : undefined);
  });

  // The way of Tab leads to one square only: the last one that somebody was at, or else the first one with a piece.
  let last;
  const rove = () => {
    const squares = [...document.querySelectorAll(".squares button")];
    const at = squares.find(({ id }) => id === last) ?? squares.find((of) => of.getAttribute("aria-label") !== of.value);
    for (const square of squares) square.tabIndex = square === (at ?? squares[0]) ? 0 : -1;
  };
  form.addEventListener("focusin", ({ target }) => {
    if (target.name !== "at") return;
    last = target.id;
    rove();
  });

  // Arrows go from square to square.
  form.addEventListener("keydown", (event) => {
    const square = event.target.closest(".squares button");
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!square || !way || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const middle = (of) => {
      const { left, right, top, bottom } = of.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2];
    };
    const [x, y] = middle(square);
    let best;
    for (const other of square.parentElement.children) {
      const [right, down] = [middle(other)[0] - x, middle(other)[1] - y];
      const ahead = right * way[0] + down * way[1];
      const aside = Math.abs(right * way[1] + down * way[0]);
      const cost = ahead + 3 * aside;
      if (ahead > 2 && aside <= ahead && !(cost >= best?.cost)) best = { cost, other };
    }
    best?.other.focus();
  });

  copies();
  rove();
  tryOut();
})();
