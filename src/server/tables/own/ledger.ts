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
}

export async function findLedgerEntry(
  db: Db,
  clientId: string,
  n: number,
): Promise<LedgerEntry | undefined> {
  const [entry] = await db.run<LedgerEntry>(
    `select client_id as "clientId", n, user_id as "userId", arguments_hash as "argumentsHash",
            code, reason, data, seq, at
     from ledger where client_id = $1 and n = $2`,
    [clientId, n],
  );
  return entry;
}

export async function addLedgerEntry(db: Db, entry: LedgerEntry): Promise<void> {
  await db.run(
    `insert into ledger (client_id, n, user_id, arguments_hash, code, reason, data, seq, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      entry.clientId,
      entry.n,
      entry.userId,
      entry.argumentsHash,
      entry.code,
      entry.reason,
      JSON.stringify(entry.data ?? null),
      entry.seq,
      entry.at,
    ],
  );
}
