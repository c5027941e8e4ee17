import { type PushResult, syncPush } from "#contract/calls/sync.ts";
import { PUSH_ENTRIES_MAX } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import { assertFence } from "../fold/apply-server.ts";
import { refold } from "../fold/refold.ts";
import type { OutboxEntry } from "../outbox/entry.ts";
import { rowTables } from "../database/local-database.ts";
import type { CallFailure, Caller } from "./http.ts";

const BATCH_BYTES = 256 * 1024;

export interface PushOutcome {
  readonly failure?: CallFailure;
  /** Newest sequence number among what was done. */
  readonly seq: number;
  /** Whether there was anything to send. */
  readonly sent: number;
  /** Entries that the server asked to bring again. */
  readonly later: number;
  /** Server clock less own clock, ms. */
  readonly clockOffset?: number;
}

/** Sends the next entries, in order, as many as fit; `most` is smaller after "too large". */
export async function pushBatch(
  database: LocalDatabase,
  call: Caller,
  fence: number,
  now: () => number,
  most: number = PUSH_ENTRIES_MAX,
): Promise<PushOutcome> {
  const identity = await readMeta(database.meta, "identity");
  const entries = await nextEntries(database, most);
  if (!identity || entries.length === 0) return { seq: 0, sent: 0, later: 0 };
  const asked = now();
  const result = await call(syncPush, {
    clientId: identity.clientId,
    entries: entries.map((entry) => ({
      n: entry.n,
      call: entry.command,
      data: entry.args,
      at: entry.at,
    })),
  });
  if (!result.ok) return pushFailed(database, result.failure, entries, fence);
  await settle(database, result.value.results, fence);
  const answered = now();
  return {
    seq: Math.max(0, ...result.value.results.map((entry) => entry.seq ?? 0)),
    sent: entries.length,
    later: result.value.results.filter((entry) => entry.state === "later").length,
    clockOffset: Math.round(result.value.time - (asked + answered) / 2),
  };
}

async function nextEntries(database: LocalDatabase, most: number): Promise<OutboxEntry[]> {
  const entries: OutboxEntry[] = [];
  let bytes = 0;
  await database.outbox
    .orderBy("n")
    .until((entry) => {
      if (entry.state !== "waiting") return false;
      const size = JSON.stringify(entry.args).length;
      if (entries.length >= most || (entries.length > 0 && bytes + size > BATCH_BYTES)) return true;
      entries.push(entry);
      bytes += size;
      return false;
    })
    .each(() => undefined);
  return entries;
}

/** A single entry that no server takes goes to the person; several are sent in halves. */
async function pushFailed(
  database: LocalDatabase,
  failure: CallFailure,
  entries: readonly OutboxEntry[],
  fence: number,
): Promise<PushOutcome> {
  const [only] = entries;
  if (failure.kind === "tooLarge" && entries.length === 1 && only) {
    const refused = {
      n: only.n,
      state: "refused" as const,
      code: failure.code,
      reason: "tooLarge",
    };
    await settle(database, [refused], fence);
    return { seq: 0, sent: 1, later: 0 };
  }
  return { failure, seq: 0, sent: entries.length, later: 0 };
}

/** Writes down what became of the entries; a refusal undoes its rows and tells the person. */
async function settle(
  database: LocalDatabase,
  results: readonly PushResult[],
  fence: number,
): Promise<void> {
  const tables = [
    ...rowTables(database),
    database.shadow,
    database.outbox,
    database.attention,
    database.meta,
  ];
  await database.transaction("rw", tables, async () => {
    await assertFence(database, fence);
    const changed = new Set<string>();
    const head = (await readMeta(database.meta, "head"))?.seq ?? 0;
    for (const result of results) {
      const entry = await database.outbox.get(result.n);
      if (!entry) continue;
      if (result.state === "later") {
        await database.outbox.update(entry.n, { attempts: entry.attempts + 1 });
        continue;
      }
      const seq = result.seq ?? 0;
      if (result.state !== "refused" && seq > head) {
        await database.outbox.update(entry.n, { state: "applied", seq });
        continue;
      }
      for (const name of entry.touched) changed.add(name);
      await database.outbox.delete(entry.n);
      if (result.state === "refused") await tellRefusal(database, entry, result);
    }
    if (changed.size > 0) await refold(database, changed);
  });
}

async function tellRefusal(
  database: LocalDatabase,
  entry: OutboxEntry,
  result: PushResult,
): Promise<void> {
  const data = result.data as Record<string, unknown> | undefined;
  await database.attention.add({
    n: entry.n,
    command: entry.command,
    args: entry.args,
    at: entry.at,
    refusal: {
      code: result.code ?? 0,
      reason: result.reason ?? "unknownError",
      ...(data && { data }),
    },
  });
}
