import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import type { OpenDatabase } from "#server/database/open-database.ts";
import { dropFolder, scratchFolder, temporaryFolder } from "./scratch.ts";

const quiet = () => undefined;
let dataDir: string;
let engine: OpenDatabase;
let databases = 0;

beforeAll(async () => {
  dataDir = await temporaryFolder();
  engine = await openDatabase({ dataDir, log: quiet });
});

afterAll(async () => {
  await engine.close();
  await dropFolder(dataDir);
});

/** An empty database, and several pools on it as several servers would have. */
async function emptyDatabase(servers = 1): Promise<Pool[]> {
  const name = `migrate_${++databases}`;
  await engine.pool.query(`create database ${name}`);
  const connectionString = engine.connectionString.replace("/plumbline?", `/${name}?`);
  const pools = Array.from({ length: servers }, () => new Pool({ connectionString, max: 2 }));
  onTestFinished(async () => {
    await Promise.all(pools.map((pool) => pool.end()));
  });
  return pools;
}

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = join(await scratchFolder(), "migrations");
  await mkdir(folder);
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

const twoSteps = {
  "0001-things.sql": "create table thing (n integer); insert into thing values (1);",
  "0002-more.sql": "insert into thing values (2);",
};

test("files run once each in their order and are recorded with their checksum", async () => {
  const [pool] = await emptyDatabase();
  const folder = await folderWith(twoSteps);
  await migrate(pool!, folder, quiet);
  await migrate(pool!, folder, quiet);
  expect((await pool!.query("select n from thing order by n")).rows).toEqual([{ n: 1 }, { n: 2 }]);
  const { rows } = await pool!.query(
    "select number, name, length(checksum) as length from migrations order by number",
  );
  expect(rows).toEqual([
    { number: 1, name: "0001-things.sql", length: 64 },
    { number: 2, name: "0002-more.sql", length: 64 },
  ]);
});

test("several servers that start at once run each file once", async () => {
  const pools = await emptyDatabase(5);
  const folder = await folderWith({
    ...twoSteps,
    "0003-slow.sql": "select pg_sleep(0.3); insert into thing values (3);",
  });
  await Promise.all(pools.map((pool) => migrate(pool, folder, quiet)));
  const { rows } = await pools[0]!.query("select n from thing order by n");
  expect(rows).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test("a file that fails leaves nothing of itself behind and says where it failed", async () => {
  const [pool] = await emptyDatabase();
  const folder = await folderWith({
    ...twoSteps,
    "0003-broken.sql": "insert into thing values (3);\nselect nonsense;\n",
  });
  await expect(migrate(pool!, folder, quiet)).rejects.toThrow(
    '0003-broken.sql failed: column "nonsense" does not exist (line 2)',
  );
  expect((await pool!.query("select max(n) as n from thing")).rows).toEqual([{ n: 2 }]);
  await writeFile(join(folder, "0003-broken.sql"), "insert into thing values (3);");
  await migrate(pool!, folder, quiet);
  expect((await pool!.query("select max(n) as n from thing")).rows).toEqual([{ n: 3 }]);
});

test("a file that changed after it ran is refused", async () => {
  const [pool] = await emptyDatabase();
  const folder = await folderWith(twoSteps);
  await migrate(pool!, folder, quiet);
  await writeFile(join(folder, "0001-things.sql"), "create table thing (n bigint);");
  await expect(migrate(pool!, folder, quiet)).rejects.toThrow(
    "Migrations never change after they ran",
  );
});

test("a database newer than the program is refused and left alone", async () => {
  const [pool] = await emptyDatabase();
  const folder = await folderWith(twoSteps);
  await migrate(pool!, folder, quiet);
  await rm(join(folder, "0002-more.sql"));
  await expect(migrate(pool!, folder, quiet)).rejects.toThrow(
    "The database is newer than this program: it has 0002-more.sql",
  );
});
