import type { Db } from "../sql/db.ts";
import type { LoggedChange } from "./change.ts";

/** The space as it stands. */
export interface Space {
  /** The same through restores of a backup. */
  id: string;
  /** Another one after a restore: what clients hold is no longer the truth. */
  epoch: string;
  head: number;
  /** Lines of the log up to this number are no longer kept. */
  floor: number;
  /** Signs the marks of the log's lines. */
  markKey: string;
}

/** What identifies a line of the log. */
export type Line = Pick<LoggedChange, "seq" | "entity" | "rowId" | "at" | "actor">;

const SPACE = `s.id, s.epoch, s.head, s.floor, s.mark_key as "markKey"`;
const LINE = `'seq', l.seq, 'entity', l.entity, 'rowId', l.row_id, 'at', l.at, 'actor', l.actor`;

export async function readSpace(db: Db): Promise<Space> {
  const [space] = await db.run<Space>(`select ${SPACE} from space s`);
  return there(space);
}

/** The space with two lines of the log: at `known`, and at `until`, the head where left out. */
export async function readSpaceAt(
  db: Db,
  { known = 0, until }: { known?: number | undefined; until?: number | undefined },
): Promise<{ space: Space; known: Line | null; until: Line | null }> {
  const [found] = await db.run<Space & { known: Line | null; until: Line | null }>(
    `select ${SPACE},
            (select json_build_object(${LINE}) from changes l where l.seq = $1) as known,
            (select json_build_object(${LINE}) from changes l
             where l.seq = coalesce($2, s.head)) as until
     from space s`,
    [known, until ?? null],
  );
  const { known: knownLine, until: untilLine, ...space } = there(found);
  return { space, known: knownLine, until: untilLine };
}

function there<Row>(row: Row | undefined): Row {
  if (!row)
    throw new Error("The table space is empty: its one row was made by the first migration.");
  return row;
}

/**
 * Gives the space another epoch, unless it has another one than `epoch`
 * already or got it after `before`; whether it was given.
 */
export async function replaceEpoch(
  db: Db,
  epoch: string,
  { now, before }: { now: number; before: number },
): Promise<boolean> {
  const rows = await db.run(
    `update space set epoch = gen_random_uuid(), epoch_at = $2
     where epoch = $1 and (epoch_at <= $3 or epoch_at > $2) returning epoch`,
    [epoch, now, before],
  );
  return rows.length > 0;
}

/** Says that the log up to the number is going to be removed; it never takes the newest line. */
export async function raiseFloor(db: Db, floor: number): Promise<void> {
  await db.run(
    `update space set floor = least($1::bigint, head - 1)
     where floor < least($1::bigint, head - 1)`,
    [floor],
  );
}

export async function readHead(db: Db): Promise<number> {
  const [space] = await db.run<{ head: number }>("select head from space");
  return space?.head ?? 0;
}

/** Takes the next `count` numbers and gives back the last; nobody else commits changes until we do. */
export async function takeNumbers(db: Db, count: number): Promise<number> {
  const [space] = await db.run<{ head: number }>(
    "update space set head = head + $1 returning head",
    [count],
  );
  return space?.head ?? 0;
}
