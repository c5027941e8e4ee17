import type { Db } from "../../sql/db.ts";
import { gathered } from "../../sql/gather.ts";
import type { Schema } from "../../sql/schema.ts";
import type { FoundSession } from "../session.ts";

export type ApiTokenRow = Schema["apiTokens"];

/** Who stands behind an access token, and what it may do. */
export type FoundToken = FoundSession &
  Pick<ApiTokenRow, "scopes" | "expireTime"> & { isBot: boolean };

export async function addApiToken(db: Db, token: ApiTokenRow): Promise<void> {
  await db.build.insertInto("apiTokens").values(token).execute();
}

/** The newest first. */
export async function listApiTokens(db: Db, userId: number): Promise<ApiTokenRow[]> {
  return db.build
    .selectFrom("apiTokens")
    .selectAll()
    .where("userId", "=", userId)
    .orderBy("id", "desc")
    .execute();
}

/** Whoever made it must still be in, and look after the bot or administer; of others the company has to allow it. */
const STILL_MAY = `m.disable_time = 0 and m.delete_time = 0 and (
  m.is_admin or (coalesce((select own_tokens from company_settings limit 1), false)
                 and case when u.bot then b.owner_id = m.id else u.id = m.id end))`;

/** Who a token speaks for, where they may still be spoken for. Whether it has expired is for the caller to say. */
export const findApiToken = gathered<FoundToken>(async (db, tokenHashes) => {
  const tokens = await db.run<FoundToken>(
    `select t.token_hash as "tokenHash", t.user_id as "userId", t.device_id as "deviceId",
            u.is_admin as "isAdmin", t.create_time as "createTime", t.last_time as "lastTime",
            t.expire_time as "expireTime", t.scopes, u.bot as "isBot",
            json_build_object('lastTime', d.last_time, 'awayFrom', d.away_from,
                              'firstBack', d.first_back, 'back', d.back) as contact
     from api_tokens t join users u on u.id = t.user_id join users m on m.id = t.maker_id
     join device_numbers d on d.number = t.device_id
     left join bots b on b.user_id = u.id
     where t.token_hash = any($1::text[]) and u.disable_time = 0 and u.delete_time = 0
       and ${STILL_MAY}`,
    [tokenHashes],
  );
  return new Map(tokens.map((token) => [token.tokenHash, token]));
});

export async function touchApiToken(db: Db, tokenHash: string, now: number): Promise<void> {
  await db.run("update api_tokens set last_time = $2 where token_hash = $1", [tokenHash, now]);
}

/** Gives back what went; undefined when it had gone before, or is not that person's or bot's. */
export async function removeApiToken(
  db: Db,
  id: number,
  userId: number,
): Promise<ApiTokenRow | undefined> {
  return db.build
    .deleteFrom("apiTokens")
    .where("id", "=", id)
    .where("userId", "=", userId)
    .returningAll()
    .executeTakeFirst();
}

/** Whose token it is. */
export async function userOfApiToken(db: Db, id: number): Promise<number | undefined> {
  const row = await db.build
    .selectFrom("apiTokens")
    .select("userId")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.userId;
}

/** All that speak for a person or bot, and all that the person has made. */
export async function removeTokensOf(db: Db, userId: number): Promise<void> {
  await db.run("delete from api_tokens where user_id = $1 or maker_id = $1", [userId]);
}

/** Those that a person has made for themselves. */
export async function removeOwnTokens(db: Db, userId: number): Promise<void> {
  await db.run("delete from api_tokens where user_id = $1 and maker_id = $1", [userId]);
}

/** Those that a person has made for bots that others look after. */
export async function removeTokensOfBotsBy(db: Db, makerId: number): Promise<void> {
  await db.run(
    `delete from api_tokens t using bots b
     where t.maker_id = $1 and b.user_id = t.user_id and b.owner_id <> $1`,
    [makerId],
  );
}

/** Those that expired before a time: whoever had them has seen that they did. */
export async function removeTokensExpiredBefore(db: Db, before: number): Promise<void> {
  await db.run("delete from api_tokens where expire_time < $1", [before]);
}
