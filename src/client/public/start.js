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

  // Nothing changes its size or begins to move after the first paint either.
  for (const name of ["density", "motion"]) {
    const value = read(name);
    if (value) document.documentElement.dataset[name] = value;
  }

  const { languages, texts, screens } = JSON.parse(document.querySelector("#start").textContent);
  const path = location.pathname === "/" ? "/manage/messenger" : location.pathname;

  // The language that was chosen on this browser, else the first of the browser's own that we have.
  const speaks = (tag) => {
    const wanted = `${tag.toLowerCase()}-`;
    const ways = languages.flatMap(({ tags, ...language }) =>
      tags.map((own) => ({ own, language })),
    );
    return ways
      .filter(({ own }) => wanted.startsWith(`${own}-`))
      .toSorted((left, right) => right.own.length - left.own.length)[0]?.language;
  };
  const chosenLanguage = read("language");
  const { code: language, locale } =
    languages.find(({ code }) => code === chosenLanguage) ??
    navigator.languages.map(speaks).find(Boolean) ??
    languages.find(({ code }) => code === "en");
  document.documentElement.dataset.language = language;
  document.documentElement.lang = locale;

  // Whoever is signed in gets the code and the words of the screen they open, all of it at once.
  const startsHere = (start) => path.startsWith(start);
  const code = Object.keys(screens)
    .filter(startsHere)
    .flatMap((start) => screens[start]);
  const words = texts[Object.keys(texts).find(startsHere)]?.[language] ?? [];
  for (const file of [...(read("session") ? code : []), ...words]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
