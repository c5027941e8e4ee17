import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { dictionariesBelow, dictionariesToChange } from "./dictionaries.ts";
import { dictionaryNote } from "./dictionary-note.ts";

/** `dictionary/remove`: one without entries, below which nothing stands; what has entries is switched off, so that records keep their words. */
export const removeDictionary = defineCommand({
  name: "dictionary.remove",
  path: "/api/dictionary/remove",
  access: "admin",
  arguments: z.object({ id: idOf("dictionary") }),
  reply: z.object({ id: idOf("dictionary") }),
  lane: () => companyScope,
  takes: true,
  *decide({ id }, actor) {
    const found = yield* dictionariesToChange(actor);
    if (!found.ok) return refused(found.error);
    const dictionary = found.value.get(id);
    if (!dictionary) return refused(parameterError("dictionary.gone"));
    const isEmpty =
      dictionary.entries.length === 0 && dictionariesBelow(found.value, id).length === 0;
    if (!isEmpty) return refused(parameterError("dictionary.notEmpty"));
    return applied([{ entity: "dictionary", action: "delete", remove: id }], { id }, [
      dictionaryNote("remove", dictionary),
    ]);
  },
});
