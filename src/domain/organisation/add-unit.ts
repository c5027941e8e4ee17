import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { UNIT_NAME_MAX, UNITS_MAX } from "../limits.ts";
import { lastRank, rankBetween } from "../rank.ts";
import { idOrNoneOf, newIdOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { parentKindOf, type Unit, type UnitKind, unitPath, unitShape } from "./unit.ts";
import { putUnit, unitNoteOf } from "./unit-changes.ts";
import { childrenOf, parentsFor, refusePlace, unitsToChange } from "./unit-tree.ts";

/** `department/add` and its likes: a node behind those that stand there. */
export function addUnit<Kind extends UnitKind>(kind: Kind) {
  return defineCommand({
    name: `${kind}.add` as const,
    path: `${unitPath(kind)}/add`,
    access: "admin",
    arguments: z.object({
      id: z.optional(newIdOf(kind)),
      /** The node below which it comes, 0 = at the top. */
      parentId: z._default(idOrNoneOf(parentKindOf(kind)), 0),
      name: nameShape(1, UNIT_NAME_MAX),
    }),
    reply: unitShape,
    lane: () => companyScope,
    mint: (args, nextId) => ({ ...args, id: args.id ?? nextId() }),
    minted: (args) => [args.id],
    words: { name: "text" },
    *decide({ id = 0, parentId, name }, actor) {
      const found = yield* unitsToChange(kind, actor);
      if (!found.ok) return refused(found.error);
      const units = found.value;
      if (units.size >= UNITS_MAX) return refused(parameterError("unit.max", { count: UNITS_MAX }));
      const parents = yield* parentsFor(kind, units);
      const refusal = refusePlace(units, { id, parentId, name }, 1, parents);
      if (refusal) return refused(refusal);
      const rank = rankBetween(lastRank(childrenOf(units, parentId)), undefined);
      const place = { id, companyId: COMPANY_ID, parentId, name, rank };
      const put: Unit = { ...place, members: [], leaderId: 0, createTime: actor.now };
      return applied([putUnit(kind, "add", put)], put, [unitNoteOf(kind, "add", put)]);
    },
  });
}
