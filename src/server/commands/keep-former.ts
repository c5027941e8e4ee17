import type { Change } from "#domain/command.ts";
import type { TaskContent } from "#domain/task/task-content.ts";
import { keepFormerContents } from "../tables/own/history/content-version.ts";
import type { Tx } from "../tables/sql/db.ts";
import { rowKey, type StoredRows } from "./stored-rows.ts";

/** Keeps what descriptions said that say something else now. */
export function keepFormer(tx: Tx, changes: readonly Change[], stored: StoredRows): void {
  const standing = new Map<number, TaskContent>();
  const former: TaskContent[] = [];
  for (const change of changes) {
    if (change.entity !== "taskContent" || !("put" in change)) continue;
    const { put } = change;
    const row = stored.get(rowKey("taskContent", put.id)) as TaskContent | undefined;
    const before = standing.get(put.id) ?? row;
    if (before && before.content !== put.content) former.push(before);
    standing.set(put.id, put);
  }
  if (former.length > 0) tx.beforeCommit(keepFormerContents(tx, former));
}
