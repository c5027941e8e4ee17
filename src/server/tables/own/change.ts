import type { EntityName } from "#domain/entity-names.ts";
import type { Id } from "#domain/id.ts";
import { spend } from "../../processor/bill.ts";
import { mayReadSql, mightReadSql } from "../may-read.ts";
import type { Db } from "../sql/db.ts";
import { NUMBERED } from "../sql/numbered.ts";

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

/**
 * A line as it is written: with the fields that were set to something else, each between two commas
 * (null = none is noted), and with what its number will be less than the space's head.
 */
export type WrittenChange = Omit<LoggedChange, "seq"> & {
  fromHead: number;
  fields: string | null;
};

/** Makes ready what adds lines; to be run in the transaction that has taken their numbers. */
export function addingChanges(changes: readonly WrittenChange[]): (db: Db) => Promise<unknown> {
  const json = spend(() =>
    JSON.stringify(
      changes.map(({ rowId, fromHead, ...rest }) => ({ ...rest, row_id: rowId, seq: fromHead })),
    ),
  );
  return async (db) =>
    db.run(
      `insert into changes (seq, scope, entity, row_id, action, gone, actor, at, fields)
       select ${NUMBERED}, scope, entity, row_id, action, gone, actor, at, fields
       from jsonb_populate_recordset(null::changes, $1)`,
      [json],
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

/** Lines of one scope about some kinds of rows, behind a number and not behind another, oldest first. */
export async function changesOfScope(
  db: Db,
  {
    scope,
    entities,
    since,
    until,
    limit,
  }: {
    scope: string;
    entities: readonly EntityName[];
    since: number;
    until: number;
    limit: number;
  },
): Promise<LoggedChange[]> {
  return db.run<LoggedChange>(
    `select ${SELECTION} from changes
     where scope = $1 and seq > $2 and seq <= $3 and entity = any($4::text[]) order by seq limit $5`,
    [scope, since, until, entities, limit],
  );
}

/** Who did something to a row, and when (epoch ms). */
export interface Doer {
  readonly userId: Id;
  readonly at: number;
}

/** Who set a field of a row last, as far as the log reaches, where the person may read it. */
export async function lastSetter(
  db: Db,
  userId: Id,
  { entity, id, field }: { entity: EntityName; id: Id; field: string },
): Promise<Doer | undefined> {
  const [line] = await db.run<Doer>(
    `select actor as "userId", at from changes c
     where row_id = $1 and fields is not null and entity = $2
       and position(',' || $3 || ',' in fields) > 0 and ${mayReadSql("$4::bigint", "c.scope")}
     order by seq desc limit 1`,
    [String(id), entity, field, userId],
  );
  return line;
}

/** Who removed a row, as far as the log reaches, where the person may read what it lay in. */
export async function removerOf(
  db: Db,
  userId: Id,
  { entity, id }: { entity: EntityName; id: Id },
): Promise<Doer | undefined> {
  const [line] = await db.run<Doer>(
    `select actor as "userId", at from changes c
     where row_id = $1 and gone and entity = $2 and ${mayReadSql("$3::bigint", "c.scope")}
     order by seq desc limit 1`,
    [String(id), entity, userId],
  );
  return line;
}

/** Whose news are asked for: of scopes by name, or of all that somebody is let into. */
export type Reach = { readonly scopes: readonly string[] } | { readonly userId: Id };

/** Lines of the log between two numbers that somebody reaches. */
export interface Stretch {
  readonly reach: Reach;
  readonly since: number;
  readonly until: number;
}

/**
 * Through the log where few lines are new, whatever the number of scopes; from scope to scope
 * where much has happened that is not theirs. Which of the two is cheaper is up to the caller.
 */
function conditionOf({ reach, since, until }: Stretch): { text: string; values: unknown[] } {
  const text = "c.seq > $1 and c.seq <= $2";
  if ("scopes" in reach)
    return { text: `${text} and c.scope = any($3::text[])`, values: [since, until, reach.scopes] };
  return {
    text: `${text} and ${mightReadSql("$3::bigint", "c.scope", "$2")}`,
    values: [since, until, reach.userId],
  };
}

/** What went between two numbers, oldest first. */
export async function goneBetween(db: Db, stretch: Stretch): Promise<LoggedChange[]> {
  const { text, values } = conditionOf(stretch);
  return db.run<LoggedChange>(
    `select ${SELECTION} from changes c where gone and ${text} order by seq`,
    values,
  );
}

/** Which kinds of rows changed in which scopes between two numbers. */
export async function touchedBetween(
  db: Db,
  stretch: Stretch,
): Promise<{ scope: string; entity: EntityName }[]> {
  const { text, values } = conditionOf(stretch);
  return db.run<{ scope: string; entity: EntityName }>(
    `select distinct scope, entity from changes c where ${text}`,
    values,
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
