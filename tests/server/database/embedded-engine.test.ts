import { copyFile, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "#server/database/open-database.ts";
import { processTable, stillLives } from "#server/database/machine/process-life.ts";
import { enginePid, eventually, killEngine, scratchFolder } from "./scratch.ts";
import { ask, startServer } from "./server-process.ts";

const quiet = () => undefined;

test("a new data folder gets a durable UTF-8 database in UTC that only this machine reaches", async () => {
  const db = await openDatabase({ dataDir: join(await scratchFolder(), "data"), log: quiet });
  const { rows } = await db.pool.query(
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('listen_addresses') as listens, current_setting('TimeZone') as zone,
            current_setting('server_encoding') as encoding, 'ä' < 'z' as by_language, lower('É') as small`,
  );
  expect(rows[0]).toEqual({
    fsync: "on",
    commit: "on",
    listens: "",
    zone: "UTC",
    encoding: "UTF8",
    by_language: false,
    small: "é",
  });
  await db.close();
});

test("ids and times come back as numbers, and one too large for a number is an error", async () => {
  const db = await openDatabase({ dataDir: await scratchFolder(), log: quiet });
  const { rows } = await db.pool.query("select 1767225600000::bigint as at");
  expect(rows[0].at).toBe(1767225600000);
  await expect(db.pool.query("select 9223372036854775807::bigint")).rejects.toThrow("safe integer");
  await db.close();
});

test("closing stops PostgreSQL, and the next server finds what was written", async () => {
  const dataDir = await scratchFolder();
  const first = await openDatabase({ dataDir, log: quiet });
  const pid = await enginePid(first.engineDirectory ?? "");
  await first.pool.query("create table kept as select 7 as n");
  await first.close();
  expect(stillLives({ pid })).toBe(false);
  const second = await openDatabase({ dataDir, log: quiet });
  expect((await second.pool.query("select n from kept")).rows).toEqual([{ n: 7 }]);
  await second.close();
});

test("a PostgreSQL killed under the server is started again and the pool reaches it", async () => {
  const logs: string[] = [];
  const db = await openDatabase({ dataDir: await scratchFolder(), log: (it) => logs.push(it) });
  await db.pool.query("create table kept as select 7 as n");
  await killEngine(db.engineDirectory ?? "");
  const served = () =>
    db.pool.query("select n from kept").then(
      ({ rows }) => rows[0].n === 7,
      () => false,
    );
  await eventually(served);
  expect(logs.join("\n")).toContain("starting it again");
  await db.close();
});

test("a server that was killed leaves its PostgreSQL to the next one, which adopts it", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await ask(first.connectionString, "create table kept as select 7 as n");
  const pid = await enginePid(first.engineDirectory);
  await first.kill();
  const second = await startServer(dataDir);
  expect(await enginePid(second.engineDirectory)).toBe(pid);
  expect(second.logs.join("\n")).toContain("Adopted");
  expect(await ask(second.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
  await second.close();
  expect(stillLives({ pid })).toBe(false);
});

test("an adopted PostgreSQL that is killed is started again too", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  const pid = await enginePid(first.engineDirectory);
  await first.kill();
  const db = await openDatabase({ dataDir, log: quiet });
  expect(await enginePid(db.engineDirectory ?? "")).toBe(pid);
  await killEngine(db.engineDirectory ?? "");
  await eventually(() =>
    db.pool.query("select 1").then(
      () => true,
      () => false,
    ),
  );
  await db.close();
});

test("after both were killed nothing that was committed is lost", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await ask(
    first.connectionString,
    "create table kept as select n from generate_series(1, 1000) n",
  );
  await Promise.all([first.kill(), killEngine(first.engineDirectory)]);
  const second = await startServer(dataDir);
  expect(await ask(second.connectionString, "select count(*)::int as n from kept")).toEqual([
    { n: 1000 },
  ]);
  await second.close();
});

test("a postmaster.pid whose process id became a stranger's does not keep the database down", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await first.kill();
  await killEngine(first.engineDirectory);
  const path = join(first.engineDirectory, "cluster/postmaster.pid");
  const stranger = await startServer(await scratchFolder());
  const strangerPid = await enginePid(stranger.engineDirectory);
  await writeFile(path, (await readFile(path, "utf8")).replace(/^\d+/, String(strangerPid)));
  const second = await startServer(dataDir);
  expect(await ask(second.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
  expect(stillLives({ pid: strangerPid })).toBe(true);
  await Promise.all([second.close(), stranger.close()]);
});

test("a PostgreSQL that still runs but has lost its socket is replaced", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await ask(first.connectionString, "create table kept as select 7 as n");
  await first.kill();
  await rm(join(first.engineDirectory, "run/.s.PGSQL.5432"));
  const second = await startServer(dataDir);
  expect(await ask(second.connectionString, "select n from kept")).toEqual([{ n: 7 }]);
  await second.close();
});

test("a second server on the same data folder is refused and the first one is not disturbed", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await expect(startServer(dataDir)).rejects.toThrow(
    /DatabaseRefusal: The data folder .* is in use by another Plumbline server \(process \d+\)/,
  );
  expect(await ask(first.connectionString, "select 1 as n")).toEqual([{ n: 1 }]);
  await first.close();
});

test("of several servers started at once on a new folder exactly one gets it", async () => {
  const dataDir = await scratchFolder();
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServer(dataDir)));
  const winners = starts.filter((it) => it.status === "fulfilled");
  expect(winners).toHaveLength(1);
  await winners[0]?.value.close();
});

test("of several servers that find the lock of a killed one exactly one gets the folder", async () => {
  const dataDir = await scratchFolder();
  const killed = await startServer(dataDir);
  await killed.kill();
  const starts = await Promise.allSettled([1, 2, 3].map(() => startServer(dataDir)));
  const winners = starts.filter((it) => it.status === "fulfilled");
  expect(winners).toHaveLength(1);
  await winners[0]?.value.close();
});

test("a lock whose process id was given to another process since is taken over", async () => {
  const dataDir = await scratchFolder();
  const holder = {
    pid: process.pid,
    startedAt: "long ago",
    processTable: processTable(),
    nonce: "old",
  };
  await writeFile(join(dataDir, "server.lock"), JSON.stringify(holder));
  const server = await startServer(dataDir);
  await server.close();
});

test("a lock from another machine holds for as long as its heart beats", async () => {
  const dataDir = await scratchFolder();
  const lock = join(dataDir, "server.lock");
  const first = await startServer(dataDir);
  const holder = JSON.parse(await readFile(lock, "utf8"));
  await writeFile(lock, JSON.stringify({ ...holder, processTable: "another machine" }));
  await expect(startServer(dataDir)).rejects.toThrow("in use by another Plumbline server");
  await first.kill();
  const second = await startServer(dataDir);
  await second.close();
});

test("a database of another PostgreSQL version is refused, not touched", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await first.close();
  const version = join(first.engineDirectory, "cluster/PG_VERSION");
  await copyFile(version, `${version}.kept`);
  await writeFile(version, "12\n");
  await expect(startServer(dataDir)).rejects.toThrow("was written by PostgreSQL 12");
});

test("a half-made database of a first start that was cut short is made anew", async () => {
  const dataDir = await scratchFolder();
  const first = await startServer(dataDir);
  await first.close();
  const { engineDirectory } = first;
  await rm(join(engineDirectory, "cluster"), { recursive: true });
  await rm(join(engineDirectory, "password"));
  await writeFile(join(engineDirectory, "cluster.new-cut-short"), "");
  const second = await startServer(dataDir);
  await expect(stat(join(engineDirectory, "cluster.new-cut-short"))).rejects.toThrow("ENOENT");
  await second.close();
});

test("close may be called twice, and with a connection still borrowed", async () => {
  const db = await openDatabase({ dataDir: await scratchFolder(), log: quiet });
  const borrowed = await db.pool.connect();
  borrowed.on("error", quiet);
  await Promise.all([db.close(), db.close()]);
  await expect(borrowed.query("select 1")).rejects.toThrow();
});
