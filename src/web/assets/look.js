// The look of the boards: as the address says, or else as the reader has chosen before, or else as the system is set.
(() => {
  const form = document.getElementById("looks");
  if (!stepper || !form) return;
  const { theme, flip } = form.elements;
  const usual = theme.options[0].value;
  document.getElementById("apply").hidden = true;

  const query = () => {
    const parts = [];
    if (theme.value !== usual) parts.push("theme=" + theme.value);
    if (flip.checked) parts.push("flip=on");
    return parts.join("&");
  };
  const dress = () => {
    const look = query();
    const animation = document.getElementById("animation");
    if (animation) animation.search = look;
    const course = document.getElementById("course");
    if (course) course.src = course.dataset.source + (look && "&" + look);
    stepper.dress(look);
  };
  if (!location.search) {
    const more = matchMedia("(prefers-contrast: more)").matches ? "high-contrast" : usual;
    const wanted = kept.get("theme") ?? more;
    if ([...theme.options].some((option) => option.value === wanted)) theme.value = wanted;
    flip.checked = kept.get("flip") === "on";
    dress();
  }
  form.addEventListener("change", (event) => {
    if (event.target === theme) kept.set("theme", theme.value);
    else if (event.target === flip) kept.set("flip", flip.checked ? "on" : "off");
    else return;
    // From here on it is the reader's choice, not the address's.
    if (location.search) history.replaceState(null, "", location.pathname);
    dress();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  // New links to files come with each move.
  document.addEventListener("stepped", dress);
})();
