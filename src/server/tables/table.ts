import type * as z from "zod/mini";
import type { EntityName } from "#domain/entity-names.ts";
import { entityOf, type RowId, type RowOf } from "#domain/entities.ts";
import type { Edge, Where } from "#domain/reading.ts";
import type { Scope } from "#domain/scope.ts";
import { spend } from "../processor/bill.ts";
import { NUMBERED } from "./sql/numbered.ts";
import type { Db } from "./sql/db.ts";

/** A row on its way into its table. */
export interface RowToStore<Name extends EntityName = EntityName> {
  row: RowOf<Name>;
  scope: Scope;
  /** What its number will be less than the space's head, once the transaction has taken its numbers; 0 or below. */
  fromHead: number;
}

/** A row as it stands in its table. */
export interface FoundRow<Name extends EntityName = EntityName> {
  row: RowOf<Name>;
  scope: Scope;
  seq: number;
}

/** Rows as JSON, one after the other with commas between. */
export interface RowsText {
  readonly json: string;
  readonly count: number;
  /** Number of the last one. */
  readonly seq: number;
  /** Whether there may be more of them. */
  readonly hasMore: boolean;
}

/** How much is wanted: rows, and characters after which no further one is taken. */
export interface Room {
  readonly rows: number;
  readonly characters: number;
}

/** The table of one kind of synced row: all statements that need no knowledge of the thing. */
export interface Table<Name extends EntityName = EntityName> {
  readonly entity: Name;
  /** Name of the table in the database. */
  readonly name: string;
  /** Type of the key in the database. */
  readonly idType: "bigint" | "text";
  /** The row that a record of the database stands for. */
  decode(record: object): RowOf<Name>;
  get(db: Db, id: RowId): Promise<RowOf<Name> | undefined>;
  /** Rows whose fields equal `where`. */
  list(db: Db, where: Where, edge?: Edge): Promise<RowOf<Name>[]>;
  /** How many rows a scope has. */
  count(db: Db, scope: Scope): Promise<number>;
  /** Rows with these ids, with scope and number. */
  find(db: Db, ids: readonly RowId[]): Promise<FoundRow<Name>[]>;
  /**
   * Makes ready what puts rows in one statement: new ones come, those that exist become what is
   * handed in. It is to be run in the transaction that has taken the numbers, and not before.
   */
  upserting(rows: readonly RowToStore<Name>[]): (db: Db) => Promise<unknown>;
  removeMany(db: Db, ids: readonly RowId[]): Promise<void>;
  /** Removes all rows of a scope. */
  removeScope(db: Db, scope: Scope): Promise<void>;
  /** Removes rows by the row that they belong to and gives back what went. */
  removeChildren(db: Db, field: string, parentId: RowId): Promise<RowOf<Name>[]>;
  /** Removes rows by those that they belong to, which are all of a scope and table, and gives back what went. */
  removeApart(db: Db, field: string, of: string, scope: Scope): Promise<RowOf<Name>[]>;
  /** Takes rows along into the scope to which the row has moved that they belong to. */
  moveChildren(db: Db, move: ChildrenMove): Promise<void>;
  /** The column of a field, as SQL. */
  column(field: string): string;
  /** SQL for a row of the table, known by an alias, as the JSON that it is on the wire. */
  json(alias: string): string;
  /** Rows of the scopes with since < seq <= until, in the order of their numbers, which no two share. */
  newer(
    db: Db,
    scopes: readonly string[],
    range: { since: number; until: number },
    room: Room,
  ): Promise<RowsText>;
}

/** Rows whose `field` is the parent's id get what they share with it, and its scope. */
export interface ChildrenMove {
  field: string;
  parentId: RowId;
  shared: Readonly<Record<string, unknown>>;
  scope: Scope;
}

interface Field {
  readonly key: string;
  readonly column: string;
}

function snakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function fieldsOf(entity: EntityName): Field[] {
  const shape = entityOf(entity).shape as unknown as z.ZodMiniObject;
  return Object.keys(shape.shape).map((key) => ({ key, column: snakeCase(key) }));
}

/** The table that an entity declares; the columns follow from its shape. */
export function defineTable<Name extends EntityName>(entity: Name): Table<Name> {
  const { table: name } = entityOf(entity);
  const fields = fieldsOf(entity);
  const columnOf = new Map(fields.map((field) => [field.key, `"${field.column}"`]));
  const idType = isNumberId(entity) ? "bigint" : "text";
  const columns = [...columnOf.values(), "scope", "seq"];
  const selection = columns.join(", ");

  function decode(record: object): RowOf<Name> {
    const source = record as Record<string, unknown>;
    const row: Record<string, unknown> = {};
    for (const { key, column } of fields) row[key] = source[column];
    return row as RowOf<Name>;
  }

  function decodeFound(record: object): FoundRow<Name> {
    const { scope, seq } = record as { scope: Scope; seq: number };
    return { row: decode(record), scope, seq };
  }

  function encode({ row, scope, fromHead }: RowToStore<Name>): Record<string, unknown> {
    const source = row as Record<string, unknown>;
    const record: Record<string, unknown> = { scope, seq: fromHead };
    for (const { key, column } of fields) record[column] = source[key];
    return record;
  }

  function named(key: string): string {
    const column = columnOf.get(key);
    if (!column) throw new Error(`${entity} has no field ${key}`);
    return column;
  }

  /** SQL for what a rule wants of a field, or of somebody who stands in it. */
  function conditionOf(key: string, index: number): string {
    const [field = "", within] = key.split(".");
    const value = `$${index + 1}`;
    // A list that contains one like the value; there is an index on what the lists contain.
    return within === undefined
      ? `${named(field)} = ${value}`
      : `${named(field)} @> ${value}::jsonb`;
  }

  const upsertText = `
    insert into ${name} (${selection})
    select ${[...columnOf.values(), "scope", NUMBERED].join(", ")}
    from jsonb_populate_recordset(null::${name}, $1)
    on conflict (id) do update set ${columns
      .filter((column) => column !== '"id"')
      .map((column) => `${column} = excluded.${column}`)
      .join(", ")}`;

  function json(alias: string): string {
    const wire = fields.map(({ key, column }) => `${alias}."${column}" as "${key}"`);
    return `(select row_to_json(wire) from (select ${wire.join(", ")}) wire)::text`;
  }

  // What was found is written once, and the rows that are not wanted not at all.
  const newerText = `
    with found as materialized (
      select * from ${name}
      where scope = any($1::text[]) and seq > $2 and seq <= $3 order by seq limit $4::int
    ), written as materialized (
      select found.seq, ${json("found")} as json from found
    ), measured as (
      select seq, json, sum(length(json)) over (order by seq rows unbounded preceding)
        - length(json) < $5::int as fits from written
    )
    select coalesce(string_agg(json, ',' order by seq) filter (where fits), '') as json,
      count(*) filter (where fits) as count, coalesce(max(seq) filter (where fits), 0) as seq,
      coalesce(count(*) = $4::int or not bool_and(fits), false) as "hasMore"
    from measured`;

  return {
    entity,
    name,
    idType,
    decode,
    column: named,
    json,
    async get(db, id) {
      const [record] = await db.run(`select ${selection} from ${name} where id = $1`, [id]);
      return record && decode(record);
    },
    async list(db, where, edge) {
      const conditions = Object.keys(where).map(conditionOf).join(" and ");
      const order = edge ? ` order by ${named(edge.by)} ${DIRECTIONS[edge.end]} limit 1` : "";
      const records = await db.run(
        `select ${selection} from ${name} where ${conditions}${order}`,
        Object.entries(where).map(([key, value]) => valueOf(key, value)),
      );
      return spend(() => records.map(decode));
    },
    async count(db, scope) {
      const text = `select count(*)::int as count from ${name} where scope = $1`;
      const [row] = await db.run<{ count: number }>(text, [scope]);
      return row?.count ?? 0;
    },
    async find(db, ids) {
      const text = `select ${selection} from ${name} where id = any($1::${idType}[])`;
      const records = await db.run(text, [ids]);
      return spend(() => records.map(decodeFound));
    },
    upserting(rows) {
      const records = spend(() => JSON.stringify(rows.map(encode)));
      return async (db) => db.run(upsertText, [records]);
    },
    async removeMany(db, ids) {
      if (ids.length === 0) return;
      await db.run(`delete from ${name} where id = any($1::${idType}[])`, [ids]);
    },
    async removeScope(db, scope) {
      await db.run(`delete from ${name} where scope = $1`, [scope]);
    },
    async removeChildren(db, field, parentId) {
      const condition = `${named(field)} = $1`;
      const text = `delete from ${name} where ${condition} returning ${selection}`;
      return (await db.run(text, [parentId])).map(decode);
    },
    async removeApart(db, field, of, scope) {
      const condition = `${named(field)} in (select id from ${of} where scope = $1)`;
      const text = `delete from ${name} where ${condition} returning ${selection}`;
      return (await db.run(text, [scope])).map(decode);
    },
    async moveChildren(db, { field, parentId, shared, scope }) {
      const sets = Object.keys(shared).map((key, at) => `${named(key)} = $${at + 3}`);
      await db.run(`update ${name} set scope = $2, ${sets.join(", ")} where ${named(field)} = $1`, [
        parentId,
        scope,
        ...Object.values(shared),
      ]);
    },
    async newer(db, scopes, { since, until }, { rows, characters }) {
      const [found] = await db.run<RowsText>(newerText, [scopes, since, until, rows, characters]);
      if (!found) throw new Error(`Nothing was said of the rows of ${name}`);
      return found;
    },
  };
}

function valueOf(key: string, value: RowId): RowId {
  const [, within] = key.split(".");
  if (within === undefined) return value;
  return JSON.stringify([within === "has" ? value : { [within]: value }]);
}

const DIRECTIONS = { first: "asc", last: "desc" } as const;

/** Keys that join two things are texts; all others are numbers. */
function isNumberId(entity: EntityName): boolean {
  const shape = entityOf(entity).shape as unknown as z.ZodMiniObject;
  const id = shape.shape["id"];
  return id !== undefined && id._zod.def.type !== "string";
}
