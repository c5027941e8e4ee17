import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { EngineBench, envelope } from "#tests/make/engine-bench.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";

const world = makeCompany();
const plans = Array.from({ length: 20 }, (_, n) => makePlan(world, `Block ${n}`).plan);
const SECOND = 1_000;
let database: LocalDatabase;
let bench: EngineBench;

const waiting = () => database.outbox.where("state").equals("waiting").count();

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    now: 1_800_000_000_000,
  });
  database = await openBrowserOf(world, LEADER, "lanes-in-trouble");
  bench = new EngineBench(database);
  // Spreads the lanes evenly over all that they may wait.
  let drawn = 0;
  bench.random = () => {
    drawn += 1;
    return (drawn * 0.618_034) % 1;
  };
});

afterEach(() => {
  bench.engine?.stop();
  vi.useRealTimers();
});

it("asks for twenty lanes that cannot be done now together, not each at a moment of its own", async () => {
  // While one answer is on its way the next lane comes due.
  bench.answerPush = async (entries) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const results = entries.map(({ n }) => ({ n, state: "later", reason: "noAccess" }));
    return envelope({ results, head: 1, time: Date.now() });
  };
  for (const { id } of plans) {
    await runCommand(database, "task.add", { planId: id, name: "Pour" }, Date.now());
  }
  bench.start();
  for (let moment = 0; moment < 300; moment += 1) await bench.pass(SECOND / 10);
  expect(await waiting()).toBe(plans.length);
  expect(bench.busiest(10 * SECOND)).toBeLessThanOrEqual(10);
  bench.answerPush = undefined;
  await bench.pass(65 * SECOND);
  expect(await waiting()).toBe(0);
});
