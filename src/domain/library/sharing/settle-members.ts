import type { Change } from "../../command.ts";
import { COMPANY_ID } from "../../company/company-id.ts";
import { type Id, joinKey } from "../../id.ts";
import { FOLDER_MEMBERS_MAX, LEFT_ALONE } from "../../limits.ts";
import type { Unit } from "../../organisation/unit.ts";
import { leavings, list, type Reading } from "../../reading.ts";
import { folderScope } from "../../scope.ts";
import { isActive } from "../../user/is-active.ts";
import type { LibraryItem } from "../library-item.ts";
import type { FolderUnit, FolderUnitKind } from "./folder-unit.ts";
import type { FolderRight, FolderUser, OwnRight } from "./folder-user.ts";

/** What is given to people by themselves, or taken from them, together with what stands there. */
export type OwnRights = ReadonlyMap<Id, FolderRight | "none">;

/** What a folder has been given to, as it is to be. */
interface Given {
  readonly folder: Pick<LibraryItem, "id" | "userId">;
  readonly members: readonly FolderUser[];
  readonly units: readonly FolderUnit[];
  readonly own?: OwnRights;
}

/**
 * Who is in a shared folder and who no longer is, of those who were let in by themselves and with their units. People who
 * are in stay where there are more than may be; units bring no more.
 */
export function* settleMembers(
  { folder, members, units, own = new Map() }: Given,
  now: number,
): Reading<Change[]> {
  const byUnits = yield* rightsByUnits(units);
  byUnits.delete(folder.userId);
  const known = new Map(members.map((member) => [member.userId, member]));
  const people = new Set([...known.keys(), ...own.keys(), ...byUnits.keys()]);
  const changes: Change[] = [];
  let room = FOLDER_MEMBERS_MAX - known.size;
  for (const userId of people) {
    if (userId === folder.userId) continue;
    const before = known.get(userId);
    const given = own.get(userId) ?? ownRightOf(before);
    const right = most(given, byUnits.get(userId) ?? "none");
    if (right === "none") {
      if (before) changes.push({ entity: "folderUser", action: "delete", remove: before.id });
      continue;
    }
    if (!before && !own.has(userId)) {
      // Who has left by themselves is not pulled back with their unit.
      const left = yield* leavings(folderScope(folder.id), userId, now - LEFT_ALONE);
      if (left > 0 || room < 1) continue;
    }
    if (!before) room -= 1;
    const ownRight: OwnRight = byUnits.has(userId) ? given : "same";
    if (before?.right === right && before.ownRight === ownRight) continue;
    const put = before
      ? { ...before, right, ownRight }
      : {
          id: joinKey(folder.id, userId),
          folderId: folder.id,
          userId,
          right,
          ownRight,
          createTime: now,
        };
    changes.push({ entity: "folderUser", action: before ? "update" : "add", put });
  }
  return changes;
}

/** What somebody was given by themselves. */
function ownRightOf(member: FolderUser | undefined): FolderRight | "none" {
  if (!member) return "none";
  return member.ownRight === "same" ? member.right : member.ownRight;
}

function most(one: FolderRight | "none", other: FolderRight | "none"): FolderRight | "none" {
  if (one === "write" || other === "write") return "write";
  return one === "read" || other === "read" ? "read" : "none";
}

/** Those of the units who are there, each with the most that one of them brings. */
function* rightsByUnits(given: readonly FolderUnit[]): Reading<Map<Id, FolderRight>> {
  const rights = new Map<Id, FolderRight>();
  if (given.length === 0) return rights;
  const users = yield* list("user", { deleteTime: 0 });
  const active = new Set(users.filter(isActive).map(({ id }) => id));
  for (const { kind, unitId, right } of given) {
    for (const userId of yield* peopleOf(kind, unitId))
      if (active.has(userId) && rights.get(userId) !== "write") rights.set(userId, right);
  }
  return rights;
}

function* peopleOf(kind: FolderUnitKind, id: Id): Reading<Id[]> {
  if (kind === "plan") return (yield* list("planUser", { planId: id })).map(({ userId }) => userId);
  if (kind === "dialog")
    return (yield* list("dialogUser", { dialogId: id })).map(({ userId }) => userId);
  const tree = yield* list(kind, { companyId: COMPANY_ID });
  const within = withThoseBelow(tree, id).flatMap(({ members }) => members);
  return within.map(({ userId }) => userId);
}

/** The unit and all below it; roles stand below departments, not below each other. */
function withThoseBelow(units: readonly Unit[], id: Id): Unit[] {
  const found = new Map(units.filter((unit) => unit.id === id).map((unit) => [unit.id, unit]));
  for (let size = 0; size < found.size;) {
    size = found.size;
    for (const unit of units) if (found.has(unit.parentId)) found.set(unit.id, unit);
  }
  return [...found.values()];
}
