import * as z from "zod/mini";
import { failure, type Result, success } from "#base/result.ts";
import type { Actor, LaneTarget } from "../command.ts";
import type { Id } from "../id.ts";
import { LIBRARY_CALL_MAX } from "../limits.ts";
import type { Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { ItemInReach } from "./can-use-library.ts";
import { shelfScope } from "./shelf.ts";

/** Things of one shelf. */
export const itemIdsShape = z
  .array(idOf("libraryItem"))
  .check(z.minLength(1), z.maxLength(LIBRARY_CALL_MAX));

/** The lane of what is done to things of one shelf. */
export function laneOfFirst({ id: [first = 0] }: { readonly id: readonly Id[] }): LaneTarget {
  return { entity: "libraryItem", id: first };
}

/** Each of the items, once, as one rule or another finds them; refused where one is not, or stands on another shelf. */
export function* onOneShelf(
  ids: readonly Id[],
  actor: Actor,
  find: (id: Id, actor: Actor) => Reading<Result<ItemInReach, Refusal>>,
): Reading<Result<ItemInReach[], Refusal>> {
  const reached: ItemInReach[] = [];
  for (const id of new Set(ids)) {
    const found = yield* find(id, actor);
    if (!found.ok) return found;
    reached.push(found.value);
  }
  const scopes = new Set(reached.map(({ item }) => shelfScope(item)));
  return scopes.size === 1 ? success(reached) : failure(parameterError("file.severalShelves"));
}
