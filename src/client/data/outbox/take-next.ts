import { commandOf } from "#domain/commands.ts";
import { assertFence } from "../database/fence.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { BACK_OFF_MOST } from "./back-off.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { lanesOf } from "./lanes-of.ts";

const BATCH_BYTES = 256 * 1024;

/** So long what nobody could bring back can be taken back, ms; as long as the notice that offers it. */
export const UNDO_WITHIN = 10_000;

export interface Taking {
  /** Entries at most. */
  readonly most: number;
  readonly now: number;
  /** While the line fails only what has been on its way is tried again: the rest can still be merged. */
  readonly onlySent: boolean;
  /** Milliseconds for which lanes in trouble are still left alone, all of them. */
  readonly troubledRest?: number;
}

export interface Taken {
  readonly entries: readonly OutboxEntry[];
  /** Milliseconds until the next lane may be tried again, where one rests. */
  readonly wait: number | undefined;
  /** Whether a lane in trouble is tried again with them. */
  readonly retries: boolean;
}

/** Takes the next entries that may be sent, as many as fit, and notes that they are on their way. */
export function takeNext(database: LocalDatabase, fence: number, taking: Taking): Promise<Taken> {
  return database.transaction("rw", [database.outbox, database.meta], async () => {
    await assertFence(database, fence);
    let taken = await choose(database, taking);
    if (taking.onlySent && taken.entries.length === 0) {
      taken = await choose(database, { ...taking, onlySent: false });
    }
    const fresh = taken.entries.filter((entry) => !entry.sent).map((entry) => entry.n);
    if (fresh.length > 0) await database.outbox.where("n").anyOf(fresh).modify({ sent: true });
    return taken;
  });
}

/** Lets every lane try again at once: the line has come back. */
export async function releaseLanes(database: LocalDatabase): Promise<void> {
  await database.outbox
    .where("state")
    .equals("waiting")
    .filter((entry) => entry.notBefore > 0)
    .modify({ notBefore: 0, attempts: 0 });
}

async function choose(database: LocalDatabase, taking: Taking): Promise<Taken> {
  const { most, now, onlySent } = taking;
  const entries: OutboxEntry[] = [];
  const unsettled = new Set<number>();
  /** Lanes of which something stays behind, and with it all that comes after. */
  const held = new Set<string>();
  let wait: number | undefined;
  let bytes = 0;
  let full = false;
  await database.outbox
    .where("state")
    .equals("waiting")
    .until(() => full)
    .each((entry) => {
      const undo = undoOf(entry, now);
      if (undo > 0) {
        unsettled.add(entry.n);
        wait = Math.min(wait ?? undo, undo);
        // What follows may speak of what it makes, or stand behind it.
        if (commandOf(entry.command).minted) for (const lane of lanesOf(entry)) held.add(lane);
        return;
      }
      const rest = restOf(entry, taking);
      const waitsForOther = entry.dependsOn.some((n) => unsettled.has(n));
      unsettled.add(entry.n);
      const lanes = lanesOf(entry);
      const hold = () => {
        for (const lane of lanes) held.add(lane);
      };
      if (lanes.some((lane) => held.has(lane))) {
        hold();
        return;
      }
      if (rest > 0) wait = Math.min(wait ?? rest, rest);
      if (rest > 0 || waitsForOther || (onlySent && !entry.sent)) {
        hold();
        return;
      }
      const size = JSON.stringify(entry.args).length;
      full = entries.length >= most || (entries.length > 0 && bytes + size > BATCH_BYTES);
      if (full) return;
      entries.push(entry);
      bytes += size;
      // A lane in trouble is tried with its first entry alone.
      if (entry.attempts > 0) hold();
    });
  return { entries, wait, retries: entries.some(({ attempts }) => attempts > 0) };
}

/** Milliseconds that the person has left to take it back, likewise. */
function undoOf({ undoUntil = 0 }: OutboxEntry, now: number): number {
  const left = undoUntil - now;
  return left <= UNDO_WITHIN ? Math.max(0, left) : 0;
}

/** Milliseconds that the entry is still to be left alone. A clock that was set back makes nobody wait longer. */
function restOf({ notBefore, attempts }: OutboxEntry, { now, troubledRest = 0 }: Taking): number {
  const rest = notBefore - now;
  return Math.max(rest <= BACK_OFF_MOST ? rest : 0, attempts > 0 ? troubledRest : 0, 0);
}
