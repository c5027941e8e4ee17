import type { Database, Db } from "#server/tables/sql/db.ts";

const tables = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> 'migrations' order by tablename`;

/** Copies the rows of all tables but those named into a schema beside them, and gives back what puts them in again. */
export async function copyTables(
  database: Database,
  schema: string,
  but: readonly string[] = [],
): Promise<(tx: Db) => Promise<void>> {
  const found = await database.run<{ name: string }>(tables);
  const names = found.map(({ name }) => name).filter((name) => !but.includes(name));
  await inOneGo(database, [
    `drop schema if exists ${schema} cascade`,
    `create schema ${schema}`,
    ...names.map((name) => `create table ${schema}.${name} as table public.${name}`),
  ]);
  return async (tx) => {
    // Rows come back as they were, in any order, and nothing is made of them once more. Nobody who reads is waited for.
    await tx.run("set local session_replication_role = replica");
    await inOneGo(tx, [
      ...names.map((name) => `delete from public.${name}`),
      ...names.map(
        (name) => `insert into public.${name} overriding system value table ${schema}.${name}`,
      ),
    ]);
  };
}

async function inOneGo(db: Db, statements: readonly string[]): Promise<void> {
  await db.run(`do $all$ begin ${statements.join(";")}; end $all$`);
}
