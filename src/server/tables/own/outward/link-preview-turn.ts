import type { Id } from "#domain/id.ts";
import type { Db } from "../../sql/db.ts";

/** A part of the log that one server looks through. */
interface Turn {
  /** Behind this number, and up to the other one. */
  readonly seq: number;
  readonly head: number;
}

/** A message that came or was changed. */
interface SaidLine {
  readonly seq: number;
  readonly messageId: Id;
}

/** Takes what has been said since the last turn; undefined where nothing was, or another server is at it. */
export async function takePreviewTurn(
  db: Db,
  { now, until }: { now: number; until: number },
): Promise<Turn | undefined> {
  const [turn] = await db.run<Turn>(
    `update link_preview_turn t set try_time = $2 from space s
     where t.try_time <= $1 and t.seq < s.head returning t.seq, s.head`,
    [now, until],
  );
  return turn;
}

export async function endPreviewTurn(db: Db, seq: number): Promise<void> {
  await db.run(`update link_preview_turn set seq = $1, try_time = 0`, [seq]);
}

/** Messages that may have other words than before, oldest first. */
export async function saidSince(
  db: Db,
  { seq, head }: Turn,
  { from, limit }: { from: number; limit: number },
): Promise<SaidLine[]> {
  return db.run<SaidLine>(
    `select seq, row_id::bigint as "messageId" from changes
     where seq > $1 and seq <= $2 and entity = 'message' and not gone and at >= $3
       and action in ('add', 'update')
     order by seq limit $4`,
    [seq, head, from, limit],
  );
}
