import { entityNames, type EntityName } from "#domain/entity-names.ts";
import { entityOf, type RowOf } from "#domain/entities.ts";
import type { Scope } from "#domain/scope.ts";
import type * as z from "zod/mini";
import type { Db } from "#server/tables/sql/db.ts";

/** A row as it stands in its table, with what stands beside it. */
export interface Kept<Row = Record<string, unknown>> {
  readonly entity: EntityName;
  readonly row: Row;
  readonly scope: Scope;
  readonly seq: number;
}

/** A line of the log. */
export interface LogLine {
  readonly seq: number;
  readonly scope: string;
  readonly entity: EntityName;
  readonly rowId: string;
  readonly gone: boolean;
  readonly actor: number;
  /** Whether a rule of a plan did something at that very moment. */
  readonly isByRule: boolean;
}

/** All that stands in the tables at one moment, read past every query of the product. */
export interface Snapshot {
  readonly rows: { readonly [Name in EntityName]: readonly Kept<RowOf<Name>>[] };
  readonly all: readonly Kept[];
  readonly space: { readonly head: number; readonly floor: number; readonly epoch: string };
  readonly log: { readonly count: number; readonly last: number };
  readonly bornIds: ReadonlySet<number>;
  /** Whose ranges of ids: 0 = the server's. */
  readonly ranges: ReadonlyMap<number, number>;
  readonly sessions: readonly { readonly userId: number; readonly deviceId: number }[];
  /** What administrators are told besides rows, as text. */
  readonly audit: string;
}

const columnsOf = new Map(entityNames.map((name) => [name, Object.keys(shapeOf(name))]));
const text = statement();

/** Reads everything in one statement, and so at one moment. */
export async function takeSnapshot(database: Db): Promise<Snapshot> {
  const [found] = await database.run<{ found: Found }>(text);
  if (!found) throw new Error("The database said nothing");
  const { tables, space, log, born, ranges, sessions, audit } = found.found;
  const all: Kept[] = [];
  const rows: Partial<Record<EntityName, Kept[]>> = {};
  for (const name of entityNames) {
    const kept = tables[name].map((record) => keptOf(name, record));
    rows[name] = kept;
    all.push(...kept);
  }
  return {
    rows: rows as unknown as Snapshot["rows"],
    all,
    space,
    log,
    bornIds: new Set(born),
    ranges: new Map(ranges.map(({ number, user_id }) => [number, user_id])),
    sessions: sessions.map(({ user_id, device_id }) => ({ userId: user_id, deviceId: device_id })),
    audit: JSON.stringify(audit),
  };
}

/** Lines of the log after a number, up to another one. */
export async function readLog(database: Db, after: number, until: number): Promise<LogLine[]> {
  return database.run<LogLine & Record<string, unknown>>(
    `select seq, scope, entity, row_id as "rowId", gone, actor,
       exists (select 1 from automation_runs r where r.done_time = c.at) as "isByRule" from changes c
     where seq > $1 and seq <= $2 order by seq`,
    [after, until],
  );
}

interface Found {
  readonly tables: Record<EntityName, Record<string, unknown>[]>;
  readonly space: Snapshot["space"];
  readonly log: Snapshot["log"];
  readonly born: number[];
  readonly ranges: { number: number; user_id: number }[];
  readonly sessions: { user_id: number; device_id: number }[];
  readonly audit: unknown;
}

function statement(): string {
  const list = (table: string) => `(select coalesce(json_agg(t), '[]') from ${table} t)`;
  const tables = entityNames.map((name) => `('${name}', ${list(entityOf(name).table)})`).join(", ");
  return `select json_build_object(
    'tables', (select json_object_agg(kind, rows) from (values ${tables}) kept (kind, rows)),
    'space', (select json_build_object('head', head, 'floor', floor, 'epoch', epoch) from space),
    'log', (select json_build_object('count', count(*), 'last', coalesce(max(seq), 0)) from changes),
    'born', (select coalesce(json_agg(id), '[]') from born_ids),
    'ranges', ${list("device_numbers")},
    'sessions', ${list("sessions")},
    'audit', json_build_array(${list("audit")}, ${list("invites")})) as found`;
}

function keptOf(entity: EntityName, record: Record<string, unknown>): Kept {
  const row: Record<string, unknown> = {};
  for (const key of columnsOf.get(entity) ?? []) {
    row[key] = record[key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)];
  }
  return { entity, row, scope: record["scope"] as Scope, seq: Number(record["seq"]) };
}

function shapeOf(name: EntityName): object {
  return (entityOf(name).shape as unknown as z.ZodMiniObject).shape;
}
