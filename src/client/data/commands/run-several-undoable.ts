import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { takeBackAll } from "../outbox/discard.ts";
import { UNDO_WITHIN } from "../outbox/take-next.ts";
import { runSeveral } from "./run-several.ts";

export interface SeveralDone {
  /** How many were done. */
  readonly done: number;
  /** Why others were not. */
  readonly refused: readonly Refusal[];
  /** Takes back what was done; answers how many have been on their way already. */
  readonly undo: () => Promise<number>;
}

/** As runSeveral, for what nobody could bring back: all of it waits until the person can no longer think better of it. */
export async function runSeveralUndoable<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  all: readonly ArgumentsOf<Name>[],
  now: number,
): Promise<SeveralDone> {
  const undoUntil = now + UNDO_WITHIN;
  const results = await runSeveral(database, name, all, { now, undoUntil });
  const refused = results.flatMap((result) => (result.ok ? [] : [result.refusal]));
  const done = results.length - refused.length;
  const undo = async () => done - (await takeBackAll(database, name, undoUntil));
  return { done, refused, undo };
}
