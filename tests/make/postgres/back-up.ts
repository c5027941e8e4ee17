import type { Database } from "#server/tables/sql/db.ts";
import { copyTables } from "./copied-tables.ts";

const sequences = `select sequencename as name from pg_sequences where schemaname = 'public'`;

/** Copies the database beside itself and gives back what puts it back to that state. */
export async function backUp(database: Database): Promise<() => Promise<void>> {
  const putBack = await copyTables(database, "backup");
  const numbers: [string, number][] = [];
  for (const { name } of await database.run<{ name: string }>(sequences)) {
    const [row] = await database.run<{ last: number }>(
      `select last_value as last from public.${name}`,
    );
    numbers.push([name, row?.last ?? 1]);
  }
  return async () => {
    await database.transaction(async (tx) => {
      await putBack(tx);
      for (const [name, last] of numbers) {
        await tx.run(`select setval('public.${name}', ${last})`);
      }
    });
  };
}
