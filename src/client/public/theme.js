// Before the first paint, so that nobody is flashed at: a dark page starts dark.
(function () {
  let chosen = null;
  try {
    chosen = localStorage.getItem("plumbline.theme");
  } catch {
    chosen = null;
  }
  const dark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
