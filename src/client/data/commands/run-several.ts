import type { ArgumentsOf, CommandName, ReplyTo } from "#domain/commands.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { noRoom } from "../database/storage-errors.ts";
import { withRows } from "../database/with-rows.ts";
import { KeptRows } from "../fold/kept-rows.ts";
import { withRoom } from "../storage/with-room.ts";
import { kindsInUse } from "./kinds-in-use.ts";
import { type RunResult, runWithin } from "./run-command.ts";
import { UnwrittenSeries } from "./unwritten-series.ts";

/**
 * Does one thing many times in one transaction, each for itself: what is refused changes nothing and hinders no other. In a browser
 * that is full none is done.
 */
export async function runSeveral<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  all: readonly ArgumentsOf<Name>[],
  { now, undoUntil = 0 }: { readonly now: number; readonly undoUntil?: number },
): Promise<readonly RunResult<ReplyTo<Name>>[]> {
  const beside = [database.shadow, database.outbox, database.meta];
  const results = await withRoom(database, now, "wholeStreams", () =>
    withRows(database, kindsInUse(database, name), beside, async () => {
      const done: RunResult<ReplyTo<Name>>[] = [];
      const kept = new KeptRows();
      const series = new UnwrittenSeries(database, kept);
      for (const args of all)
        done.push(await runWithin(database, name, args, now, { undoUntil, kept, series }));
      await series.write();
      return done;
    }),
  );
  return results === "noRoom" ? all.map(() => ({ ok: false, refusal: noRoom })) : results;
}
