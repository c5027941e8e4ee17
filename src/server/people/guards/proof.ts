import { failure, type Result } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { User } from "#domain/user/user.ts";
import type { Database, Tx } from "../../tables/sql/db.ts";
import { findPerson } from "../find-person.ts";
import { lockPerson } from "../person-lock.ts";

/** By what somebody has shown who they are. Looking at it takes time, in which it may cease to hold. */
export interface Proof {
  readonly userId: Id;
  /** Whether it holds still; asked under the person's lock. */
  holds(tx: Tx): Promise<boolean>;
  /** What is answered where it does not. */
  readonly late: Refusal;
}

/**
 * Does what a proof allows, where it still holds and the person may still sign in: nothing that
 * makes it void comes between asking and doing.
 */
export async function onProof<Value>(
  database: Database,
  proof: Proof,
  work: (tx: Tx, user: User) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  return database.transaction(async (tx) => {
    await lockPerson(tx, proof.userId);
    const user = await findPerson(tx, proof.userId);
    return user && (await proof.holds(tx)) ? work(tx, user) : failure(proof.late);
  });
}
