import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** The day of an instant in UTC. */
const DAY = "(to_timestamp($2::float8 / 1000) at time zone 'UTC')::date";

/** Adds characters to those that somebody has had translated today, where they stay within the limit; whether they do. */
export async function addTranslated(
  db: Db,
  userId: Id,
  { characters, limit }: { readonly characters: number; readonly limit: number },
  now: number,
): Promise<boolean> {
  const rows = await db.run(
    `insert into translated_words as t (user_id, day, characters)
     select $1, ${DAY}, $3 where $3::bigint <= $4::bigint
     on conflict (user_id) do update
       set day = excluded.day,
           characters = excluded.characters + case when t.day = excluded.day then t.characters else 0 end
       where excluded.characters + case when t.day = excluded.day then t.characters else 0 end <= $4::bigint
     returning 1`,
    [userId, now, characters, limit],
  );
  return rows.length > 0;
}

/** Takes characters off again that came back as nothing. */
export async function takeTranslated(
  db: Db,
  userId: Id,
  characters: number,
  now: number,
): Promise<void> {
  await db.run(
    `update translated_words set characters = greatest(characters - $3::bigint, 0)
     where user_id = $1 and day = ${DAY}`,
    [userId, now, characters],
  );
}
