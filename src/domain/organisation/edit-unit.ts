import * as z from "zod/mini";
import { applied, defineCommand, refused } from "../command.ts";
import { UNIT_MEMBERS_AT_ONCE, UNIT_MEMBERS_MAX, UNIT_NAME_MAX } from "../limits.ts";
import { idOf, idOrNoneOf } from "../reference.ts";
import { parameterError } from "../refusal.ts";
import { companyScope } from "../scope.ts";
import { nameShape } from "../name.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { type UnitKind, unitPath, unitShape } from "./unit.ts";
import { putUnit, unitNoteOf } from "./unit-changes.ts";
import { settleMain, withMembers } from "./unit-members.ts";
import { heightOf, parentsFor, refusePlace, unitsToChange } from "./unit-tree.ts";

const userIdsShape = z._default(z.array(idOf("user")).check(z.maxLength(UNIT_MEMBERS_AT_ONCE)), []);

/** `department/edit` and its likes: the name, and who is in it. */
export function editUnit<Kind extends UnitKind>(kind: Kind) {
  return defineCommand({
    name: `${kind}.edit` as const,
    path: `${unitPath(kind)}/edit`,
    access: "admin",
    arguments: z.object({
      id: idOf(kind),
      name: z.optional(nameShape(1, UNIT_NAME_MAX)),
      addMembers: userIdsShape,
      removeMembers: userIdsShape,
      /** The member whose main department, or position, this is from now on. */
      main: z.optional(idOf("user")),
      /** Who leads it from now on, 0 = nobody. */
      leaderId: z.optional(idOrNoneOf("user")),
    }),
    reply: unitShape,
    lane: () => companyScope,
    words: { name: "text" },
    *decide({ id, name, addMembers, removeMembers, main, leaderId }, actor) {
      const found = yield* unitsToChange(kind, actor);
      if (!found.ok) return refused(found.error);
      const unit = found.value.get(id);
      if (!unit) return refused(parameterError("unit.gone"));
      const leader = leaderId ?? (removeMembers.includes(unit.leaderId) ? 0 : unit.leaderId);
      const renamed = { ...unit, name: name ?? unit.name, leaderId: leader };
      const parents = yield* parentsFor(kind, found.value);
      const refusal =
        refusePlace(found.value, renamed, heightOf(found.value, id), parents) ??
        (yield* refuseAbsent([...addMembers, ...(leaderId ? [leaderId] : [])]));
      if (refusal) return refused(refusal);
      const edited = withMembers(renamed, addMembers, removeMembers);
      if (edited.members.length > UNIT_MEMBERS_MAX) {
        return refused(parameterError("unit.membersMax", { count: UNIT_MEMBERS_MAX }));
      }
      const after = new Map(found.value).set(id, edited);
      const touched = [...addMembers, ...removeMembers, ...(main ? [main] : [])];
      const settled = settleMain(kind, after, touched, main ? id : 0);
      const put = settled.get(id) ?? edited;
      const puts = settled.set(id, put);
      const changes = [...puts.values()].map((row) => putUnit(kind, "update", row));
      return applied(changes, put, [unitNoteOf(kind, "edit", put)]);
    },
  });
}
