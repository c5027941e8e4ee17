import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { loadTimeLocale } from "./time-locale.ts";

/** Languages of the app, by their own names. */
export const languages = [
  { code: "en", name: "English" },
  { code: "zh", name: "简体中文" },
] as const;

const KEY = "plumbline.language";
const fallback = "en";
const i18n = createInstance();

/** One chunk for each language and feature: only what is shown is downloaded. */
const texts = import.meta.glob<{ default: Record<string, unknown> }>([
  "../../../locales/*/*.json",
  "!../../../locales/*/sample.json",
]);

const backend = {
  type: "backend" as const,
  callbackApi: false,
  init: () => undefined,
  async read(language: string, namespace: string) {
    const load = texts[`../../../locales/${language}/${namespace}.json`];
    if (!load) throw new Error(`No texts ${language}/${namespace}`);
    const module = await load();
    return module.default;
  },
};

/** The language chosen on this browser, else the browser's own where we have it. */
export function detectLanguage(): string {
  let wanted: string | null = null;
  try {
    wanted = localStorage.getItem(KEY);
  } catch {
    wanted = null;
  }
  const candidates = [wanted, ...navigator.languages].map((tag) => tag?.split("-")[0]);
  return (
    candidates.find((code) => languages.some((language) => language.code === code)) ?? fallback
  );
}

/** Texts that the screens of an address begin with; what else they need comes as they ask for it. */
const firstTexts: readonly (readonly [string, readonly string[]])[] = [
  ["/manage/messenger", ["refusal", "messenger", "chat"]],
  ["/manage/plan", ["refusal", "board", "task", "plans"]],
  ["/manage/workbench", ["refusal", "my-tasks", "task"]],
  ["/manage", ["refusal"]],
  ["/single/task", ["refusal", "task", "chat"]],
  ["/login", ["session", "refusal"]],
];

function textsFor(path: string): readonly string[] {
  return firstTexts.find(([start]) => path.startsWith(start))?.[1] ?? [];
}

/** Makes texts ready before the first paint. */
export async function startI18n(path: string): Promise<void> {
  const language = detectLanguage();
  document.documentElement.lang = language;
  await Promise.all([
    loadTimeLocale(language),
    i18n
      .use(backend)
      .use(initReactI18next)
      .init({
        lng: language,
        fallbackLng: fallback,
        supportedLngs: languages.map(({ code }) => code),
        ns: ["shell", "time", ...textsFor(path)],
        defaultNS: "shell",
        load: "languageOnly",
        partialBundledLanguages: true,
        interpolation: { escapeValue: false },
        react: { useSuspense: true },
      }),
  ]);
}

/** Another language from now on, kept for the next visits. */
export async function changeLanguage(language: string): Promise<void> {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage is closed: the choice holds until the page is left.
  }
  await loadTimeLocale(language);
  document.documentElement.lang = language;
  await i18n.changeLanguage(language);
}
