import type { Db } from "../sql/db.ts";

/** A star, and whose it is. */
interface Star {
  readonly id: string;
  readonly userId: number;
}

/** Lines of the log behind `since`, up to `until`. */
interface Stretch {
  readonly since: number;
  readonly until: number;
}

/** Stars of messages that say nothing any more. */
export async function starsOfWithdrawn(db: Db): Promise<Star[]> {
  return db.run<Star>(
    `select star.id, star.user_id as "userId" from starred_messages star
     join messages on messages.id = star.msg_id
     where messages.withdraw_time > 0`,
  );
}

/** As starsOfWithdrawn, where the message or the star changed in a stretch of the log: what that takes is the same for any number of stars. */
export async function starsWithdrawnIn(db: Db, { since, until }: Stretch): Promise<Star[]> {
  return db.run<Star>(
    `with touched as materialized (
       select distinct entity, row_id from changes
       where seq > $1 and seq <= $2 and not gone and entity in ('message', 'starredMessage')
     ), stars as (
       select star.* from touched
       join starred_messages star on star.msg_id = touched.row_id::bigint
       where touched.entity = 'message'
       union
       select star.* from touched
       join starred_messages star on star.id = touched.row_id
       where touched.entity = 'starredMessage'
     )
     select stars.id, stars.user_id as "userId" from stars
     join messages on messages.id = stars.msg_id
     where messages.withdraw_time > 0`,
    [since, until],
  );
}
