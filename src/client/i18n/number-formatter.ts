import type { FormatterModule } from "i18next";
import { localeOf } from "#base/languages.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it: "1,500", "1.500", "1 500". */
export function writeNumber(value: number, language: string): string {
  const known = numberFormats.get(language);
  if (known) return known.format(value);
  const made = new Intl.NumberFormat(localeOf(language));
  numberFormats.set(language, made);
  return made.format(value);
}

/** Lets i18next write every number that is put into a text so, without a word about it in the text. */
export const numberFormatter: FormatterModule = {
  type: "formatter",
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown, _format, language = "") =>
    typeof value === "number" ? writeNumber(value, language) : (value as string),
};
