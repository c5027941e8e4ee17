import * as z from "zod/mini";
import { type Actor, applied, type Change, defineCommand, refused } from "../../command.ts";
import { joinKey } from "../../id.ts";
import { list, type Reading } from "../../reading.ts";
import { idOf } from "../../reference.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { folderScope } from "../../scope.ts";
import { libraryItemShape } from "../library-item.ts";
import type { FolderUnit } from "./folder-unit.ts";
import { folderRightShape } from "./folder-user.ts";
import { itemOfOwner, openFolder } from "./open-folder.ts";
import { settleMembers } from "./settle-members.ts";
import { FOLDER_UNITS_MAX, SHARED_AN_HOUR } from "./sharing-limits.ts";
import { isUnitInReach } from "./unit-in-reach.ts";

const unitShape = z.union([
  z.strictObject({ kind: z.literal("department"), id: idOf("department") }),
  z.strictObject({ kind: z.literal("position"), id: idOf("position") }),
  z.strictObject({ kind: z.literal("userGroup"), id: idOf("userGroup") }),
  z.strictObject({ kind: z.literal("role"), id: idOf("role") }),
  z.strictObject({ kind: z.literal("plan"), id: idOf("plan") }),
  z.strictObject({ kind: z.literal("dialog"), id: idOf("dialog") }),
]);
type NamedUnit = z.infer<typeof unitShape>;

/**
 * `file/share/units`: lets all of a department, a position, a group or a role into a folder or a file of the caller's own, with those of the
 * units below it, or all of a plan or a group of the messenger in which the caller is; says what they may do there, or takes them
 * out again. Whoever comes to the unit later comes in, whoever goes from it goes.
 */
export const shareWithUnits = defineCommand({
  name: "file.shareUnits",
  path: "/api/file/share/units",
  perHour: SHARED_AN_HOUR,
  arguments: z.object({
    id: idOf("libraryItem"),
    units: z.array(unitShape).check(z.minLength(1), z.maxLength(FOLDER_UNITS_MAX)),
    /** "none" takes them out. */
    right: z.enum([...folderRightShape.options, "none"]),
  }),
  reply: libraryItemShape,
  lane: ({ id }) => ({ entity: "libraryItem", id }),
  enters: ({ id }) => folderScope(id),
  *decide({ id, units: named, right }, actor) {
    const found = yield* itemOfOwner(id, actor);
    if (!found.ok) return refused(found.error);
    const folder = found.value;
    const before = new Map(
      (yield* list("folderUnit", { folderId: id })).map((unit) => [unit.id, unit]),
    );
    const after = new Map(before);
    for (const { kind, id: unitId } of named) {
      const key = joinKey(id, unitId);
      if (right === "none") after.delete(key);
      else {
        const created = { id: key, folderId: id, kind, unitId, right, createTime: actor.now };
        after.set(key, { ...(before.get(key) ?? created), right });
      }
    }
    const refusal =
      right === "none"
        ? undefined
        : yield* refuseUnits(named, before, { count: after.size, actor });
    if (refusal) return refused(refusal);
    const opened = right === "none" ? undefined : yield* openFolder(folder, actor);
    if (opened?.ok === false) return refused(opened.error);
    const { shared, changes } = opened?.value ?? { shared: folder, changes: [] };
    const members = yield* list("folderUser", { folderId: id });
    const units = [...after.values()];
    const settled = yield* settleMembers({ folder, members, units }, actor.now);
    return applied([...changes, ...unitChanges(before, after), ...settled], shared);
  },
});

/** Why they cannot be let in: unknown ones, or too many. */
function* refuseUnits(
  named: readonly NamedUnit[],
  before: ReadonlyMap<string, FolderUnit>,
  { count, actor }: { readonly count: number; readonly actor: Actor },
): Reading<Refusal | undefined> {
  const known = new Set([...before.values()].map(({ unitId }) => unitId));
  for (const unit of named)
    if (!known.has(unit.id) && !(yield* isUnitInReach(unit, actor.userId)))
      return parameterError("unit.gone");
  return count > FOLDER_UNITS_MAX
    ? parameterError("file.unitsMax", { count: FOLDER_UNITS_MAX })
    : undefined;
}

function unitChanges(
  before: ReadonlyMap<string, FolderUnit>,
  after: ReadonlyMap<string, FolderUnit>,
): Change[] {
  const gone = [...before.keys()].filter((id) => !after.has(id));
  const put = [...after.values()].filter((unit) => before.get(unit.id)?.right !== unit.right);
  return [
    ...gone.map((remove): Change => ({ entity: "folderUnit", action: "delete", remove })),
    ...put.map((unit): Change => ({
      entity: "folderUnit",
      action: before.has(unit.id) ? "update" : "add",
      put: unit,
    })),
  ];
}
