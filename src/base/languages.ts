/**
 * The languages of the product (seed 000 §9): the code that settings and headers carry,
 * its own name, what it is called where software of others asks (BCP 47), and how the
 * tags begin by which a browser asks for it.
 */
export const languages = [
  { code: "zh", name: "简体中文", locale: "zh-Hans", tags: ["zh"] },
  {
    code: "zh-CHT",
    name: "繁體中文",
    locale: "zh-Hant",
    tags: ["zh-hant", "zh-tw", "zh-hk", "zh-mo"],
  },
  { code: "en", name: "English", locale: "en", tags: ["en"] },
  { code: "ko", name: "한국어", locale: "ko", tags: ["ko"] },
  { code: "ja", name: "日本語", locale: "ja", tags: ["ja"] },
  { code: "de", name: "Deutsch", locale: "de", tags: ["de"] },
  { code: "fr", name: "Français", locale: "fr", tags: ["fr"] },
  { code: "id", name: "Bahasa Indonesia", locale: "id", tags: ["id"] },
] as const;

/** The tag (BCP 47) of a language, for plurals, dates and lists; a code that is none of ours stands for itself. */
export function localeOf(code: string): string {
  return languages.find((language) => language.code === code)?.locale ?? code;
}
