import { failure, type Result, success } from "#base/result.ts";
import { byRank } from "../by-rank.ts";
import type { Actor } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import type { Id } from "../id.ts";
import { list, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { Dictionary } from "./dictionary.ts";
import { DICTIONARY_DEPTH_MAX } from "./dictionary-limits.ts";

/** All dictionaries, by id. */
type Dictionaries = ReadonlyMap<Id, Dictionary>;

/** All dictionaries, to administrators. */
export function* dictionariesToChange(
  actor: Pick<Actor, "userId">,
): Reading<Result<Dictionaries, Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  const all = yield* list("dictionary", { companyId: COMPANY_ID });
  return success(new Map(all.map((each) => [each.id, each])));
}

/** One dictionary, to administrators. */
export function* dictionaryToChange(
  id: Id,
  actor: Pick<Actor, "userId">,
): Reading<Result<Dictionary, Refusal>> {
  const found = yield* dictionariesToChange(actor);
  if (!found.ok) return found;
  const dictionary = found.value.get(id);
  return dictionary ? success(dictionary) : failure(parameterError("dictionary.gone"));
}

/** The dictionaries right below one, in their order; 0 = those at the top. */
export function dictionariesBelow(all: Dictionaries, parentId: Id): Dictionary[] {
  return [...all.values()].filter((each) => each.parentId === parentId).toSorted(byRank);
}

/** Why a dictionary cannot be called so, or cannot stand there. */
export function refuseDictionary(
  all: Dictionaries,
  { id, parentId, code }: Pick<Dictionary, "id" | "parentId" | "code">,
): Refusal | undefined {
  if (parentId > 0 && !all.has(parentId)) return parameterError("dictionary.gone");
  const isTaken = [...all.values()].some(
    (other) => other.id !== id && other.code.toLowerCase() === code.toLowerCase(),
  );
  if (isTaken) return parameterError("dictionary.codeTaken");
  let above = 0;
  for (let at = all.get(parentId); at; at = all.get(at.parentId)) {
    if (at.id === id) return parameterError("dictionary.cycle");
    above += 1;
    if (above > DICTIONARY_DEPTH_MAX) break;
  }
  return above + heightOf(all, id) > DICTIONARY_DEPTH_MAX
    ? parameterError("dictionary.tooDeep", { count: DICTIONARY_DEPTH_MAX })
    : undefined;
}

/** Levels from this dictionary down, itself included. */
function heightOf(all: Dictionaries, id: Id): number {
  return 1 + Math.max(0, ...dictionariesBelow(all, id).map((below) => heightOf(all, below.id)));
}
