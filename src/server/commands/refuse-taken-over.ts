import type { Change } from "#domain/command.ts";
import type { File } from "#domain/file/file.ts";
import { MEGABYTE, refuseBeyondQuota } from "#domain/file/quota.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { readCompanySetting } from "../people/company.ts";
import { bytesTakenOver, usedBy } from "../tables/files/storage-used.ts";
import type { Tx } from "../tables/sql/db.ts";
import { rowKey, type StoredRows } from "./stored-rows.ts";

/** Whether somebody has no room for files of others that become theirs, such as by a move to their own shelf. */
export async function refuseTakenOver(
  tx: Tx,
  changes: readonly Change[],
  stored: StoredRows,
): Promise<Refusal | undefined> {
  const taken = takenOver(changes, stored);
  if (taken.size === 0) return undefined;
  const { personQuota } = await readCompanySetting(tx);
  if (personQuota === 0) return undefined;
  for (const [userId, fileIds] of taken) {
    const size = await bytesTakenOver(tx, userId, fileIds);
    if (size === 0) continue;
    const person = { used: await usedBy(tx, userId), most: personQuota * MEGABYTE };
    const refusal = refuseBeyondQuota({ person }, size);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The files that become somebody's who did not have them, by that person. */
function takenOver(changes: readonly Change[], stored: StoredRows): Map<Id, Id[]> {
  const taken = new Map<Id, Id[]>();
  for (const change of changes) {
    if (change.entity !== "file" || !("put" in change)) continue;
    const { id, userId } = change.put;
    const before = stored.get(rowKey("file", id)) as File | undefined;
    if (!before || before.userId === userId) continue;
    taken.set(userId, [...(taken.get(userId) ?? []), id]);
  }
  return taken;
}
