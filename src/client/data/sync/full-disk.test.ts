import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { EngineBench, envelope } from "#tests/make/engine-bench.ts";
import { type FullDisk, putOnFullDisk } from "#tests/make/full-disk.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan, makeTask } from "#tests/make/site.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower").plan;
const roof = makeTask(world, tower, { name: "Roof" });
const SECOND = 1_000;
let database: LocalDatabase;
let disk: FullDisk;
let bench: EngineBench;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    now: 1_800_000_000_000,
  });
  database = await openBrowserOf(world, LEADER);
  disk = await putOnFullDisk(database);
  bench = new EngineBench(database);
  bench.start();
  await bench.pass(SECOND);
});

afterEach(() => {
  bench.engine?.stop();
  vi.useRealTimers();
});

const waiting = () => database.outbox.where("state").equals("waiting").count();
const link = async () => (await database.meta.get("link"))?.value;

test("where rows find no room that is said, and they come once there is some", async () => {
  bench.rows = { task: [{ ...roof, name: "Roof over the stairs" }] };
  disk.hasRoom = (_put, table) => table !== "task";
  await bench.pass(20 * SECOND);
  expect(bench.toldOfRoom.at(-1)).toBe(false);
  disk.hasRoom = () => true;
  await bench.pass(60 * SECOND);
  expect(bench.toldOfRoom.at(-1)).toBe(true);
  expect((await database.task.get(roof.id))?.name).toBe("Roof over the stairs");
});

test("news that came by themselves and found no room are fetched, with nothing else to call for it", async () => {
  bench.openSocket();
  await bench.pass(2 * SECOND);
  const before = bench.pulls().length;
  disk.hasRoom = () => false;
  bench.tellOf("task", { ...roof, name: "Roof over the stairs" });
  await bench.pass(SECOND);
  disk.hasRoom = () => true;
  await bench.pass(30 * SECOND);
  expect(bench.pulls().length).toBeGreaterThan(before);
});

test("that the session has ended is said as soon as it can be noted, whoever told of it", async () => {
  bench.openSocket();
  await bench.pass(2 * SECOND);
  disk.hasRoom = () => false;
  bench.answerPull = () => envelope(null, 401);
  bench.endSession();
  await bench.pass(5 * SECOND);
  expect(await link()).not.toMatchObject({ state: "signedOut" });
  disk.hasRoom = () => true;
  await bench.pass(60 * SECOND);
  expect(await link()).toMatchObject({ state: "signedOut" });
});

test("what was done and could not be noted is brought again under its own number", async () => {
  await runCommand(database, "task.add", { planId: tower.id, name: "Pour" }, Date.now());
  disk.hasRoom = () => false;
  await bench.pass(10 * SECOND);
  expect(await waiting()).toBe(1);
  disk.hasRoom = () => true;
  await bench.pass(60 * SECOND);
  expect(await waiting()).toBe(0);
  expect(new Set(bench.applied.map(({ n }) => n)).size).toBe(1);
});
