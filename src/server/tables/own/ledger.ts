import type { Db } from "../sql/db.ts";

/** What became of a mutation. */
export interface LedgerEntry {
  clientId: string;
  n: number;
  userId: number;
  argumentsHash: string;
  /** 200 = applied, anything else the code of the refusal. */
  code: number;
  reason: string;
  /** The reply, or the data of the refusal. */
  data: unknown;
  seq: number;
  at: number;
  /** When the person acted, as far as it is believed. */
  actedAt: number;
}

/** What is known of the mutations. */
export async function findLedgerEntries(
  db: Db,
  keys: readonly Pick<LedgerEntry, "clientId" | "n">[],
): Promise<LedgerEntry[]> {
  return db.run<LedgerEntry>(
    `select l.client_id as "clientId", l.n, l.user_id as "userId",
            l.arguments_hash as "argumentsHash", l.code, l.reason, l.data, l.seq, l.at,
            l.acted_at as "actedAt"
     from unnest($1::text[], $2::bigint[]) as k(client_id, n)
     join ledger l on l.client_id = k.client_id and l.n = k.n`,
    [keys.map((key) => key.clientId), keys.map((key) => key.n)],
  );
}

export async function addLedgerEntries(db: Db, entries: readonly LedgerEntry[]): Promise<void> {
  const records = entries.map(({ clientId, userId, argumentsHash, actedAt, ...rest }) => ({
    client_id: clientId,
    user_id: userId,
    arguments_hash: argumentsHash,
    acted_at: actedAt,
    ...rest,
  }));
  await db.run(
    `insert into ledger (client_id, n, user_id, arguments_hash, code, reason, data, seq, at, acted_at)
     select client_id, n, user_id, arguments_hash, code, reason, data, seq, at, acted_at
     from jsonb_populate_recordset(null::ledger, $1)`,
    [JSON.stringify(records)],
  );
}

/** Forgets what became of mutations before a time, at most `count` of them; how many went. */
export async function removeLedgerEntriesBefore(
  db: Db,
  before: number,
  count: number,
): Promise<number> {
  const rows = await db.run(
    `delete from ledger where ctid = any(array(
       select ctid from ledger where at < $1 limit $2
     )) returning n`,
    [before, count],
  );
  return rows.length;
}
