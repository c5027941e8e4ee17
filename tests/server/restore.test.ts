import "fake-indexeddb/auto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readMeta } from "#client/data/database/meta.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { expectAgreement } from "./make/agreement.ts";
import { backUp } from "#tests/make/postgres/back-up.ts";
import { CoreBrowser } from "./make/core-browser.ts";
import { openEar } from "./make/ear.ts";
import { addSomeone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
beforeEach(() => {
  // A new epoch is not given twice within minutes.
  server.clock.now += 3_600_000;
});
afterAll(async () => server.close());

async function epoch(): Promise<string> {
  const [space] = await server.parts.database.run<{ epoch: string }>("select epoch from space");
  return space?.epoch ?? "";
}

async function namesOfTasks(planId: number): Promise<string[]> {
  const rows = await server.parts.database.run<{ name: string }>(
    "select name from tasks where plan_id = $1 order by name",
    [planId],
  );
  return rows.map(({ name }) => name);
}

async function textsOf(dialogId: number): Promise<string[]> {
  const rows = await server.parts.database.run<{ msg: { text: string } }>(
    "select msg from messages where dialog_id = $1 order by position",
    [dialogId],
  );
  return rows.map(({ msg }) => msg.text);
}

/** All browsers hold what a fresh one of the same person is given. */
async function twoBrowsers() {
  const world = await makeWorld(server);
  const one = await CoreBrowser.open(server, world.leader);
  const two = await CoreBrowser.open(server, world.member);
  return { ...world, one, two };
}

test("after a backup was restored both browsers bring back what they did since then, once", async () => {
  const { one, two, plan, group } = await twoBrowsers();
  const [dialogId, planId] = [group.id, plan.id];
  await one.run("message.sendText", { dialogId, text: "before, by one" });
  await two.run("task.add", { planId, name: "before, by two" });
  await one.settle();
  await two.settle();
  const restore = await backUp(server.parts.database);
  const before = await epoch();
  await one.run("task.add", { planId, name: "after, by one" });
  await one.run("message.sendText", { dialogId, text: "after, by one" });
  await one.settle();
  await two.pull();
  await two.run("message.sendText", { dialogId, text: "after, by two" });
  const added = await two.database.task.filter((row) => row.name === "after, by one").first();
  // A thing that needs what another browser has to bring back first.
  await two.run("task.addSubtask", { taskId: added?.id ?? 0, name: "below, by two" });
  await two.settle();
  await two.run("task.add", { planId, name: "never sent before" });
  await restore();
  expect(await namesOfTasks(planId)).not.toContain("after, by one");

  await two.push();
  await two.pull();
  expect(await epoch()).not.toBe(before);
  await two.push();
  await one.settle();
  await two.settle();
  await one.settle();

  const names = await namesOfTasks(planId);
  for (const name of ["before, by two", "after, by one", "below, by two", "never sent before"]) {
    expect(names.filter((other) => other === name)).toEqual([name]);
  }
  expect((await textsOf(dialogId)).toSorted()).toEqual([
    "after, by one",
    "after, by two",
    "before, by one",
  ]);
  await expectAgreement(server, [one, two]);
});

test("who stands below the head of the restored log notices all the same, by the mark", async () => {
  const { one, two, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  await one.run("task.add", { planId: plan.id, name: "lost" });
  await one.settle();
  await two.pull();
  await restore();
  for (const name of ["new 1", "new 2", "new 3"]) {
    await addSomeone(server, `${name.replace(" ", "")}-${plan.id}`);
  }
  const lost = await readMeta(one.database.meta, "head");
  const now = await server.parts.database.run<{ head: number }>("select head from space");
  expect(now[0]?.head).toBeGreaterThan(lost?.seq ?? 0);
  await one.settle();
  expect(await namesOfTasks(plan.id)).toContain("lost");
  await two.settle();
  await expectAgreement(server, [one, two]);
});

test("what was confirmed but had not come back yet is brought again too", async () => {
  const { one, two, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  await one.run("task.add", { planId: plan.id, name: "confirmed only" });
  await one.push();
  expect(await one.database.outbox.where("state").equals("applied").count()).toBe(1);
  await restore();
  await addSomeone(server, `meanwhile-${plan.id}`);
  await one.settle();
  expect(await namesOfTasks(plan.id)).toContain("confirmed only");
  await two.settle();
  await expectAgreement(server, [one, two]);
});

test("nothing is sent to a restored server before its rows were fetched", async () => {
  const { one, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  await one.run("task.add", { planId: plan.id, name: "lost" });
  await one.settle();
  await restore();
  const task = await one.database.task.filter((row) => row.name === "lost").first();
  await one.run("task.edit", { id: task?.id ?? 0, name: "lost and renamed" });
  const outcome = await one.push();
  expect(outcome).toMatchObject({ stale: true, sent: 1 });
  expect(await one.database.outbox.count()).toBe(1);
  await one.settle();
  expect(await namesOfTasks(plan.id)).toContain("lost and renamed");
  await expectAgreement(server, [one]);
});

test("who was answered before the first fetch learns of a restore too, before anything is refused", async () => {
  const { one, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  await one.database.meta.delete("head");
  await one.run("task.add", { planId: plan.id, name: "confirmed" });
  await one.push();
  const task = await one.database.task.filter((row) => row.name === "confirmed").first();
  await one.run("task.edit", { id: task?.id ?? 0, name: "confirmed and renamed" });
  await restore();
  expect(await one.push()).toMatchObject({ stale: true, sent: 1 });
  await one.settle();
  expect(await one.database.attention.count()).toBe(0);
  expect(await namesOfTasks(plan.id)).toContain("confirmed and renamed");
  await expectAgreement(server, [one]);
});

test("what stays refused after ten minutes goes to its person", async () => {
  const { one, two, plan } = await twoBrowsers();
  const restore = await backUp(server.parts.database);
  const { userId } = await two.identity();
  await one.run("task.add", { planId: plan.id, name: "never back", owner: [userId] });
  await one.settle();
  await two.pull();
  const task = await two.database.task.filter((row) => row.name === "never back").first();
  await two.run("task.edit", { id: task?.id ?? 0, name: "edited by two" });
  await two.run("task.remove", [{ id: task?.id ?? 0 }]);
  await two.run("task.add", { planId: plan.id, name: "behind it" });
  await two.settle();
  await restore();
  await two.push();
  await two.pull();
  await two.push();
  expect(await two.database.attention.count()).toBe(0);
  await two.settle();
  const told = await two.database.attention.toArray();
  // The removal is as it was wanted; the words of the edit are somebody's.
  expect(told.map(({ command }) => command)).toEqual(["task.edit"]);
  expect(await namesOfTasks(plan.id)).toContain("behind it");
  expect(await two.database.outbox.count()).toBe(0);
});

test("a second restore within minutes costs patience and nothing else", async () => {
  const { one, two, plan } = await twoBrowsers();
  const first = await backUp(server.parts.database);
  await one.run("task.add", { planId: plan.id, name: "after the first backup" });
  await one.settle();
  await first();
  await one.settle();
  const second = await backUp(server.parts.database);
  const before = await epoch();
  await one.run("task.add", { planId: plan.id, name: "after the second backup" });
  await one.settle();
  await second();
  await expect(one.pull()).rejects.toThrow("tooMany");
  expect(await epoch()).toBe(before);
  server.clock.now += 10 * 60_000;
  await one.settle();
  await two.settle();
  expect(await namesOfTasks(plan.id)).toContain("after the second backup");
  await expectAgreement(server, [one, two]);
});

test("nobody can claim a restore that never was", async () => {
  const { one, leader } = await twoBrowsers();
  const head = await readMeta(one.database.meta, "head");
  const body = { epoch: head?.epoch ?? "", since: head?.seq ?? 0 };
  for (const mark of ["x", "A".repeat(32), head?.known?.mark ?? ""]) {
    const known = { seq: (head?.seq ?? 2) - 1, mark };
    await server.call(syncPull, { ...body, known }, leader.token);
  }
  await server.call(syncPull, { ...body, since: body.since + 100 }, leader.token);
  expect(await epoch()).toBe(head?.epoch);
});

test("everybody who is connected is told to come again", async () => {
  const { one, two, leader, plan } = await twoBrowsers();
  const closed: number[] = [];
  const ear = await openEar(server, leader);
  ear.listener.line.close = (code) => void closed.push(code);
  const restore = await backUp(server.parts.database);
  await one.run("task.add", { planId: plan.id, name: "lost" });
  await one.settle();
  await restore();
  await one.pull();
  await two.pull();
  await expect.poll(() => closed).toContain(1012);
  ear.leave();
});

test("so is everybody where the restored log has gone beyond what they were told", async () => {
  const { one, leader, plan } = await twoBrowsers();
  const closed: number[] = [];
  const ear = await openEar(server, leader);
  ear.listener.line.close = (code) => void closed.push(code);
  const restore = await backUp(server.parts.database);
  await one.run("plan.edit", { id: plan.id, name: "Lost" });
  await one.settle();
  await ear.heard((await readMeta(one.database.meta, "head"))?.seq ?? 0);
  await restore();
  await addSomeone(server, `beyond-${plan.id}`);
  server.parts.hub.wake();
  await expect.poll(() => closed).toContain(1012);
  ear.leave();
});
