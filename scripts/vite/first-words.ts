import type { FirstScreen } from "./read-features.ts";

/** The name of the file with the words of a language that every visit needs. */
export const wordsEverywhere = (code: string) => `locale-${code}-first`;

/** The name of the file with the words of a language that only visits need which begin at certain screens. */
export const wordsElsewhere = (code: string) => `locale-${code}-screens`;

/** The namespaces that every visit begins with, and those that visits to certain screens need besides. */
export function firstWords(screens: readonly FirstScreen[]): {
  readonly everywhere: readonly string[];
  readonly elsewhere: readonly string[];
} {
  const everywhere = new Set(screens.filter(({ chunk }) => chunk).flatMap(({ texts }) => texts));
  const all = new Set(screens.flatMap(({ texts }) => texts));
  return {
    everywhere: [...everywhere],
    elsewhere: [...all].filter((name) => !everywhere.has(name)),
  };
}
