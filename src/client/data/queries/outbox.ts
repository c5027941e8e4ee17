import { countBut } from "../database/find-rows.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { initialLink, type Link, readMeta } from "../database/meta.ts";
import type { AttentionEntry, HistoryEntry, OutboxEntry } from "../database/outbox-entry.ts";

/** What the header chip says. */
export interface SyncStatus {
  readonly link: Link;
  /** Things that have not reached the server. */
  readonly waiting: number;
  /** Things that need the person's attention. */
  readonly attention: number;
  /** Files whose bytes the server does not have yet, also those that are paused. */
  readonly uploads: number;
}

export async function readSyncStatus(database: LocalDatabase): Promise<SyncStatus> {
  const [link, waiting, attention, uploads] = await Promise.all([
    readMeta(database.meta, "link"),
    database.outbox.where("state").equals("waiting").count(),
    database.attention.count(),
    countBut(database.upload, "success"),
  ]);
  return { link: link ?? initialLink, waiting, attention, uploads };
}

/** What waits, in the order in which it will be sent. */
export function readOutbox(database: LocalDatabase): PromiseLike<OutboxEntry[]> {
  return database.outbox.where("state").equals("waiting").sortBy("n");
}

/** What could not be done, the newest first. */
export async function readAttention(database: LocalDatabase): Promise<AttentionEntry[]> {
  return (await database.attention.orderBy("id").toArray()).toReversed();
}

/** What is settled, the newest first. */
export async function readHistory(database: LocalDatabase): Promise<HistoryEntry[]> {
  return (await database.history.orderBy("id").toArray()).toReversed();
}

/** Ids of those who are online; undefined while there is no line to say so. */
export async function readOnline(
  database: LocalDatabase,
): Promise<ReadonlySet<number> | undefined> {
  const [link, online] = await Promise.all([
    readMeta(database.meta, "link"),
    readMeta(database.meta, "online"),
  ]);
  return link?.state === "online" ? new Set(online) : undefined;
}
