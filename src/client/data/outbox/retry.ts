import { type RunResult, runCommand } from "../commands/run-command.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { AttentionEntry } from "./entry.ts";

/** Does something that was refused once more, as it was or with other words; what succeeds leaves the tray. */
export async function retryEntry(
  database: LocalDatabase,
  entry: AttentionEntry,
  args: unknown,
  now: number,
): Promise<RunResult> {
  const result = await runCommand(
    database,
    entry.command as "plan.exit",
    args as { planId: number },
    now,
  );
  if (result.ok) await database.attention.delete(entry.id ?? 0);
  return result;
}
