import type { User } from "#domain/user/user.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** Everybody in the company, by id. */
export async function readUsers(database: LocalDatabase): Promise<ReadonlyMap<number, User>> {
  const users = await database.user.toArray();
  return new Map(users.map((user) => [user.id, user]));
}
