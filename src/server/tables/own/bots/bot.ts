import type { Db } from "../../sql/db.ts";

/** A bot as who looks after it sees it. */
export interface BotLine {
  userId: number;
  name: string;
  ownerId: number;
  disableTime: number;
  createTime: number;
  tokens: number;
}

export async function addBot(
  db: Db,
  bot: { userId: number; ownerId: number; createTime: number },
): Promise<void> {
  await db.build.insertInto("bots").values(bot).execute();
}

const LINES = `
  select b.user_id as "userId", u.nickname as name, b.owner_id as "ownerId",
         u.disable_time as "disableTime", b.create_time as "createTime",
         (select count(*) from api_tokens t where t.user_id = b.user_id)::int as tokens
  from bots b join users u on u.id = b.user_id
  where u.delete_time = 0`;

/** The bots of one person, or with 0 of all, by name. */
export async function listBots(db: Db, ownerId: number): Promise<BotLine[]> {
  return db.run<BotLine>(`${LINES} and ($1::bigint = 0 or b.owner_id = $1) order by u.nickname`, [
    ownerId,
  ]);
}

/** A bot that has not left. */
export async function findBot(db: Db, userId: number): Promise<BotLine | undefined> {
  const [bot] = await db.run<BotLine>(`${LINES} and b.user_id = $1`, [userId]);
  return bot;
}

export async function countBots(db: Db, ownerId: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    `select count(*)::int as count from bots b join users u on u.id = b.user_id
     where b.owner_id = $1 and u.delete_time = 0`,
    [ownerId],
  );
  return row?.count ?? 0;
}

export async function setOwnerOfBot(db: Db, userId: number, ownerId: number): Promise<void> {
  await db.run("update bots set owner_id = $2 where user_id = $1", [userId, ownerId]);
}
