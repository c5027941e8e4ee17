import type { Db } from "../../sql/db.ts";
import type { Schema } from "../../sql/schema.ts";

export type MessageStream = Schema["messageStreams"];

const STREAM = `msg_id as "msgId", user_id as "userId", text, n, written_n as "writtenN",
  written_time as "writtenTime", last_time as "lastTime"`;

export async function addStream(db: Db, stream: MessageStream): Promise<void> {
  await db.build.insertInto("messageStreams").values(stream).execute();
}

export async function countStreams(db: Db, userId: number): Promise<number> {
  const [row] = await db.run<{ count: number }>(
    "select count(*)::int as count from message_streams where user_id = $1",
    [userId],
  );
  return row?.count ?? 0;
}

export async function findStream(db: Db, msgId: number): Promise<MessageStream | undefined> {
  const [stream] = await db.run<MessageStream>(
    `select ${STREAM} from message_streams where msg_id = $1`,
    [msgId],
  );
  return stream;
}

/** Adds to it, or puts something in its place; undefined where it has ended, or would become longer than `most`. */
export async function writeToStream(
  db: Db,
  { msgId, text, isAll }: { msgId: number; text: string; isAll: boolean },
  { now, most }: { now: number; most: number },
): Promise<MessageStream | undefined> {
  const [stream] = await db.run<MessageStream>(
    `update message_streams
     set text = case when $3 then $2 else text || $2 end, n = n + 1, last_time = $4
     where msg_id = $1 and char_length($2) + case when $3 then 0 else char_length(text) end <= $5
     returning ${STREAM}`,
    [msgId, text, isAll, now, most],
  );
  return stream;
}

/** The message itself has come to `n`. */
export async function noteWritten(
  db: Db,
  { msgId, n }: { msgId: number; n: number },
  now: number,
): Promise<void> {
  await db.run(
    "update message_streams set written_n = greatest(written_n, $2), written_time = $3 where msg_id = $1",
    [msgId, n, now],
  );
}

export async function removeStream(db: Db, msgId: number): Promise<void> {
  await db.run("delete from message_streams where msg_id = $1", [msgId]);
}

/** Those whose bots have said nothing since a time. */
export async function silentStreams(db: Db, before: number): Promise<MessageStream[]> {
  return db.run<MessageStream>(
    `select ${STREAM} from message_streams where last_time <= $1 order by last_time limit 100`,
    [before],
  );
}

/** Those of which the message has not got all since a time: whoever was to write it is gone. */
export async function unwrittenStreams(db: Db, before: number): Promise<MessageStream[]> {
  return db.run<MessageStream>(
    `select ${STREAM} from message_streams where n > written_n and written_time <= $1 limit 100`,
    [before],
  );
}
