import type { Actor } from "#domain/command.ts";
import { type ItemInReach, itemToChange } from "#domain/library/can-use-library.ts";
import type { Id } from "#domain/id.ts";
import { runReading } from "#domain/reading.ts";
import type { Refusal } from "#domain/refusal.ts";
import type { Result } from "#base/result.ts";
import { RowsInWork } from "../../commands/rows-in-work.ts";
import { findPerson } from "../../people/find-person.ts";
import { readCompanySetting } from "../../people/company.ts";
import type { PublicLink } from "../../tables/files/public-link.ts";
import type { Db } from "../../tables/sql/db.ts";

/** What somebody may make links to, and take them back: what they may change. */
export async function itemToLink(
  db: Db,
  id: Id,
  userId: Id,
  now: number,
): Promise<Result<ItemInReach, Refusal>> {
  const rows = new RowsInWork(db);
  const actor: Actor = { userId, isAdmin: false, now, arrivedAt: now };
  return runReading(itemToChange(id, actor), async (ask) => rows.answerTo({ userId }, ask));
}

/**
 * The thing to which a link leads, as long as the link stands; undefined where it does not. A link is the word of whoever made
 * it, and goes as far as they do: it stands for as long as they are in the company and may change the thing where it lies now, the
 * thing is not in the trash, its time is not over and the company lets links stand. With the right to change things in a plan or
 * folder a link goes for good (`handed-out.ts`); a thing that is moved where its maker may not follow takes its link along asleep.
 * Whether there are visits left is asked where one begins (`usePublicLink`).
 */
export async function standingLink(
  db: Db,
  { itemId, userId, expireTime }: PublicLink,
  now: number,
): Promise<ItemInReach["item"] | undefined> {
  if (expireTime > 0 && expireTime <= now) return undefined;
  const [setting, maker] = await Promise.all([readCompanySetting(db), findPerson(db, userId)]);
  if (!setting.publicLinks || !maker) return undefined;
  const found = await itemToLink(db, itemId, userId, now);
  return found.ok ? found.value.item : undefined;
}
