import { randomBytes } from "node:crypto";
import process from "node:process";
import { Client } from "pg";
import { withDatabase } from "./with-database.ts";

/** Where the address of the PostgreSQL stands that all tests share (`lend-postgres.ts`). */
export const LENT = "PLUMBLINE_TEST_POSTGRES";
export const TEMPLATE = "template_of_tests";

/** Makes a database of the caller's own: with all tables and no rows, or with nothing at all. */
export async function lentDatabase(content: "tables" | "nothing"): Promise<string> {
  const shared = process.env[LENT];
  if (!shared) throw new Error("No PostgreSQL was lent to these tests");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ connectionString: shared });
  await client.connect();
  await client.query(
    `create database ${name} template ${content === "tables" ? TEMPLATE : "template0"}`,
  );
  await client.end();
  return withDatabase(shared, name);
}
