import type { User } from "#domain/user/user.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** Somebody who may sign in; undefined for who was shut out, left, or never was. */
export async function findPerson(db: Db, userId: number): Promise<User | undefined> {
  const user = await tableOf("user").get(db, userId);
  return user?.disableTime === 0 && user.deleteTime === 0 ? user : undefined;
}

/** Somebody who may sign in and administers the company. */
export async function findAdministrator(db: Db, userId: number): Promise<User | undefined> {
  const user = await findPerson(db, userId);
  return user?.isAdmin ? user : undefined;
}
