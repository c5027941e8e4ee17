import type { NamedThing } from "../form/import-text/directory-names.ts";
import type { Dictionary } from "./dictionary.ts";
import { dictionaryNamed } from "./entries.ts";

/** The entries of a dictionary as sheets name them; none where there is no such dictionary. */
export function entriesAsThings(
  dictionaries: readonly Dictionary[],
  name: string,
): readonly NamedThing[] {
  const entries = dictionaryNamed(dictionaries, name)?.entries ?? [];
  return entries.map((entry) => ({ id: entry.code, name: entry.name, parentId: entry.parentCode }));
}
