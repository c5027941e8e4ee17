import type { ArgumentsOf, CommandName } from "#domain/commands.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { takeBack } from "../outbox/discard.ts";
import { UNDO_WITHIN } from "../outbox/take-next.ts";
import { runCommand } from "./run-command.ts";

export type UndoableResult =
  /** `undo` takes back what was just done; false where it has been on its way already. */
  | { readonly ok: true; readonly undo: () => Promise<boolean> }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * As runCommand, for what nobody could bring back: it shows at once and waits in the outbox, also through a reload, until
 * the person can no longer think better of it.
 */
export async function runUndoable<Name extends CommandName>(
  database: LocalDatabase,
  name: Name,
  args: ArgumentsOf<Name>,
  now: number,
  within = UNDO_WITHIN,
): Promise<UndoableResult> {
  const undoUntil = now + Math.min(within, UNDO_WITHIN);
  const result = await runCommand(database, name, args, now, undoUntil);
  return result.ok ? { ok: true, undo: () => takeBack(database, name, undoUntil) } : result;
}
