import { SETTLED_KEPT, SETTLED_MAX } from "#domain/limits.ts";
import type { LocalDatabase } from "../database/local-database.ts";
import type { OutboxEntry, SettledEntry } from "../database/outbox-entry.ts";
import { pruneClaims } from "./claims.ts";

type Writable<Row> = { -readonly [Field in keyof Row]: Row[Field] };

/**
 * Keeps what the server has confirmed for some days: should its database be put
 * back to an older state, this browser can bring it again. Part of the
 * transaction around it.
 */
export async function keepSettled(
  database: LocalDatabase,
  entries: readonly OutboxEntry[],
  epoch: string,
): Promise<void> {
  const settled = entries.map(({ n, command, args, about, lane, at, seq }): SettledEntry => ({
    n,
    command,
    args,
    about,
    lane,
    at,
    seq,
    epoch,
    settledAt: 0,
  }));
  if (settled.length > 0) await database.settled.bulkPut(settled);
}

/**
 * Puts back into the outbox what was confirmed in other epochs than the one that
 * counts; the server's ledger knows what of it has survived. Part of the
 * transaction around it.
 */
export async function refillOutbox(database: LocalDatabase, epoch: string): Promise<void> {
  const lost = await database.settled.filter((entry) => entry.epoch !== epoch).toArray();
  if (lost.length === 0) return;
  await database.settled.bulkDelete(lost.map((entry) => entry.n));
  await database.outbox.bulkPut(
    lost.map(({ n, command, args, about, lane, at }): OutboxEntry => ({
      n,
      command,
      args,
      about,
      lane,
      at,
      state: "waiting",
      seq: 0,
      touched: [],
      folded: false,
      dependsOn: [],
      sent: true,
      attempts: 0,
      notBefore: 0,
      refill: "confirmed",
    })),
  );
}

/**
 * Another epoch has begun: what is in the outbox may need what is brought back
 * only now, and what was done in the earlier one may not be. Part of the
 * transaction around it.
 */
export async function reopenOutbox(database: LocalDatabase): Promise<void> {
  await database.outbox.toCollection().modify((entry: Writable<OutboxEntry>) => {
    if (entry.state === "applied") entry.refill = "confirmed";
    entry.refill ??= "unsent";
    entry.state = "waiting";
    entry.seq = 0;
    delete entry.refusedUntil;
  });
}

/**
 * What an older server has confirmed before anything was fetched from it may have been so in an
 * earlier epoch, for its answers name none: it is brought again, and a server that did not forget
 * it knows. Part of the transaction around it.
 */
export async function reopenConfirmed(database: LocalDatabase): Promise<void> {
  await database.outbox
    .where("state")
    .equals("applied")
    .modify({ state: "waiting", seq: 0, refill: "confirmed" });
}

/** Forgets what is old or too much. */
export async function pruneSettled(database: LocalDatabase, now: number): Promise<void> {
  await database.transaction("rw", database.settled, async () => {
    const surplus = (await database.settled.count()) - SETTLED_MAX;
    if (surplus > 0) await database.settled.orderBy("n").limit(surplus).delete();
    // A clock that was set back must not make anything stay for ever.
    const isOld = ({ settledAt }: SettledEntry) =>
      settledAt > 0 && Math.abs(now - settledAt) > SETTLED_KEPT;
    await database.settled.filter(isOld).delete();
    // Whoever confirms has no clock; the days count from the first look.
    await database.settled.filter((entry) => entry.settledAt === 0).modify({ settledAt: now });
  });
  await pruneClaims(database, now);
}
