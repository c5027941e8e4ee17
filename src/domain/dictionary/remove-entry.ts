import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { dictionaryToChange } from "./dictionaries.ts";
import { dictionaryCodeShape } from "./dictionary-code.ts";
import { dictionaryShape } from "./dictionary.ts";
import { entriesUnder } from "./entries.ts";
import { dictionaryNote } from "./dictionary-note.ts";

/** `dictionary/entry/remove`: a choice goes with all below it; records that have it show its code from then on. */
export const removeDictionaryEntry = defineCommand({
  name: "dictionary.removeEntry",
  path: "/api/dictionary/entry/remove",
  access: "admin",
  arguments: z.object({ id: idOf("dictionary"), code: dictionaryCodeShape }),
  reply: dictionaryShape,
  lane: () => companyScope,
  takes: true,
  *decide({ id, code }, actor) {
    const found = yield* dictionaryToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const { entries } = found.value;
    if (!entries.some((each) => each.code === code))
      return refused(parameterError("dictionary.entryGone"));
    const gone = entriesUnder(entries, code);
    const put = { ...found.value, entries: entries.filter((each) => !gone.has(each.code)) };
    return applied([{ entity: "dictionary", action: "update", put }], put, [
      dictionaryNote("edit", put),
    ]);
  },
});
