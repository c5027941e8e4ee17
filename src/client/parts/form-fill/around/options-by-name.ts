import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { dictionaryNamed, dictionaryOptions } from "#domain/dictionary/entries.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import type { FormSurroundings } from "../store/form-context.ts";

/** Each dictionary is made ready once, when it is first asked for. */
export function optionsByName(
  dictionaries: readonly Dictionary[],
): FormSurroundings["dictionaryOf"] {
  const ready = new Map<string, readonly Option[] | undefined>();
  return (name) => {
    if (!ready.has(name)) {
      const found = dictionaryNamed(dictionaries, name);
      ready.set(name, found && dictionaryOptions(found));
    }
    return ready.get(name);
  };
}
