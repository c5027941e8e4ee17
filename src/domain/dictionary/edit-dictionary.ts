import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { rankShape } from "../shape.ts";
import { dictionariesBelow, dictionariesToChange, refuseDictionary } from "./dictionaries.ts";
import { dictionaryCodeShape } from "./dictionary-code.ts";
import { DICTIONARY_NAME_MAX } from "./dictionary-limits.ts";
import { dictionaryNote } from "./dictionary-note.ts";
import { type Dictionary, dictionaryShape } from "./dictionary.ts";

/** `dictionary/edit`: what it is called, whether it is offered, and where it stands. */
export const editDictionary = defineCommand({
  name: "dictionary.edit",
  path: "/api/dictionary/edit",
  access: "admin",
  arguments: z.object({
    id: idOf("dictionary"),
    name: z.optional(nameShape(1, DICTIONARY_NAME_MAX)),
    code: z.optional(dictionaryCodeShape),
    enabled: z.optional(z.boolean()),
    /** The dictionary below which it comes, 0 = at the top. */
    parentId: z.optional(idOrNoneOf("dictionary")),
    /** Its order there; behind all others where only the place is said. */
    rank: z.optional(rankShape),
  }),
  reply: dictionaryShape,
  lane: () => companyScope,
  words: { name: "text" },
  *decide({ id, parentId, rank, ...said }, actor) {
    const found = yield* dictionariesToChange(actor);
    if (!found.ok) return refused(found.error);
    const all = found.value;
    const dictionary = all.get(id);
    if (!dictionary) return refused(parameterError("dictionary.gone"));
    const place = parentId ?? dictionary.parentId;
    const moves = place !== dictionary.parentId;
    const behind = rankBetween(lastRank(dictionariesBelow(all, place)), undefined);
    const put: Dictionary = {
      ...dictionary,
      name: said.name ?? dictionary.name,
      code: said.code ?? dictionary.code,
      enabled: said.enabled ?? dictionary.enabled,
      parentId: place,
      rank: rank ?? (moves ? behind : dictionary.rank),
    };
    const refusal = refuseDictionary(all, put);
    if (refusal) return refused(refusal);
    return applied([{ entity: "dictionary", action: "update", put }], put, [
      dictionaryNote("edit", put),
    ]);
  },
});
