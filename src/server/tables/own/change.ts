import type { EntityName } from "#domain/entity-names.ts";
import type { Db } from "../sql/db.ts";

/** One line of the change log. */
export interface LoggedChange {
  seq: number;
  scope: string;
  entity: EntityName;
  rowId: string;
  action: string;
  gone: boolean;
  actor: number;
  at: number;
}

export async function addChanges(db: Db, changes: readonly LoggedChange[]): Promise<void> {
  const records = changes.map(({ rowId, ...rest }) => ({ ...rest, row_id: rowId }));
  await db.run(
    `insert into changes (seq, scope, entity, row_id, action, gone, actor, at)
     select seq, scope, entity, row_id, action, gone, actor, at
     from jsonb_populate_recordset(null::changes, $1)`,
    [JSON.stringify(records)],
  );
}

const SELECTION = `seq, scope, entity, row_id as "rowId", action, gone, actor, at`;

/** The log between two numbers, oldest first. */
export async function changesBetween(db: Db, since: number, until: number, limit: number) {
  return db.run<LoggedChange>(
    `select ${SELECTION} from changes where seq > $1 and seq <= $2 order by seq limit $3`,
    [since, until, limit],
  );
}

/** What went in the scopes between two numbers, oldest first. */
export async function goneBetween(db: Db, scopes: readonly string[], since: number, until: number) {
  return db.run<LoggedChange>(
    `select ${SELECTION} from changes
     where scope = any($1::text[]) and gone and seq > $2 and seq <= $3 order by seq`,
    [scopes, since, until],
  );
}

/** Which kinds of rows changed in which of the scopes between two numbers. */
export async function touchedBetween(
  db: Db,
  scopes: readonly string[],
  since: number,
  until: number,
) {
  return db.run<{ scope: string; entity: EntityName }>(
    `select distinct scope, entity from changes
     where scope = any($1::text[]) and seq > $2 and seq <= $3`,
    [scopes, since, until],
  );
}

/** Number of the first line that is not older than a time. */
export async function firstChangeSince(db: Db, time: number): Promise<number | undefined> {
  const [first] = await db.run<{ seq: number }>(
    "select seq from changes where at >= $1 order by seq limit 1",
    [time],
  );
  return first?.seq;
}

/** When the newest line was written, epoch ms; undefined when there is none. */
export async function newestChangeTime(db: Db): Promise<number | undefined> {
  const [newest] = await db.run<{ at: number }>("select at from changes order by seq desc limit 1");
  return newest?.at;
}

/** Removes lines below the space's floor, at most `count`; how many went. */
export async function removeChangesBelowFloor(db: Db, count: number): Promise<number> {
  const rows = await db.run(
    `delete from changes where seq in (
       select c.seq from changes c, space s where c.seq <= s.floor order by c.seq limit $1
     ) returning seq`,
    [count],
  );
  return rows.length;
}
