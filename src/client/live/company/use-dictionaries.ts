import { readDictionaries } from "#client/data/queries/company.ts";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { type Live, useLive } from "../use-live.ts";

/** The dictionaries of the company, with what can be chosen by each. */
export function useDictionaries(): Live<readonly Dictionary[]> {
  return useLive(readDictionaries);
}
