import { findCommand } from "#domain/commands.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { HistoryEntry, Outcome } from "../database/outbox-entry.ts";

/** Settled things that are kept at most, and for how long (ms). */
const HISTORY_MOST = 200;
const HISTORY_KEPT = 14 * 24 * 3_600_000;
/** What was done can be looked at in its place; here a line of it is enough. */
const TEXT_MOST = 500;
const LIST_MOST = 20;

const secret = /password|secret|token/i;

type Settled = Pick<HistoryEntry, "n" | "command" | "args" | "about" | "at">;

/** Puts things that are settled into the history. Part of the transaction around it. */
export async function remember(
  database: LocalDatabase,
  entries: readonly Settled[],
  outcome: Outcome,
  endedAt: number,
): Promise<void> {
  const byPerson = outcome === "discarded" || outcome === "theirs";
  const rows = entries
    .filter(({ command }) => !findCommand(command)?.routine)
    .map(({ n, command, args, about, at }): HistoryEntry => ({
      n,
      command,
      about,
      // What a person gave up is kept whole, so that they can still copy it.
      args: byPerson ? withoutSecrets(args) : shortened(withoutSecrets(args)),
      at,
      outcome,
      endedAt,
      decidedBy: byPerson ? "person" : "server",
    }));
  if (rows.length > 0) await database.history.bulkAdd(rows);
}

/** Forgets that something was discarded; false where nobody did. Part of the transaction around it. */
export async function forgetDiscarded(database: LocalDatabase, n: number): Promise<boolean> {
  const found = database.history.filter((row) => row.n === n && row.outcome === "discarded");
  return (await found.delete()) > 0;
}

/** Forgets what is old or too much. */
export async function pruneHistory(database: LocalDatabase, now: number): Promise<void> {
  await database.transaction("rw", database.history, async () => {
    const surplus = (await database.history.count()) - HISTORY_MOST;
    if (surplus > 0) await database.history.orderBy("id").limit(surplus).delete();
    await database.history.filter((entry) => entry.endedAt < now - HISTORY_KEPT).delete();
  });
}

function withoutSecrets(value: unknown): unknown {
  return mapDeep(value, (inner) => inner);
}

function shortened(value: unknown): unknown {
  return mapDeep(
    value,
    (inner) =>
      typeof inner === "string" && inner.length > TEXT_MOST
        ? `${inner.slice(0, TEXT_MOST)}…`
        : inner,
    LIST_MOST,
  );
}

function mapDeep(
  value: unknown,
  map: (value: unknown) => unknown,
  most = Number.POSITIVE_INFINITY,
): unknown {
  if (Array.isArray(value)) return value.slice(0, most).map((entry) => mapDeep(entry, map, most));
  if (typeof value !== "object" || value === null) return map(value);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !secret.test(field))
      .map(([field, entry]) => [field, mapDeep(entry, map, most)]),
  );
}
