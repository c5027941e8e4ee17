import type { ReplyOf } from "#contract/call.ts";
import type { storageUsed as storageCall } from "#contract/calls/file.ts";
import { MEGABYTE } from "#domain/file/quota.ts";
import type { Id } from "#domain/id.ts";
import { LARGEST_USERS_MAX } from "#domain/limits.ts";
import { readCompanySetting } from "../people/company.ts";
import { largestUsers, usedBy, usedByAll } from "../tables/files/storage-used.ts";
import type { Db } from "../tables/sql/db.ts";

/** `file/storage`: what the caller's files take; of all files administrators learn it. */
export async function storageUsed(
  db: Db,
  { userId, isAdmin }: { readonly userId: Id; readonly isAdmin: boolean },
): Promise<ReplyOf<typeof storageCall>> {
  const { personQuota, companyQuota } = await readCompanySetting(db);
  const own = { used: await usedBy(db, userId), most: personQuota * MEGABYTE };
  if (!isAdmin) return own;
  const people = await largestUsers(db, LARGEST_USERS_MAX);
  return {
    ...own,
    company: { used: await usedByAll(db), most: companyQuota * MEGABYTE, people },
  };
}
