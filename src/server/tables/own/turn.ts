import type { Tx } from "../sql/db.ts";

/** Whether no other server is doing this at the moment; none begins until the transaction ends. */
export async function takeTurn(tx: Tx, name: string): Promise<boolean> {
  const [row] = await tx.run<{ got: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got",
    [name],
  );
  return row?.got ?? false;
}
