import type { Database } from "#server/tables/sql/db.ts";

const tables = `select tablename as name from pg_tables
  where schemaname = 'public' and tablename <> 'migrations' order by tablename`;
const sequences = `select sequencename as name from pg_sequences where schemaname = 'public'`;

/** Copies the database beside itself and gives back what puts it back to that state. */
export async function backUp(database: Database): Promise<() => Promise<void>> {
  const tableNames = (await database.run<{ name: string }>(tables)).map(({ name }) => name);
  const numbers: [string, number][] = [];
  await database.run("drop schema if exists backup cascade");
  await database.run("create schema backup");
  for (const name of tableNames) {
    await database.run(`create table backup.${name} as table public.${name}`);
  }
  for (const { name } of await database.run<{ name: string }>(sequences)) {
    const [row] = await database.run<{ last: number }>(
      `select last_value as last from public.${name}`,
    );
    numbers.push([name, row?.last ?? 1]);
  }
  return async () => {
    await database.transaction(async (tx) => {
      // Rows come back as they were, in any order, and nothing is made of them once more. Nobody who reads is waited for.
      await tx.run("set local session_replication_role = replica");
      for (const name of tableNames) await tx.run(`delete from public.${name}`);
      for (const name of tableNames) {
        await tx.run(
          `insert into public.${name} overriding system value select * from backup.${name}`,
        );
      }
      for (const [name, last] of numbers) {
        await tx.run(`select setval('public.${name}', ${last})`);
      }
    });
  };
}
