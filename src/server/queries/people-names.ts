import type { Id } from "#domain/id.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";

/** People as the calls of the seeds tell of them. */
export async function namesOfPeople(db: Db, userIds: Iterable<Id>) {
  const found = await tableOf("user").find(db, [...new Set(userIds)]);
  const known = new Map(found.map(({ row }) => [row.id, row]));
  return (userId: Id) => {
    const user = known.get(userId);
    return { userId, realname: user?.nickname ?? "", img: user?.userimg ?? "" };
  };
}
