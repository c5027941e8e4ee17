import type { RunResult } from "#client/data/commands/run-command.ts";
import { notDone } from "#client/data/database/storage-errors.ts";

/** What breaks on the way is answered like a refusal: an action that failed must not look like one that nobody asked for. */
export async function answered<Reply>(
  run: () => Promise<RunResult<Reply>>,
): Promise<RunResult<Reply>> {
  try {
    return await run();
  } catch (error) {
    reportError(error);
    return { ok: false, refusal: notDone };
  }
}
