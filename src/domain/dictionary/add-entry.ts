import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { textShape } from "../shape.ts";
import { dictionaryToChange } from "./dictionaries.ts";
import { dictionaryCodeShape } from "./dictionary-code.ts";
import {
  DICTIONARY_CODE_MAX,
  DICTIONARY_ENTRIES_MAX,
  DICTIONARY_NAME_MAX,
} from "./dictionary-limits.ts";
import { dictionaryShape } from "./dictionary.ts";
import { entriesBelow, refuseEntryPlace } from "./entries.ts";
import { dictionaryNote } from "./dictionary-note.ts";

/** `dictionary/entry/add`: one more choice, behind those that stand there. */
export const addDictionaryEntry = defineCommand({
  name: "dictionary.addEntry",
  path: "/api/dictionary/entry/add",
  access: "admin",
  arguments: z.object({
    id: idOf("dictionary"),
    /** What records will keep of it; it stays for good. */
    code: dictionaryCodeShape,
    name: nameShape(1, DICTIONARY_NAME_MAX),
    /** The entry below which it comes, "" = at the top. */
    parentCode: z._default(textShape(0, DICTIONARY_CODE_MAX), ""),
  }),
  reply: dictionaryShape,
  lane: () => companyScope,
  words: { name: "text" },
  *decide({ id, code, name, parentCode }, actor) {
    const found = yield* dictionaryToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const { entries } = found.value;
    if (entries.length >= DICTIONARY_ENTRIES_MAX)
      return refused(parameterError("dictionary.entriesMax", { count: DICTIONARY_ENTRIES_MAX }));
    if (entries.some((each) => each.code.toLowerCase() === code.toLowerCase()))
      return refused(parameterError("dictionary.codeTaken"));
    const refusal = refuseEntryPlace(entries, { code, parentCode });
    if (refusal) return refused(refusal);
    const rank = rankBetween(lastRank(entriesBelow(entries, parentCode)), undefined);
    const entry = { code, parentCode, name, enabled: true, rank };
    const put = { ...found.value, entries: [...entries, entry] };
    return applied([{ entity: "dictionary", action: "update", put }], put, [
      dictionaryNote("edit", put),
    ]);
  },
});
