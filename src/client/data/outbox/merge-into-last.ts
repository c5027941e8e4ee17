import { commandOf } from "#domain/commands.ts";
import { wordsOf } from "#domain/words-of.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { joinClaims } from "../fold/claims.ts";
import { refold } from "../fold/refold.ts";
import type { NewOutboxEntry, OutboxEntry } from "../database/outbox-entry.ts";
import { lanesOf } from "./lanes-of.ts";

/** In a longer outbox one entry more costs less than folding anew, for which all of it is read. */
const MERGE_UP_TO = 1_000;

/**
 * Makes what a person just did part of the last entry of its lane, where that
 * one has never been on its way: ten drags of a card are sent as one. Answers
 * whether it did; rows are folded then. Part of the transaction around it.
 */
export async function mergeIntoLast(
  database: LocalDatabase,
  fresh: NewOutboxEntry,
): Promise<boolean> {
  const command = commandOf(fresh.command);
  const { merge } = command;
  if (!merge) return false;
  const [count, last] = await Promise.all([
    database.outbox.count(),
    database.outbox.where("lane").equals(fresh.lane).last(),
  ]);
  if (
    count > MERGE_UP_TO ||
    !last ||
    last.command !== fresh.command ||
    !(await mayChange(database, last, fresh))
  ) {
    return false;
  }
  const args = merge(last.args, fresh.args);
  if (args === undefined) return false;
  const words = wordsOf(command, args);
  const touched = [...new Set([...last.touched, ...fresh.touched])];
  const dependsOn = [...new Set([...last.dependsOn, ...fresh.dependsOn])];
  const claims = joinClaims(last.claims, fresh.claims);
  const changes = { args, words, claims, at: fresh.at, touched, dependsOn };
  await database.outbox.update(last.n, changes);
  await refold(database, new Set(touched));
  if ((await database.outbox.get(last.n))?.folded) return true;
  // Both are allowed one after the other, but not as one: there and back again is no move.
  await database.outbox.put(last);
  await refold(database, new Set(touched));
  return false;
}

/** Never what the server may have, and never across something that needs the order as it is. */
async function mayChange(
  database: LocalDatabase,
  last: OutboxEntry,
  fresh: NewOutboxEntry,
): Promise<boolean> {
  if (last.state !== "waiting" || last.sent || !last.folded) return false;
  if (fresh.dependsOn.some((n) => n >= last.n)) return false;
  const followers = await database.outbox
    .where("n")
    .above(last.n)
    .filter((entry) => entry.dependsOn.includes(last.n) || lanesOf(entry).includes(last.lane))
    .count();
  return followers === 0;
}
