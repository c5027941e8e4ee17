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

/** Those of the scopes in which something had changed before. */
export async function olderScopes(
  db: Db,
  scopes: readonly string[],
  until: number,
): Promise<string[]> {
  const records = await db.run<{ scope: string }>(
    `select t.scope from unnest($1::text[]) as t(scope)
     where exists (select 1 from changes c where c.scope = t.scope and c.seq <= $2)`,
    [scopes, until],
  );
  return records.map((record) => record.scope);
}
