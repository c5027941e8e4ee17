import type { Change } from "#domain/command.ts";
import { type AnyRow, entityOf } from "#domain/entities.ts";
import { addShutOuts, removeShutOuts, type ShutOut } from "../tables/own/shut-out.ts";
import type { Tx } from "../tables/sql/db.ts";
import type { Author } from "./derive-changes.ts";
import { idOfChange, rowKey, type StoredRows } from "./stored-rows.ts";

/**
 * Notes whom changes shut out of a scope: a row that let somebody in was removed by somebody
 * else. Whoever leaves by themselves is not; whoever is let in is no longer.
 */
export function noteShutOuts(
  tx: Tx,
  changes: readonly (Change & { by: Author })[],
  stored: StoredRows,
): void {
  const verdicts = new Map<string, ShutOut & { isOut: boolean }>();
  const rows = new Map<string, AnyRow | undefined>(stored);
  for (const change of changes) {
    const { grant } = entityOf(change.entity);
    if (!grant) continue;
    const key = rowKey(change.entity, idOfChange(change));
    const before = rows.get(key);
    const after = "put" in change ? change.put : undefined;
    rows.set(key, after);
    const had = before && grant(before);
    const has = after && grant(after);
    if (has && !had) verdicts.set(nameOf(has), { ...has, isOut: false });
    else if (had && !has && had.userId !== change.by.actorId) {
      verdicts.set(nameOf(had), { ...had, isOut: true });
    }
  }
  const { out = [], back = [] } = Object.groupBy(verdicts.values(), ({ isOut }) =>
    isOut ? "out" : "back",
  );
  if (out.length > 0) tx.beforeCommit(addShutOuts(tx, out));
  if (back.length > 0) tx.beforeCommit(removeShutOuts(tx, back));
}

function nameOf({ userId, scope }: ShutOut): string {
  return `${userId}/${scope}`;
}
