import "fake-indexeddb/auto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tableOf } from "#client/data/database/local-database.ts";
import { applyServer } from "#client/data/fold/apply-server.ts";
import { newsOfFrames } from "#client/data/sync/frames.ts";
import { callOf } from "#contract/command-calls.ts";
import { dataFrameShape, serverFrameShape } from "#contract/frames/frames.ts";
import { VERSION_HEADER } from "#contract/headers.ts";
import { syncPull, syncPush } from "#contract/calls/sync.ts";
import { windowsFromWire } from "#contract/windows.ts";
import { WIRE_VERSION, WIRE_VERSION_OLDEST } from "#contract/version.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const versionOf = (version: number | string) => ({ [VERSION_HEADER]: String(version) });

test("a client of this version and of the two before it may write", async () => {
  const { leader, plan } = await makeWorld(server);
  const body = { planId: plan.id, name: "From another build" };
  for (let version = WIRE_VERSION_OLDEST; version <= WIRE_VERSION + 1; version += 1) {
    const reply = await server.call(callOf("task.add"), body, leader.token, versionOf(version));
    expect(reply.code).toBe(200);
  }
  expect(WIRE_VERSION - WIRE_VERSION_OLDEST).toBeLessThanOrEqual(2);
});

test("whoever names no version of the wire may write", async () => {
  const { leader, plan } = await makeWorld(server);
  const body = { planId: plan.id, name: "By a script" };
  expect((await server.call(callOf("task.add"), body, leader.token)).code).toBe(200);
  expect(
    (await server.call(callOf("task.add"), body, leader.token, versionOf("0.19.0"))).code,
  ).toBe(200);
});

test("a client that is too old reads on, and nothing of what it sends is done or noted", async () => {
  const { leader, plan } = await makeWorld(server);
  const old = versionOf(WIRE_VERSION_OLDEST - 1);
  const data = { planId: plan.id, name: "From the past" };
  const entries = [{ n: 1, call: "task.add", data, at: server.clock.now }];
  const body = { clientId: "too-old-client", entries };
  const pushed = await server.call(syncPush, body, leader.token, old);
  expect(pushed).toMatchObject({ status: 200, code: 426, reason: "clientTooOld" });
  expect((await server.call(callOf("task.add"), data, leader.token, old)).code).toBe(426);
  expect((await server.call(syncPull, { epoch: "", since: 0 }, leader.token, old)).code).toBe(200);
  const again = await server.call(syncPush, body, leader.token);
  expect(again.data.results[0]?.state).toBe("applied");
});

test("what an older server does not know stays in the outbox, and holds up its lane alone", async () => {
  const { leader, plan, group } = await makeWorld(server);
  const browser = await CoreBrowser.open(server, leader);
  const { database } = browser;
  // An older server has no such call.
  browser.onTheWay = (body) => body.replaceAll('"call":"task.add"', '"call":"task.dream"');
  await browser.run("task.add", { planId: plan.id, name: "Known in time" });
  const task = await database.task.filter((row) => row.name === "Known in time").first();
  await browser.run("task.edit", { id: task?.id ?? 0, name: "Known and renamed" });
  await browser.run("message.sendText", { dialogId: group.id, text: "Elsewhere" });
  for (let turn = 0; turn < 15; turn += 1) {
    await browser.push();
    await browser.pull();
    server.clock.now += 61_000;
  }
  const waiting = await database.outbox.where("state").equals("waiting").toArray();
  expect(waiting.map(({ command }) => command)).toEqual(["task.add", "task.edit"]);
  expect(await database.attention.count()).toBe(0);
  browser.onTheWay = (body) => body;
  await browser.settle();
  expect(await database.task.get(task?.id ?? 0)).toMatchObject({ name: "Known and renamed" });
  expect(await database.outbox.count()).toBe(0);
});

test("fields and kinds of rows that a newer server sends do no harm", async () => {
  const { leader, task } = await makeWorld(server);
  const browser = await CoreBrowser.open(server, leader);
  const { database } = browser;
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  const reply = { ...data, sparkle: true, rows: { ...data.rows, hologram: [{ id: 1, depth: 3 }] } };
  const tasks = (data.rows["task"] ?? []) as Record<string, unknown>[];
  const sparkling = { ...reply.rows, task: tasks.map((row) => ({ ...row, sparkle: 7 })) };
  const page = syncPull.reply.parse({ ...reply, rows: sparkling, gone: { hologram: [2] } });
  await applyServer(database, { ...page, windows: windowsFromWire(page), reset: true }, 1);
  expect(await database.task.get(task.id)).toMatchObject({ name: task.name, sparkle: 7 });
  await browser.run("task.edit", { id: task.id, name: "Renamed beneath it" });
  await browser.settle();
  expect(await database.task.get(task.id)).toMatchObject({ name: "Renamed beneath it" });
});

test("a frame with more in it is read, and one of a new kind is passed over", async () => {
  const { leader, task } = await makeWorld(server);
  const browser = await CoreBrowser.open(server, leader);
  const row = await tableOf(browser.database, "task").get(task.id);
  const frame = { type: "planTask", action: "update", from: 1, to: 2, rest: 0, sparkle: 1 };
  const known = dataFrameShape.parse({ ...frame, table: "task", data: { ...row, glow: 1 } });
  const unknown = dataFrameShape.parse({ ...frame, table: "hologram", data: { id: 9 } });
  const news = newsOfFrames([unknown, known], "epoch");
  if (news === "pull") throw new Error("Nothing here asks for a pull");
  await applyServer(browser.database, { ...news, head: undefined }, 1);
  expect(await browser.database.task.get(task.id)).toMatchObject({ glow: 1 });
  expect(serverFrameShape.safeParse({ type: "hologram", depth: 3 }).success).toBe(false);
  expect(serverFrameShape.parse({ type: "pong", time: 1, sparkle: 1 })).toEqual({
    type: "pong",
    time: 1,
  });
});
