import type { PushResult } from "#contract/calls/sync.ts";
import { type LocalDatabase, rowTables } from "../database/local-database.ts";
import { type Head, readMeta } from "../database/meta.ts";
import { noteTouched } from "../database/touch-name.ts";
import { assertFence } from "../fold/apply-server.ts";
import { refold } from "../fold/refold.ts";
import { withKnown } from "../sync/known.ts";
import { backOff } from "./back-off.ts";
import type { OutboxEntry } from "./entry.ts";
import { remember } from "./history.ts";
import { meaningOfRefusal, startRefillClock } from "./refill.ts";
import { keepSettled } from "./settled.ts";

export interface Settling {
  readonly fence: number;
  readonly now: () => number;
  readonly random: () => number;
  /** The newest point of the log, where the server named it. */
  readonly reached?: {
    readonly head: number;
    readonly mark?: string | undefined;
    readonly epoch?: string | undefined;
  };
}

/**
 * Writes down what became of the entries; a refusal undoes its rows and tells the person. What it says is gone
 * goes with the news: an answer that is given again tells of a moment before which rows here may be long past.
 */
export async function settle(
  database: LocalDatabase,
  results: readonly PushResult[],
  settling: Settling,
): Promise<void> {
  const tables = [
    ...rowTables(database),
    database.shadow,
    database.outbox,
    database.attention,
    database.history,
    database.settled,
    database.range,
    database.meta,
  ];
  await database.transaction("rw", tables, async () => {
    await assertFence(database, settling.fence);
    const head = await readMeta(database.meta, "head");
    const pass: Pass = { database, settling, head, changed: new Set(), resting: new Set() };
    for (const result of results) {
      const entry = await database.outbox.get(result.n);
      if (entry?.state !== "waiting") continue;
      if (result.state === "refused") await settleRefused(pass, entry, result);
      else if (result.state === "later") await letRest(pass, entry);
      else await settleApplied(pass, entry, result.seq ?? 0);
    }
    await noteReached(pass);
    if (pass.changed.size > 0) await refold(database, pass.changed);
  });
}

/** One answer of the server being written down. */
interface Pass {
  readonly database: LocalDatabase;
  readonly settling: Settling;
  readonly head: Head | undefined;
  /** Rows to be folded again. */
  readonly changed: Set<string>;
  /** Lanes that were asked to wait. */
  readonly resting: Set<string>;
}

async function settleApplied(pass: Pass, entry: OutboxEntry, seq: number): Promise<void> {
  const { database, settling, head } = pass;
  // What is brought again is in the history already.
  if (entry.refill !== "confirmed") await remember(database, [entry], "applied", settling.now());
  if (seq > (head?.seq ?? 0)) {
    await database.outbox.update(entry.n, { state: "applied", seq });
    return;
  }
  await forget(pass, entry);
  if (head) await keepSettled(database, [{ ...entry, seq }], head.epoch);
}

async function settleRefused(pass: Pass, entry: OutboxEntry, result: PushResult): Promise<void> {
  const { database, settling } = pass;
  const meaning = meaningOfRefusal(entry, result, settling.now());
  if (meaning === "again") {
    if (entry.refill) await startRefillClock(database, settling.now());
    await letRest(pass, entry);
    return;
  }
  await forget(pass, entry);
  if (meaning === "drop") return;
  await remember(database, [entry], "refused", settling.now());
  await tellRefusal(database, entry, result);
}

async function forget({ database, changed }: Pass, entry: OutboxEntry): Promise<void> {
  noteTouched(changed, entry.touched);
  await database.outbox.delete(entry.n);
}

/** The first of a lane holds up the others, so it alone is told when to come again. */
async function letRest({ database, settling, resting }: Pass, entry: OutboxEntry): Promise<void> {
  if (resting.has(entry.lane)) return;
  resting.add(entry.lane);
  const attempts = entry.attempts + 1;
  const notBefore = settling.now() + backOff(attempts, settling.random());
  await database.outbox.update(entry.n, { attempts, notBefore });
}

async function noteReached({ database, settling: { reached }, head }: Pass): Promise<void> {
  if (!reached) return;
  // Before anything was fetched, an answer says in which epoch all this was done.
  const before = head ?? (reached.epoch ? { epoch: reached.epoch, seq: 0 } : undefined);
  const value = before && withKnown(before, reached.head, reached.mark);
  if (value && value !== head) await database.meta.put({ key: "head", value });
}

/** Each refusal is told once, whatever comes twice. */
async function tellRefusal(
  database: LocalDatabase,
  { n, command, args, about, words, at }: OutboxEntry,
  { code = 0, reason = "unknownError", data }: PushResult,
): Promise<void> {
  if ((await database.attention.where("n").equals(n).count()) > 0) return;
  const told = data as Record<string, unknown> | undefined;
  const refusal = { code, reason, ...(told && { data: told }) };
  await database.attention.add({ n, command, args, about, words, at, refusal });
}
