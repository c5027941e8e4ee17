import { liveQuery } from "dexie";
import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { runCommand, type RunResult } from "./run-command.ts";

/** Ms for which a person waits who has just signed in, until this device knows who they are. */
const PATIENCE = 15_000;

/**
 * As `runCommand`; what is refused before the first rows have come, the person's own among them, is decided once more when they
 * have: until then the rules take everybody for somebody who may do nothing.
 */
export async function runOnceKnown<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  args: ArgumentsOf<Name>,
  now: number,
): Promise<RunResult<ReplyTo<Name>>> {
  const result = await runCommand(database, name, args, now);
  if (result.ok) return result;
  // Also where they have come since: that it was decided without them cannot be seen any more.
  await becomesKnown(database);
  return runCommand(database, name, args, now);
}

/** Whether the person's own row has come; whoever has signed out waits for none. */
async function isKnown(database: LocalDatabase): Promise<boolean> {
  const identity = await readMeta(database.meta, "identity");
  return identity === undefined || (await database.user.get(identity.userId)) !== undefined;
}

function becomesKnown(database: LocalDatabase): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      watching.unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    const watching = liveQuery(() => isKnown(database)).subscribe({
      next: (known) => {
        if (known) queueMicrotask(end);
      },
      error: () => queueMicrotask(end),
    });
  });
}
