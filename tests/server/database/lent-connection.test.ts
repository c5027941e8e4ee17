import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { scratchFolder } from "./scratch.ts";

test("a connection that PostgreSQL ends between two statements fails its transaction and nothing else", async () => {
  const dataDir = await scratchFolder();
  const { pool, close } = await openDatabase({ dataDir, log: () => undefined });
  const lent = await pool.connect();
  await lent.query("begin");
  const { rows } = await lent.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise((resolve) => lent.once("end", resolve));
  await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await expect(lent.query("select 1")).rejects.toThrow();
  lent.release(true);
  expect((await pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await close();
});
