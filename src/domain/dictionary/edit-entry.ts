import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { rankShape, textShape } from "../shape.ts";
import { dictionaryToChange } from "./dictionaries.ts";
import { dictionaryCodeShape } from "./dictionary-code.ts";
import { DICTIONARY_CODE_MAX, DICTIONARY_NAME_MAX } from "./dictionary-limits.ts";
import { dictionaryShape } from "./dictionary.ts";
import { entriesBelow, refuseEntryPlace } from "./entries.ts";
import { dictionaryNote } from "./dictionary-note.ts";

/** `dictionary/entry/edit`: what a choice is called, whether it is offered, and where it stands. */
export const editDictionaryEntry = defineCommand({
  name: "dictionary.editEntry",
  path: "/api/dictionary/entry/edit",
  access: "admin",
  arguments: z.object({
    id: idOf("dictionary"),
    code: dictionaryCodeShape,
    name: z.optional(nameShape(1, DICTIONARY_NAME_MAX)),
    enabled: z.optional(z.boolean()),
    parentCode: z.optional(textShape(0, DICTIONARY_CODE_MAX)),
    rank: z.optional(rankShape),
  }),
  reply: dictionaryShape,
  lane: () => companyScope,
  words: { name: "text" },
  *decide({ id, code, parentCode, rank, ...said }, actor) {
    const found = yield* dictionaryToChange(id, actor);
    if (!found.ok) return refused(found.error);
    const { entries } = found.value;
    const entry = entries.find((each) => each.code === code);
    if (!entry) return refused(parameterError("dictionary.entryGone"));
    const place = parentCode ?? entry.parentCode;
    const behind = rankBetween(lastRank(entriesBelow(entries, place)), undefined);
    const edited = {
      ...entry,
      name: said.name ?? entry.name,
      enabled: said.enabled ?? entry.enabled,
      parentCode: place,
      rank: rank ?? (place === entry.parentCode ? entry.rank : behind),
    };
    const refusal = refuseEntryPlace(entries, edited);
    if (refusal) return refused(refusal);
    const put = {
      ...found.value,
      entries: entries.map((each) => (each.code === code ? edited : each)),
    };
    return applied([{ entity: "dictionary", action: "update", put }], put, [
      dictionaryNote("edit", put),
    ]);
  },
});
