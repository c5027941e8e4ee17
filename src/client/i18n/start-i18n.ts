import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { languages, localeOf } from "#base/languages.ts";
import { numberFormatter } from "./number-formatter.ts";
import { fetchTimeLocale, loadTimeLocale } from "./time-locale.ts";

const KEY = "plumbline.language";
const fallback = "en";
const i18n = createInstance();

/** One chunk for each language that says where its words are, and one for each of its features. */
const textsOf: Readonly<Record<string, () => Promise<{ texts: Texts }>>> = {
  zh: () => import("./texts/zh.ts"),
  "zh-CHT": () => import("./texts/zh-cht.ts"),
  en: () => import("./texts/en.ts"),
  ko: () => import("./texts/ko.ts"),
  ja: () => import("./texts/ja.ts"),
  de: () => import("./texts/de.ts"),
  fr: () => import("./texts/fr.ts"),
  id: () => import("./texts/id.ts"),
};
type Texts = Readonly<Record<string, () => Promise<{ default: Record<string, unknown> }>>>;

const backend = {
  type: "backend" as const,
  callbackApi: false,
  init: () => undefined,
  async read(language: string, namespace: string) {
    const texts = await textsIn(language);
    const load = texts[`../../../../locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    const module = await load();
    return module.default;
  },
};

async function textsIn(language: string): Promise<Texts> {
  return (await textsOf[language]?.())?.texts ?? {};
}

/** The language of this browser: the page's first script chooses it, so that its texts are on their way at once. */
export function currentLanguage(): string {
  return document.documentElement.dataset["language"] ?? fallback;
}

/** Words that the page's first script names: those that this visit begins with, or those of screens it may go on to. */
function wordsNamed(name: "words" | "laterWords"): string[] {
  return document.documentElement.dataset[name]?.split(" ").filter(Boolean) ?? [];
}

/** Makes texts ready before the first paint. */
export async function startI18n(): Promise<void> {
  const language = currentLanguage();
  await Promise.all([
    // Times are said in English where their words cannot be had: better than nothing at all.
    loadTimeLocale(language).catch(() => undefined),
    i18n
      .use(backend)
      .use(initReactI18next)
      .use(numberFormatter)
      .init({
        lng: language,
        // Each language is complete: none is loaded beside the one that is spoken.
        fallbackLng: false,
        supportedLngs: languages.map(({ code }) => code),
        ns: wordsNamed("words"),
        defaultNS: "shell",
        load: "currentOnly",
        partialBundledLanguages: true,
        interpolation: { escapeValue: false, alwaysFormat: true },
        react: { useSuspense: true },
      }),
  ]);
  if (!isSpoken(language)) await speakAnother();
}

function isSpoken(language: string): boolean {
  return i18n.hasResourceBundle(language, "shell");
}

/** A language that can be had instead: the words of a build are gone from the server once there is another one. */
async function speakAnother(): Promise<void> {
  for (const language of [fallback, ...languages.map(({ code }) => code)]) {
    await i18n.changeLanguage(language);
    if (!isSpoken(language)) continue;
    await loadTimeLocale(language);
    nameLanguage(language);
    return;
  }
}

function nameLanguage(language: string): void {
  document.documentElement.dataset["language"] = language;
  document.documentElement.lang = localeOf(language);
}

/** Words that this visit does not begin with, and that nobody may have to wait for who goes on, or where something fails. */
export async function fetchLaterWords(): Promise<void> {
  await i18n.loadNamespaces([...wordsNamed("laterWords"), "refusal"]);
}

/** Another language from now on, kept for the next visits. */
export async function changeLanguage(language: string): Promise<void> {
  keepLanguage(language);
  await loadTimeLocale(language);
  nameLanguage(language);
  await i18n.changeLanguage(language);
}

/**
 * Keeps another language for the next start of the page, once all its words are on this device, so that the start works
 * without a network too. False where they cannot be had now.
 */
export async function prepareLanguage(language: string): Promise<boolean> {
  try {
    const words = Object.values(await textsIn(language)).map((load) => load());
    await Promise.all([...words, fetchTimeLocale(language)]);
  } catch {
    return false;
  }
  keepLanguage(language);
  return true;
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
}
