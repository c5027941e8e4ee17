import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { rankShape } from "../shape.ts";
import { parentKindOf, type UnitKind, unitPath, unitShape } from "./unit.ts";
import { putUnit, unitNoteOf } from "./unit-changes.ts";
import { childrenOf, heightOf, parentsFor, refusePlace, unitsToChange } from "./unit-tree.ts";

/** `department/move` and its likes: a node with all that stand below it; never below itself. */
export function moveUnit<Kind extends UnitKind>(kind: Kind) {
  return defineCommand({
    name: `${kind}.move` as const,
    path: `${unitPath(kind)}/move`,
    access: "admin",
    arguments: z.object({
      id: idOf(kind),
      /** The node below which it comes, 0 = at the top. */
      parentId: idOrNoneOf(parentKindOf(kind)),
      /** Its order there; behind all others where left out. */
      rank: z.optional(rankShape),
    }),
    reply: unitShape,
    lane: () => companyScope,
    merge: (earlier, later) => (earlier.id === later.id ? later : undefined),
    *decide({ id, parentId, rank }, actor) {
      const found = yield* unitsToChange(kind, actor);
      if (!found.ok) return refused(found.error);
      const units = found.value;
      const unit = units.get(id);
      if (!unit) return refused(parameterError("unit.gone"));
      const parents = yield* parentsFor(kind, units);
      const refusal = refusePlace(units, { ...unit, parentId }, heightOf(units, id), parents);
      if (refusal) return refused(refusal);
      const beside = childrenOf(units, parentId).filter((other) => other.id !== id);
      const put = { ...unit, parentId, rank: rank ?? rankBetween(lastRank(beside), undefined) };
      return applied([putUnit(kind, "update", put)], put, [unitNoteOf(kind, "move", put)]);
    },
  });
}
