import { type PushResult, syncPush } from "#contract/calls/sync.ts";
import { PUSH_ENTRIES_MAX } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import { readMeta } from "../database/meta.ts";
import type { OutboxEntry } from "../database/outbox-entry.ts";
import { settle, type Settling } from "../outbox/settle.ts";
import { takeNext } from "../outbox/take-next.ts";
import { withRoom } from "../storage/with-room.ts";
import { noRoomFailure } from "../calls/failure.ts";
import type { CallFailure, Caller } from "../calls/http.ts";

/** How the next entries are sent; all may be left out. */
export interface PushManner {
  /** Entries at most; fewer after "too large". */
  readonly most?: number | undefined;
  /** The line has failed: what has never been on its way waits for it. */
  readonly onlySent?: boolean;
  /** Milliseconds for which lanes in trouble are left alone. */
  readonly troubledRest?: number;
  /** 0 up to 1; spreads attempts. */
  readonly random?: () => number;
}

export interface PushOutcome {
  readonly failure?: CallFailure;
  /** Whether there was anything to send. */
  readonly sent: number;
  /** Entries that the server asked to bring again. */
  readonly later: number;
  /** Nothing was done: the entries rest on what is no longer the truth, and a pull comes first. */
  readonly stale?: true;
  /** Whether lanes in trouble were tried again. */
  readonly retried?: boolean;
  /** Milliseconds until a lane that was asked to wait may be tried again, where nothing else is left. */
  readonly wait?: number | undefined;
  /** Server clock less own clock, ms. */
  readonly clockOffset?: number;
}

/** Sends the next entries, as many as fit, each lane in its order. */
export async function pushBatch(
  database: LocalDatabase,
  call: Caller,
  fence: number,
  now: () => number,
  {
    most = PUSH_ENTRIES_MAX,
    onlySent = false,
    troubledRest = 0,
    random = Math.random,
  }: PushManner = {},
): Promise<PushOutcome> {
  const identity = await readMeta(database.meta, "identity");
  if (!identity) return { sent: 0, later: 0 };
  const taken = await withRoom(database, now(), "oldRows", () =>
    takeNext(database, fence, { most, now: now(), onlySent, troubledRest }),
  );
  if (taken === "noRoom") return { failure: noRoomFailure, sent: 0, later: 0 };
  const { entries, wait, retries } = taken;
  if (entries.length === 0) return { sent: 0, later: 0, wait };
  const settling: Settling = { fence, now, random };
  const head = await readMeta(database.meta, "head");
  const asked = now();
  const result = await call(syncPush, {
    clientId: identity.clientId,
    ...(head && { epoch: head.epoch }),
    ...(head?.known && { known: head.known }),
    entries: entries.map((entry) => ({
      n: entry.n,
      call: entry.command,
      data: entry.args,
      at: entry.at,
      lane: entry.lane,
      ...(entry.refill && { refill: true as const }),
    })),
  });
  if (!result.ok) return pushFailed(database, result.failure, entries, settling);
  const { value } = result;
  if (value.stale) return { sent: entries.length, later: entries.length, stale: true };
  const answered = now();
  const results = withUnanswered(entries, result.value.results);
  const failure = await settleInRoom(database, results, { ...settling, reached: value });
  if (failure) return { failure, sent: entries.length, later: 0 };
  return {
    sent: entries.length,
    retried: retries,
    later: results.filter((entry) => entry.state === "later").length,
    clockOffset: Math.round(result.value.time - (asked + answered) / 2),
  };
}

/** Notes what has become of entries. Without room for it they are brought again, and the server does nothing twice. */
async function settleInRoom(
  database: LocalDatabase,
  results: readonly PushResult[],
  settling: Settling,
): Promise<CallFailure | undefined> {
  const settled = await withRoom(database, settling.now(), "oldRows", () =>
    settle(database, results, settling),
  );
  return settled === "noRoom" ? noRoomFailure : undefined;
}

/** What the server left without an answer is brought again, as if it had asked for that. */
function withUnanswered(
  entries: readonly OutboxEntry[],
  results: readonly PushResult[],
): PushResult[] {
  const answered = new Set(results.map((result) => result.n));
  const silent = entries.filter((entry) => !answered.has(entry.n));
  return [...results, ...silent.map(({ n }) => ({ n, state: "later" as const }))];
}

/** A single entry that no server takes goes to the person; several are sent in halves. */
async function pushFailed(
  database: LocalDatabase,
  failure: CallFailure,
  entries: readonly OutboxEntry[],
  settling: Settling,
): Promise<PushOutcome> {
  const [only] = entries;
  if (failure.kind === "tooLarge" && entries.length === 1 && only) {
    const refused = {
      n: only.n,
      state: "refused" as const,
      code: failure.code,
      reason: "tooLarge",
    };
    const unsettled = await settleInRoom(database, [refused], settling);
    return { ...(unsettled && { failure: unsettled }), sent: 1, later: 0 };
  }
  return { failure, sent: entries.length, later: 0 };
}
