import { tableOf as localTable } from "#client/data/database/local-database.ts";
import { type EntityName, entityNames } from "#domain/entity-names.ts";
import { WINDOW_ROWS } from "#domain/limits.ts";
import { openScopes } from "#domain/scope.ts";
import { tableRows } from "#tests/make/table-rows.ts";
import { grantsOf } from "#server/tables/access.ts";
import type { Database } from "#server/tables/sql/db.ts";
import type { Client } from "./client.ts";

type Rows = Map<string, string>;

/** What a browser holds otherwise than the tables of the server say. */
export async function differences(database: Database, client: Client): Promise<string[]> {
  const grants = await grantsOf(database, client.userId);
  const scopes = [...openScopes(client.userId), ...grants.map(({ target }) => target)];
  const problems: string[] = [];
  for (const entity of entityNames) {
    const [mine, truth] = [await rowsOf(client, entity), await truthOf(database, scopes, entity)];
    const wanted = entity === "message" ? await newestOf(database, truth) : truth;
    for (const id of wanted.keys()) {
      if (!mine.has(id)) problems.push(`${client.name} misses ${entity} ${id}`);
    }
    for (const [id, row] of mine) {
      const right = truth.get(id);
      if (right === undefined) problems.push(`${client.name} holds ${entity} ${id} that is gone`);
      else if (right !== row) problems.push(`${client.name} has ${row}, the server ${right}`);
    }
  }
  return problems;
}

async function rowsOf({ database }: Client, entity: EntityName): Promise<Rows> {
  const rows = await localTable(database, entity).toArray();
  // Browsers keep a few values beside a row, by which they find it.
  return byId(rows.map(({ scope: _scope, people: _people, concerns: _concerns, ...row }) => row));
}

async function truthOf(
  database: Database,
  scopes: readonly string[],
  entity: EntityName,
): Promise<Rows> {
  return byId(await tableRows(database, entity, scopes));
}

/** Messages come as windows: only the newest of each dialog have to be there. */
async function newestOf(database: Database, messages: Rows): Promise<Rows> {
  const records = await database.run<{ id: number }>(
    `select m.id from messages m join dialogs d on d.id = m.dialog_id
     where m.position > d.last_position - $1`,
    [WINDOW_ROWS],
  );
  const newest = new Set(records.map(({ id }) => String(id)));
  return new Map([...messages].filter(([id]) => newest.has(id)));
}

function byId(rows: readonly object[]): Rows {
  return new Map(
    rows.map((row) => [String("id" in row ? row.id : ""), JSON.stringify(sorted(row))]),
  );
}

/** The same with fields in one order, however deep. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
