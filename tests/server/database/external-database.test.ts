import { connect, createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exists } from "#server/database/machine/file-facts.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { scratchFolder } from "./scratch.ts";

const quiet = () => undefined;

test("with a database address that PostgreSQL is used and no engine is started", async () => {
  const engine = await openDatabase({ dataDir: await scratchFolder(), log: quiet });
  const dataDir = await scratchFolder();
  const db = await openDatabase({ databaseUrl: engine.connectionString, dataDir, log: quiet });
  expect((await db.pool.query("select 5000000000::bigint as n")).rows).toEqual([
    { n: 5_000_000_000 },
  ]);
  expect(db.engineDirectory).toBeUndefined();
  expect(await exists(join(dataDir, "postgres"))).toBe(false);
  await db.close();
  // Closing a guest leaves the host alone.
  expect((await engine.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await engine.close();
});

test("a database that is not up yet is waited for", async () => {
  const engine = await openDatabase({ dataDir: await scratchFolder(), log: quiet });
  const url = new URL(engine.connectionString);
  const socket = join(url.searchParams.get("host") ?? "", ".s.PGSQL.5432");
  const late = await scratchFolder();
  const logs: string[] = [];
  const opening = openDatabase({
    databaseUrl: `postgresql://plumbline@localhost/plumbline?host=${encodeURIComponent(late)}`,
    dataDir: late,
    log: (it) => logs.push(it),
  });
  setTimeout(() => forward(join(late, ".s.PGSQL.5432"), socket), 500);
  const db = await opening;
  expect((await db.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  expect(logs.join("\n")).toContain("Waiting for the database of DATABASE_URL");
  await db.close();
  await engine.close();
});

test("an answer that waiting does not change is passed on at once", async () => {
  const engine = await openDatabase({ dataDir: await scratchFolder(), log: quiet });
  const databaseUrl = engine.connectionString.replace("/plumbline?", "/no_such_database?");
  const opening = openDatabase({ databaseUrl, dataDir: "/unused", log: quiet });
  await expect(opening).rejects.toThrow(
    'Cannot connect to the database of DATABASE_URL: database "no_such_database"',
  );
  await engine.close();
});

/** Lets a socket appear late: passes everything on to another. */
function forward(from: string, to: string): void {
  const server = createServer((near) => {
    const far = connect(to);
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy());
    far.on("error", () => near.destroy());
  });
  server.listen(from);
  server.unref();
}
