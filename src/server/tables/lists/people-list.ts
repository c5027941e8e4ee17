import type { User } from "#domain/user/user.ts";
import type { Account } from "#domain/user/account.ts";
import type { Db } from "../sql/db.ts";
import { tableOf } from "../registry.ts";

/** Whether people of a kind are left out (0), found alone (1) or among the others (2). */
type Among = 0 | 1 | 2;

export interface PeopleFilter {
  /** Part of the name, "" = everybody. */
  key: string;
  planId?: number | undefined;
  noPlanId?: number | undefined;
  dialogId?: number | undefined;
  bot: Among;
  disable: Among;
  take: number;
}

/** People by name; without a word about it those who may sign in and be given work. */
export async function searchPeople(
  db: Db,
  filter: PeopleFilter,
): Promise<Pick<User, "id" | "nickname">[]> {
  let query = db.build
    .selectFrom("users")
    .select(["users.id", "users.nickname"])
    .where("users.deleteTime", "=", 0);
  if (filter.disable !== 2)
    query = query.where("users.disableTime", filter.disable === 1 ? ">" : "=", 0);
  if (filter.bot !== 2) query = query.where("users.bot", "=", filter.bot === 1);
  if (filter.key) {
    const pattern = `%${filter.key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where("users.nickname", "ilike", pattern);
  }
  const members = (planId: number) =>
    db.build
      .selectFrom("planUsers")
      .select("planUsers.userId")
      .where("planUsers.planId", "=", planId);
  if (filter.planId) query = query.where("users.id", "in", members(filter.planId));
  if (filter.noPlanId) query = query.where("users.id", "not in", members(filter.noPlanId));
  if (filter.dialogId) {
    const people = db.build
      .selectFrom("dialogUsers")
      .select("dialogUsers.userId")
      .where("dialogUsers.dialogId", "=", filter.dialogId);
    query = query.where("users.id", "in", people);
  }
  return query.orderBy("users.nickname").orderBy("users.id").limit(filter.take).execute();
}

/** The account of an address, which is kept in lower case. */
export async function findAccount(db: Db, email: string): Promise<Account | undefined> {
  const [record] = await db.run("select * from accounts where lower(email) = $1", [email]);
  return record && tableOf("account").decode(record);
}
