import { accessId } from "#domain/user/access.ts";
import {
  absenceScope,
  dialogScope,
  folderScope,
  openScopes,
  planScope,
  recordScope,
  type Scope,
  taskScope,
} from "#domain/scope.ts";
import type { RecordRange } from "#domain/company-form/permission/form-permission.ts";
import type { Snapshot } from "./snapshot.ts";

/**
 * Who may see what, worked out from who is a member of what and from nothing that the server has
 * worked out itself.
 */
export function grantsIn(snapshot: Snapshot): { userId: number; scope: Scope }[] {
  const plans = snapshot.rows.planUser.map(({ row }) => ({
    userId: row.userId,
    scope: planScope(row.planId),
  }));
  const dialogs = snapshot.rows.dialogUser
    .filter(({ row }) => row.planId === 0)
    .map(({ row }) => ({ userId: row.userId, scope: dialogScope(row) }));
  const folders = snapshot.rows.folderUser.map(({ row }) => ({
    userId: row.userId,
    scope: folderScope(row.folderId),
  }));
  const records = snapshot.rows.recordUser.map(({ row }) => ({
    userId: row.userId,
    scope: recordScope(row.recordId),
  }));
  const absences = snapshot.rows.delegation.map(({ row }) => ({
    userId: row.deputyId,
    scope: absenceScope(row.userId),
  }));
  return [...plans, ...dialogs, ...folders, ...records, ...absences, ...privateGrantsIn(snapshot)];
}

/** Of private tasks: who leads the plan, and those of its members who made it, work on it or below it, or were chosen. */
function privateGrantsIn({ rows }: Snapshot): { userId: number; scope: Scope }[] {
  const tasks = rows.task.map(({ row }) => row);
  return tasks.flatMap((task) => {
    if (task.privateTo !== task.id) return [];
    const family = tasks.filter(({ id, parentId }) => id === task.id || parentId === task.id);
    const named = new Set(family.flatMap(({ taskUser }) => taskUser.map(({ userId }) => userId)));
    for (const userId of [task.userId, ...task.visibleTo]) named.add(userId);
    return rows.planUser.flatMap(({ row: { planId, userId, owner, role } }) => {
      const sees = owner === 1 || role === "administrator" || named.has(userId);
      return planId === task.planId && sees ? [{ userId, scope: taskScope(task.id) }] : [];
    });
  });
}

export function accessIdsIn(snapshot: Snapshot): string[] {
  return grantsIn(snapshot).map(({ userId, scope }) => accessId(userId, scope));
}

/** The scopes that somebody may see; nobody sees none. */
export function scopesOf(snapshot: Snapshot, userId: number): Set<Scope> {
  if (userId === 0) return new Set();
  const own = grantsIn(snapshot).filter((grant) => grant.userId === userId);
  return new Set<Scope>([...openScopes(userId), ...own.map(({ scope }) => scope)]);
}

/** Whether somebody's records lie in a range of another person, worked out apart from the rules that are tried here. */
function isInRange(snapshot: Snapshot, range: RecordRange, userId: number, makerId: number) {
  const units = snapshot.rows.department.map(({ row }) => row);
  const isIn = (unit: (typeof units)[number], id: number) =>
    unit.members.some((member) => member.userId === id);
  const above = (unit: (typeof units)[number]): (typeof units)[number][] => {
    const parent = units.find(({ id }) => id === unit.parentId);
    return parent ? [unit, ...above(parent)] : [unit];
  };
  const makers = units.filter((unit) => isIn(unit, makerId));
  switch (range) {
    case "own":
    // No program draws a condition that a form can answer, and no other one is kept.
    case "condition":
      return false;
    case "department":
      return makers.some((unit) => isIn(unit, userId));
    case "departmentsBelow":
      return makers.some((unit) => above(unit).some((each) => isIn(each, userId)));
    case "subordinates":
      return (
        makerId !== userId &&
        makers.some((unit) => above(unit).some(({ leaderId }) => leaderId === userId))
      );
    case "all":
      return true;
  }
}

/** A scope, or an entry of the menu, which lies in that of the company and tells only those who find it what it says. */
export type Place = Scope | `entry:${number}`;

export function placeOfEntry(id: number): Place {
  return `entry:${id}`;
}

/** The entries of the menu that tell somebody what they say: of all directories above none keeps them out either. */
function entriesFoundBy(
  { rows: { menuItem } }: Snapshot,
  roleIds: ReadonlySet<number>,
  isAdmin: boolean,
): Place[] {
  const items = menuItem.map(({ row }) => row);
  const isFound = ({ hidden, roles, parentId }: (typeof items)[number]): boolean => {
    const above = items.find(({ id }) => id === parentId);
    const isOpen = !hidden && (roles.length === 0 || roles.some((id) => roleIds.has(id)));
    return isOpen && (above ? isFound(above) : parentId === 0);
  };
  return items.filter((item) => isAdmin || isFound(item)).map(({ id }) => placeOfEntry(id));
}

/** As scopesOf, with what somebody finds in the menu, and the records that they may ask for: by role, by their department, or because everybody may. */
export function readableScopesOf(snapshot: Snapshot, userId: number): Set<Place> {
  const scopes = new Set<Place>(scopesOf(snapshot, userId));
  const { user, form, role, record } = snapshot.rows;
  const isAdmin = user.some(({ row }) => row.id === userId && row.isAdmin);
  const own = role.filter(({ row }) => row.members.some((member) => member.userId === userId));
  const roleIds = new Set(own.map(({ row }) => row.id));
  const entries = userId === 0 ? [] : entriesFoundBy(snapshot, roleIds, isAdmin);
  for (const place of entries) scopes.add(place);
  const rangesOf = new Map(
    form.map(({ row }) => {
      const given = row.roles.filter(({ roleId }) => roleIds.has(roleId));
      return [row.id, [row.readers, ...given.map(({ range }) => range)]] as const;
    }),
  );
  for (const { row } of userId === 0 ? [] : record) {
    const ranges = rangesOf.get(row.formId) ?? [];
    const mayAsk = ranges.some((range) => isInRange(snapshot, range, userId, row.createUserId));
    if (isAdmin || mayAsk) scopes.add(recordScope(row.id));
  }
  return scopes;
}

/** Who an actor with this browser is at a moment: nobody once the session has ended. */
export function personAt(
  snapshot: Snapshot,
  { userId, deviceId }: { userId: number; deviceId: number },
): number {
  const isIn = snapshot.sessions.some(
    (session) => session.deviceId === deviceId && session.userId === userId,
  );
  return isIn ? userId : 0;
}
