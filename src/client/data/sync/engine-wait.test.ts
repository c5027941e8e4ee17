import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { EngineBench, envelope } from "#tests/make/engine-bench.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";

const SECOND = 1_000;
const world = makeCompany();
const { plan } = makePlan(world, "Tower");
let database: LocalDatabase;
let bench: EngineBench;

const addTask = (name: string) =>
  runCommand(database, "task.add", { planId: plan.id, name }, Date.now());
const waiting = () => database.outbox.where("state").equals("waiting").count();

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    now: 1_800_000_000_000,
  });
  database = await openBrowserOf(world, LEADER, "engine-wait");
  bench = new EngineBench(database);
});

afterEach(() => {
  bench.engine?.stop();
  vi.useRealTimers();
});

it("leaves a server that names a time alone until then, whatever gives hope", async () => {
  bench.answerPush = () => envelope(null, 429, { "retry-after": "40" });
  await addTask("First");
  bench.start();
  await bench.pass(SECOND);
  for (let n = 0; n < 10; n += 1) {
    bench.engine?.wake();
    await addTask(`More ${n}`);
    await bench.pass(3 * SECOND);
  }
  expect(bench.requests).toHaveLength(1);
  bench.answerPush = undefined;
  await bench.pass(12 * SECOND);
  expect(await waiting()).toBe(0);
  expect(bench.applied).toHaveLength(11);
});
