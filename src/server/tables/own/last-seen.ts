import type { Logger } from "pino";
import type { Id } from "#domain/id.ts";
import type { Db } from "../sql/db.ts";

/** Who comes and goes on a bad line is not written down each time, ms. */
const NOTE_EVERY = 10_000;

interface NotingParts {
  readonly database: Db;
  readonly log: Logger;
  now(): number;
}

/** Notes that people have been there just now, those of whom it was noted less than `every` ms ago not again. Nothing else hangs on it. */
export async function noteLastSeen(
  { database, log, now }: NotingParts,
  userIds: readonly Id[],
  every = NOTE_EVERY,
): Promise<void> {
  if (userIds.length === 0) return;
  const note = `insert into last_seen (user_id, line_time)
    select id, $2 from accounts where id = any($1)
    on conflict (user_id) do update set line_time = $2 where last_seen.line_time < $3`;
  try {
    await database.run(note, [userIds, now(), now() - every]);
  } catch (error) {
    log.warn({ err: error }, "It could not be noted when people were there");
  }
}

/** When people were last there; whoever does not tell it is left out, and learns nothing of others, as bots do not. */
export async function readLastSeen(
  db: Db,
  userIds: readonly Id[],
  askerId: Id,
): Promise<ReadonlyMap<Id, number>> {
  const records = await db.run(
    `select id, line_time from last_seen join accounts on id = user_id
     where user_id = any($1) and not hides_line
       and exists (select from accounts own where own.id = $2 and not own.hides_line)`,
    [userIds, askerId],
  );
  return new Map(records.map(({ id, line_time: time }) => [Number(id), Number(time)]));
}
