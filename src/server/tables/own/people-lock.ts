import type { Tx } from "../sql/db.ts";

/** Until the transaction ends nobody else sets up the company or adds a person who can sign in. */
export async function lockPeople(tx: Tx): Promise<void> {
  await tx.run("select pg_advisory_xact_lock(hashtextextended('people', 0))");
}
