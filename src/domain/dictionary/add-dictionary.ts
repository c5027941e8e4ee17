import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { nameShape } from "../name.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOrNoneOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { dictionariesBelow, dictionariesToChange, refuseDictionary } from "./dictionaries.ts";
import { dictionaryCodeShape } from "./dictionary-code.ts";
import { DICTIONARIES_MAX, DICTIONARY_NAME_MAX } from "./dictionary-limits.ts";
import { dictionaryNote } from "./dictionary-note.ts";
import { type Dictionary, dictionaryShape } from "./dictionary.ts";

/** `dictionary/add`: an empty one behind those that stand there. */
export const addDictionary = defineCommand({
  name: "dictionary.add",
  path: "/api/dictionary/add",
  access: "admin",
  arguments: z.object({
    id: z.optional(newIdOf("dictionary")),
    /** The dictionary below which it comes, 0 = at the top. */
    parentId: z._default(idOrNoneOf("dictionary"), 0),
    name: nameShape(1, DICTIONARY_NAME_MAX),
    code: dictionaryCodeShape,
  }),
  reply: dictionaryShape,
  lane: () => companyScope,
  mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
  minted: ({ id }) => [id],
  words: { name: "text" },
  *decide({ id = 0, parentId, name, code }, actor) {
    const found = yield* dictionariesToChange(actor);
    if (!found.ok) return refused(found.error);
    const all = found.value;
    if (all.size >= DICTIONARIES_MAX)
      return refused(parameterError("dictionary.max", { count: DICTIONARIES_MAX }));
    const refusal = refuseDictionary(all, { id, parentId, code });
    if (refusal) return refused(refusal);
    const rank = rankBetween(lastRank(dictionariesBelow(all, parentId)), undefined);
    const put: Dictionary = {
      id,
      companyId: COMPANY_ID,
      parentId,
      name,
      code,
      enabled: true,
      rank,
      entries: [],
      createTime: actor.now,
    };
    return applied([{ entity: "dictionary", action: "add", put }], put, [
      dictionaryNote("add", put),
    ]);
  },
});
