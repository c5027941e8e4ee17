// Before anything else of the page: nobody is flashed at, and nobody waits for one file to name the next.
{
  const read = (name) => {
    try {
      return localStorage.getItem(`plumbline.${name}`);
    } catch {
      return null;
    }
  };

  // A dark page starts dark.
  const chosen = read("theme");
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";

  // Whoever is signed in gets the code of the screen they open, all of it at once.
  const path = location.pathname === "/" ? "/manage/messenger" : location.pathname;
  const screens = JSON.parse(document.querySelector("#screens").textContent);
  const files = Object.keys(screens)
    .filter((start) => path.startsWith(start))
    .flatMap((start) => screens[start]);
  for (const file of read("session") ? files : []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
