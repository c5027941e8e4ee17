import type { Id } from "#domain/id.ts";
import type { Scope } from "#domain/scope.ts";
import type { Db } from "./sql/db.ts";

/** A scope that somebody was let into, and the number with which that happened. */
export interface Grant {
  target: Scope;
  seq: number;
}

export async function grantsOf(db: Db, userId: Id): Promise<Grant[]> {
  return db.run<Grant>("select target, seq from access where user_id = $1", [userId]);
}

/** The scopes that somebody was let into between two numbers, and holds still. */
export async function grantsBetween(
  db: Db,
  userId: Id,
  since: number,
  until: number,
): Promise<Grant[]> {
  return db.run<Grant>(
    "select target, seq from access where user_id = $1 and seq > $2 and seq <= $3",
    [userId, since, until],
  );
}
