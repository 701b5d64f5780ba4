// The address of what is shown, copied by a button.
(() => {
  const address = document.getElementById("address");
  if (!stepper || !address) return;
  const button = document.getElementById("copy");
  const copied = document.getElementById("copied");
  const { root } = address.dataset;
  document.addEventListener("stepped", ({ detail: { to } }) => {
    address.value = to === stepper.last() ? root : `${root}/${to}`;
    copied.textContent = "";
  });
  button.addEventListener("click", async () => {
    copied.textContent = "";
    try {
      await navigator.clipboard.writeText(address.value);
      copied.textContent = button.dataset.copied;
    } catch {
      address.focus();
      address.select();
      copied.textContent = button.dataset.refused;
    }
  });
  for (const field of document.querySelectorAll("#address, #frame")) {
    field.addEventListener("focus", () => field.select());
  }
  button.hidden = false;
})();
