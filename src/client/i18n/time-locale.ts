import dayjs from "dayjs";

/** What the library for times calls our languages; English is part of it. */
const timeLocales: Readonly<Record<string, readonly [string, () => Promise<unknown>]>> = {
  zh: ["zh-cn", () => import("dayjs/locale/zh-cn")],
  "zh-CHT": ["zh-tw", () => import("dayjs/locale/zh-tw")],
  ko: ["ko", () => import("dayjs/locale/ko")],
  ja: ["ja", () => import("dayjs/locale/ja")],
  de: ["de", () => import("dayjs/locale/de")],
  fr: ["fr", () => import("dayjs/locale/fr")],
  id: ["id", () => import("dayjs/locale/id")],
};

/** What the library for times calls a language of ours. */
export function timeLocaleName(language: string): string {
  return timeLocales[language]?.[0] ?? "en";
}

/** Brings dayjs's words of a language onto this device. */
export async function fetchTimeLocale(language: string): Promise<void> {
  await timeLocales[language]?.[1]();
}

/** Makes dayjs speak the language. */
export async function loadTimeLocale(language: string): Promise<void> {
  await fetchTimeLocale(language);
  dayjs.locale(timeLocaleName(language));
}
