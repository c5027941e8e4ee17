import { accessId } from "#domain/user/access.ts";
import {
  dialogScope,
  folderScope,
  planScope,
  recordScope,
  type Scope,
  userScope,
} from "#domain/scope.ts";
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
  return [...plans, ...dialogs, ...folders, ...records];
}

export function accessIdsIn(snapshot: Snapshot): string[] {
  return grantsIn(snapshot).map(({ userId, scope }) => accessId(userId, scope));
}

/** The scopes that somebody may see; nobody sees none. */
export function scopesOf(snapshot: Snapshot, userId: number): Set<Scope> {
  if (userId === 0) return new Set();
  const own = grantsIn(snapshot).filter((grant) => grant.userId === userId);
  return new Set<Scope>(["company", userScope(userId), ...own.map(({ scope }) => scope)]);
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
