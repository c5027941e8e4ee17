import { runCommand } from "../../commands/run-command.ts";
import type { ImportOutcome } from "../../database/import-row.ts";
import type { LocalDatabase } from "../../database/local-database.ts";

/** What the call takes at once. */
const REMOVED_AT_ONCE = 100;

/** Takes an import of tasks back; those stay, and are named, with which somebody has done something since. */
export async function undoTasks(
  database: LocalDatabase,
  { added }: ImportOutcome,
  now: number,
): Promise<NonNullable<ImportOutcome["undone"]>> {
  const ids = new Set(added.map(({ id }) => id));
  // With a task go its subtasks.
  const roots = added.filter(({ parentId = 0 }) => !ids.has(parentId));
  const standing = await database.task.bulkGet(roots.map(({ id }) => id));
  const there = standing.flatMap((task) => (task ? [task.id] : []));
  for (let at = 0; at < there.length; at += REMOVED_AT_ONCE) {
    const portion = there.slice(at, at + REMOVED_AT_ONCE);
    const args = portion.map((id) => ({ id, unchanged: true as const }));
    await runCommand(database, "task.remove", args, now);
  }
  const left = (await database.task.bulkGet(there)).filter((task) => task !== undefined);
  return { left: left.length, names: left.map(({ name }) => name) };
}
