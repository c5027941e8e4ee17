import type { FormatterModule } from "i18next";
import { localeOf } from "#base/languages.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it: "1,500", "1.500", "1 500". */
export function writeNumber(value: number, language: string): string {
  return formatOf(language, true).format(value);
}

/** The same without marks between thousands: "1500.5", "1500,5". */
export function writePlainNumber(value: number, language: string): string {
  return formatOf(language, false).format(value);
}

function formatOf(language: string, useGrouping: boolean): Intl.NumberFormat {
  const name = `${language} ${useGrouping}`;
  const known = numberFormats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), { useGrouping });
  numberFormats.set(name, made);
  return made;
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
