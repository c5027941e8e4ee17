import type { PushResult } from "#contract/calls/sync.ts";
import { assertFence } from "../database/fence.ts";
import { foldTables, type LocalDatabase } from "../database/local-database.ts";
import { type Head, readMeta } from "../database/meta.ts";
import { noteTouched } from "../database/touch-name.ts";
import { refold } from "../fold/refold.ts";
import { withKnown } from "../database/known.ts";
import { backOff } from "./back-off.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { remember } from "./history.ts";
import { meaningOfRefusal, startRefillClock } from "./refill.ts";
import { keepClaims } from "../fold/claims.ts";
import { keepSettled } from "../fold/settled.ts";

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
  const { attention, history, settled, claim } = database;
  const tables = [...foldTables(database), attention, history, settled, claim];
  await database.transaction("rw", tables, async () => {
    await assertFence(database, settling.fence);
    const head = await readMeta(database.meta, "head");
    const pass: Pass = { database, settling, head, changed: new Set(), resting: new Set() };
    // An answer that came twice counts once.
    const answers = [...new Map(results.map((result) => [result.n, result])).values()];
    const entries = await database.outbox.bulkGet(answers.map(({ n }) => n));
    const applied: OutboxEntry[] = [];
    for (const [index, result] of answers.entries()) {
      const entry = entries[index];
      if (entry?.state !== "waiting") continue;
      if (result.state === "refused") await settleRefused(pass, entry, result);
      else if (result.state === "later") await letRest(pass, entry);
      else applied.push({ ...entry, state: "applied", seq: result.seq ?? 0 });
    }
    await settleApplied(pass, applied);
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

async function settleApplied(pass: Pass, entries: readonly OutboxEntry[]): Promise<void> {
  const { database, settling, head } = pass;
  // What is brought again is in the history already.
  const fresh = entries.filter(({ refill }) => refill !== "confirmed");
  await remember(database, fresh, "applied", settling.now());
  const isAhead = ({ seq }: OutboxEntry) => seq > (head?.seq ?? 0);
  const { ahead = [], known = [] } = Object.groupBy(entries, (entry) =>
    isAhead(entry) ? "ahead" : "known",
  );
  await database.outbox.bulkUpdate(
    ahead.map(({ n, state, seq }) => ({ key: n, changes: { state, seq } })),
  );
  await forget(pass, known);
  if (head) await keepSettled(database, known, head.epoch);
  await keepClaims(database, known);
}

async function settleRefused(pass: Pass, entry: OutboxEntry, result: PushResult): Promise<void> {
  const { database, settling } = pass;
  const meaning = meaningOfRefusal(entry, result, settling.now());
  if (meaning === "again") {
    if (entry.refill) await startRefillClock(database, settling.now());
    await letRest(pass, entry);
    return;
  }
  await forget(pass, [entry]);
  if (meaning === "drop") return;
  await remember(database, [entry], "refused", settling.now());
  await tellRefusal(database, entry, result);
}

async function forget({ database, changed }: Pass, entries: readonly OutboxEntry[]): Promise<void> {
  for (const { touched } of entries) noteTouched(changed, touched);
  await database.outbox.bulkDelete(entries.map(({ n }) => n));
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
