// Before anything else of the page: nobody is flashed at, and nobody waits for one file to name the next.
{
  const read = (name) => {
    try {
      return localStorage.getItem(`plumbline.${name}`);
    } catch {
      return null;
    }
  };

  // A page of a version over which a newer one has taken meanwhile: its parts are gone, and it is loaded
  // anew, once in a while. Where that cannot be noted down it might go on for ever.
  const isJustRenewed = () => {
    try {
      const last = Number(sessionStorage.getItem("plumbline.renewed"));
      sessionStorage.setItem("plumbline.renewed", String(Date.now()));
      return Math.abs(Date.now() - last) < 10_000;
    } catch {
      return true;
    }
  };
  const handleMissing = ({ target }) => {
    if (target instanceof HTMLScriptElement && !isJustRenewed()) location.reload();
  };
  addEventListener("error", handleMissing, true);

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

  const { languages, texts, words, screens } = JSON.parse(
    document.querySelector("#start").textContent,
  );
  // Whoever is not signed in comes to the sign-in from everywhere inside.
  const isIn = read("session") !== null;
  const asked = location.pathname === "/" ? "/manage/messenger" : location.pathname;
  const path = !isIn && /^\/(manage|single)\b/.test(asked) ? "/login" : asked;

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

  // The code and the words of the screen come all at once; the sign-in leads on whoever is in.
  const [screen] = screens
    .filter(({ address }) => path.startsWith(address))
    .toSorted((left, right) => right.address.length - left.address.length);
  const code = screen?.files ?? [];
  const ahead = screen?.moreWords ? words.elsewhere : [];
  const { everywhere = [], elsewhere = [] } = texts[language] ?? {};

  // What this screen begins with is there before it is drawn; the rest comes once it is, so that whoever goes on waits for no words.
  document.documentElement.dataset.words = [...words.everywhere, ...ahead].join(" ");
  document.documentElement.dataset.laterWords = words.elsewhere.join(" ");
  for (const file of [
    ...(isIn === (path !== "/login") ? code : []),
    ...everywhere,
    ...(ahead.length > 0 ? elsewhere : []),
  ]) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = file;
    document.head.append(link);
  }
}
