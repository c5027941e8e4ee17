import type * as z from "zod/mini";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entityNames } from "#domain/entity-names.ts";
import { entityOf } from "#domain/entities.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

interface Column {
  name: string;
  type: string;
  empty: boolean;
}

async function columnsOf(table: string): Promise<Column[]> {
  return server.parts.database.run<Column & Record<string, unknown>>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as empty
     from information_schema.columns where table_name = $1`,
    [table],
  );
}

/** The first column of each index of a table. */
async function indexedFirst(table: string): Promise<string[]> {
  const rows = await server.parts.database.run<{ name: string }>(
    `select a.attname as name from pg_index i
     join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
     where i.indrelid = $1::regclass`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** The columns of each index of a table that takes nothing twice. */
async function uniqueColumns(table: string): Promise<string[]> {
  const rows = await server.parts.database.run<{ names: string }>(
    `select (select string_agg(a.attname, ',' order by k.place)
       from unnest(i.indkey) with ordinality as k(number, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number) as names
     from pg_index i where i.indisunique and i.indrelid = $1::regclass`,
    [table],
  );
  return rows.map(({ names }) => names);
}

/** How a field of a shape is kept in the database. */
function typesOf(field: z.ZodMiniType): readonly string[] {
  const { type } = field._zod.def;
  if (type === "nullable" || type === "optional")
    return typesOf((field as z.ZodMiniNullable<z.ZodMiniType>)._zod.def.innerType);
  if (type === "string" || type === "enum") return ["text"];
  // What may be one thing or another is kept in one way.
  if (type === "union")
    return typesOf((field as z.ZodMiniUnion<readonly [z.ZodMiniType]>)._zod.def.options[0]);
  if (type === "number" || type === "literal") return ["bigint", "integer"];
  if (type === "boolean") return ["boolean"];
  return ["jsonb"];
}

describe.each(entityNames)("%s", (name) => {
  const { table, shape, lists, parent, scope } = entityOf(name);
  const fields = (shape as unknown as z.ZodMiniObject).shape;

  test("has a column for each field of its shape, and no other", async () => {
    const columns = await columnsOf(table);
    const wanted = [...Object.keys(fields).map(columnOf), "scope", "seq"];
    expect(columns.map((column) => column.name).toSorted()).toEqual(wanted.toSorted());
    for (const [field, fieldShape] of Object.entries(fields)) {
      const column = columns.find((each) => each.name === columnOf(field));
      expect(typesOf(fieldShape as z.ZodMiniType), field).toContain(column?.type);
      expect(column?.empty, field).toBe((fieldShape as z.ZodMiniType)._zod.def.type === "nullable");
    }
  });

  test("is found by its scope, by what rules list it by, and by its parent", async () => {
    // Rows of which every one belongs to the whole company are few: they are read through.
    const isCompanys = scope.length === 0;
    const indexed = await indexedFirst(table);
    const wanted = ["id", "scope", ...(isCompanys ? [] : lists), ...(parent ? [parent.field] : [])];
    expect(indexed).toEqual(expect.arrayContaining(wanted.map(columnOf)));
  });
});

test("rows that come as windows have each number once within their parent", async () => {
  for (const { table, parent, windowed } of entityNames.map(entityOf)) {
    if (!parent || !windowed) continue;
    const columns = [parent.field, windowed.by].map(columnOf);
    expect(await uniqueColumns(table)).toContain(columns.join());
  }
});
