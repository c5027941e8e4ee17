import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runCommand } from "#client/data/commands/run-command.ts";
import type { LocalDatabase } from "#client/data/database/local-database.ts";
import { isEnded, type Link } from "#client/data/database/meta.ts";
import { openBrowserOf } from "#tests/make/local-browser.ts";
import { ENGINE_DEVICE, EngineBench, envelope } from "#tests/make/engine-bench.ts";
import { LEADER, makeCompany, makePlan } from "#tests/make/site.ts";
import { takeFence } from "../database/fence.ts";
import { closeAccount } from "../laid-away/close-account.ts";

const world = makeCompany();
const tower = makePlan(world, "Tower").plan;
const SECOND = 1_000;
let database: LocalDatabase;
let bench: EngineBench;
let count = 0;

const addTask = () =>
  runCommand(database, "task.add", { planId: tower.id, name: "Pour" }, Date.now());
const waiting = () => database.outbox.where("state").equals("waiting").count();
const link = async () => (await database.meta.get("link"))?.value;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
    now: 1_800_000_000_000,
  });
  count += 1;
  database = await openBrowserOf(world, LEADER, `signed-out-${count}`);
  bench = new EngineBench(database);
});

afterEach(() => {
  bench.engine?.stop();
  vi.useRealTimers();
});

describe("somebody who is signed out", () => {
  it("is not asked for again, and keeps everything", async () => {
    bench.answerPush = () => envelope(null, 401);
    await addTask();
    bench.start();
    await bench.pass(600 * SECOND);
    expect(bench.requests).toHaveLength(1);
    expect(await waiting()).toBe(1);
    expect(await link()).toMatchObject({ state: "signedOut" });
  });

  it("has ended for that session, and not for a later one of the same account", async () => {
    bench.answerPush = () => envelope(null, 401);
    await addTask();
    bench.start();
    await bench.pass(SECOND);
    const told = (await link()) as Link;
    expect(isEnded(told, { deviceNumber: ENGINE_DEVICE })).toBe(true);
    expect(isEnded(told, { deviceNumber: ENGINE_DEVICE + 1 })).toBe(false);
  });

  it("stays signed out whatever comes of what was still on its way", async () => {
    bench.start();
    await bench.pass(SECOND);
    bench.openSocket();
    bench.answerPush = () => Promise.reject(new TypeError("Failed to fetch"));
    await addTask();
    bench.endSession();
    await bench.pass(60 * SECOND);
    expect(await waiting()).toBe(1);
    expect(await link()).toMatchObject({ state: "signedOut" });
  });

  it("has no row of the server's left in the browser", async () => {
    expect(await database.plan.count()).toBeGreaterThan(0);
    bench.answerPush = () => envelope(null, 401);
    await addTask();
    bench.start();
    await bench.pass(SECOND);
    expect(await database.plan.count()).toBe(0);
  });

  it("takes in none of the news that were on their way", async () => {
    bench.start();
    await bench.pass(SECOND);
    bench.openSocket();
    await bench.pass(SECOND);
    const before = await database.plan.get(tower.id);
    expect(before).toBeDefined();
    bench.tellOf("plan", { ...tower, name: "Tower crane" });
    bench.endSession();
    await bench.pass(SECOND);
    expect(await database.plan.count()).toBe(0);
    expect((await database.meta.get("head"))?.value).toMatchObject({ seq: 0 });
  });

  it("keeps nothing of what was not sent where the server says that the device is lost", async () => {
    bench.start();
    await bench.pass(SECOND);
    bench.openSocket();
    bench.answerPush = () => Promise.reject(new TypeError("Failed to fetch"));
    await addTask();
    bench.endSession("deviceLost");
    await bench.pass(SECOND);
    expect(await link()).toMatchObject({ state: "signedOut", lost: true });
    expect(await database.outbox.count()).toBe(0);
  });
});

describe("a tab that no longer leads", () => {
  it("says nothing more of the line: the one that leads knows better", async () => {
    let fail = () => undefined as void;
    bench.answerPush = () =>
      new Promise<Response>((_resolve, reject) => {
        fail = () => reject(new TypeError("Failed to fetch"));
      });
    await addTask();
    bench.start();
    await bench.pass(SECOND);
    const leader = await takeFence(database);
    await closeAccount(database, { deviceNumber: ENGINE_DEVICE, lost: false, fence: leader });
    fail();
    await bench.pass(SECOND);
    expect(await link()).toMatchObject({ state: "signedOut" });
  });
});
