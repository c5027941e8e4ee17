import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { PULL_ROWS_MAX } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import { fillPlan } from "./make/fill-plan.ts";
import type { Someone } from "./make/people.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

async function pulled(someone: Someone): Promise<Replica> {
  return new Replica().pull(server, someone);
}

test("somebody who is not in a plan sees nothing of it", async () => {
  const { outsider, plan } = await makeWorld(server);
  const replica = await pulled(outsider);
  expect(replica.rows.get("plan")?.has(plan.id)).toBe(false);
  for (const entity of ["plan", "task", "column", "dialog", "message", "taskContent"] as const) {
    expect(replica.of(entity), entity).toEqual([]);
  }
});

test("colleagues are seen by everybody, their accounts and devices by nobody else", async () => {
  const { outsider, leader } = await makeWorld(server);
  const replica = await pulled(outsider);
  expect(replica.rows.get("user")?.has(leader.userId)).toBe(true);
  expect(replica.of("account").map(({ id }) => id)).toEqual([outsider.userId]);
  expect(replica.of("device").map(({ id }) => id)).toEqual([outsider.deviceId]);
});

test("a large plan comes in pages that together hold every row once", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const replica = await pulled(leader);
  expect(replica.pages).toBeGreaterThan(1);
  expect(replica.of("task").length).toBe(11 * 200 + 2);
});

test("what is written between two pages comes with the next pull, and nothing is missed", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const replica = new Replica();
  const first = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  replica.applyPage(first.data);
  expect(first.data.cursor).toBeDefined();
  const { id: taskId } = await done(server, leader, callOf("task.add"), {
    planId: plan.id,
    name: "Meanwhile",
  });
  const second = await server.call(
    syncPull,
    { epoch: "", since: 0, cursor: first.data.cursor },
    leader.token,
  );
  replica.applyPage(second.data);
  expect(second.data).toMatchObject({ head: first.data.head, reset: false });
  expect(replica.rows.get("task")?.has(taskId)).toBe(false);
  replica.epoch = second.data.epoch;
  replica.since = second.data.head;
  await replica.pull(server, leader);
  expect(replica.rows.get("task")?.has(taskId)).toBe(true);
  expect(replica.content()).toEqual((await pulled(leader)).content());
});

test("a chat comes whole though all that was said in it changed between two pages", async () => {
  const { leader, plan, group } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const dialogId = group.id;
  const { id: msgId } = await done(server, leader, callOf("message.sendText"), {
    dialogId,
    text: "First",
  });
  const { data: first } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  await done(server, leader, callOf("message.setEmoji"), { msgId, symbol: "👍" });
  await done(server, leader, callOf("message.sendText"), { dialogId, text: "Second" });
  const body = { epoch: "", since: 0, cursor: first.cursor };
  const { data: second } = await server.call(syncPull, body, leader.token);
  // News of single messages, which is what follows, makes no beginning.
  expect(second.windows).toContainEqual({ dialogId, from: 1, to: 2, alone: true });
  expect(second.rows["dialog"]).toContainEqual(expect.objectContaining({ id: dialogId }));
});

test("a window stands alone where nobody knows what older messages the browser has", async () => {
  const { leader, member, group } = await makeWorld(server);
  const dialogId = group.id;
  await done(server, leader, callOf("message.sendText"), { dialogId, text: "First" });
  const { data: fresh } = await server.call(syncPull, { epoch: "", since: 0 }, member.token);
  expect(fresh.windows).toContainEqual({ dialogId, from: 1, to: 1, alone: true });
  await done(server, leader, callOf("message.sendText"), { dialogId, text: "Second" });
  const { epoch, head } = fresh;
  const { data: known } = await server.call(syncPull, { epoch, since: head }, member.token);
  expect(known.windows).toEqual([{ dialogId, from: 1, to: 2 }]);
});

test("no page holds more rows than allowed", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const { data } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  const count = Object.values(data.rows).reduce((sum, rows) => sum + rows.length, 0);
  expect(count).toBeLessThanOrEqual(PULL_ROWS_MAX);
});

test("a pull with nothing new is empty and stays where it is", async () => {
  const { member } = await makeWorld(server);
  const replica = await pulled(member);
  const { data } = await server.call(syncPull, replica, member.token);
  expect(data).toMatchObject({
    rows: {},
    gone: {},
    windows: [],
    reset: false,
    head: replica.since,
  });
});

test("removed rows come as tombstones, with what hangs on them", async () => {
  const { leader, member, task, taskDialog } = await makeWorld(server);
  const replica = await pulled(member);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  await replica.pull(server, member);
  expect(replica.rows.get("task")?.has(task.id)).toBe(false);
  expect(replica.rows.get("taskContent")?.has(task.id)).toBe(false);
  expect(replica.of<Message>("message").filter((row) => row.dialogId === taskDialog.id)).toEqual(
    [],
  );
  expect(replica.content()).toEqual((await pulled(member)).content());
});

test("whoever is let into a plan gets all of it, from the beginning", async () => {
  const { leader, outsider, plan } = await makeWorld(server);
  const replica = await pulled(outsider);
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [outsider.userId] });
  await replica.pull(server, outsider);
  expect(replica.of("task")).toHaveLength(2);
  expect(replica.content()).toEqual((await pulled(outsider)).content());
});

test("whoever is taken out of a plan loses all of it", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const replica = await pulled(member);
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  await replica.pull(server, member);
  expect(replica.of("task")).toEqual([]);
  expect(replica.content()).toEqual((await pulled(member)).content());
});

test("who was out of a plan for a while has nothing left of what went meanwhile", async () => {
  const { leader, member, plan, task } = await makeWorld(server);
  const replica = await pulled(member);
  const people = { planId: plan.id, userId: [member.userId] };
  await done(server, leader, callOf("plan.removeUsers"), people);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  await done(server, leader, callOf("plan.invite"), people);
  await replica.pull(server, member);
  expect(replica.rows.get("task")?.has(task.id)).toBe(false);
  expect(replica.content()).toEqual((await pulled(member)).content());
});

test("a removed plan goes from everybody who was in it", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const replicas = [await pulled(leader), await pulled(member)];
  await done(server, leader, callOf("plan.remove"), { planId: plan.id });
  for (const [index, someone] of [leader, member].entries()) {
    const replica = await replicas[index]?.pull(server, someone);
    expect(replica?.of("plan")).toEqual([]);
    expect(replica?.content()).toEqual((await pulled(someone)).content());
  }
});

test("after a restore with another epoch everybody starts over", async () => {
  const { member } = await makeWorld(server);
  const replica = await pulled(member);
  await server.parts.database.run("update space set epoch = gen_random_uuid()");
  const { data } = await server.call(syncPull, replica, member.token);
  expect(data).toMatchObject({ reset: true });
  expect(data.epoch).not.toBe(replica.epoch);
  await replica.pull(server, member);
  expect(replica.content()).toEqual((await pulled(member)).content());
});

test("a cursor from before a restore starts over as well", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const { data: first } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  await server.parts.database.run("update space set epoch = gen_random_uuid()");
  const body = { epoch: first.epoch, since: 0, cursor: first.cursor };
  const { data } = await server.call(syncPull, body, leader.token);
  expect(data.reset).toBe(true);
});

test("who stands beyond the head, or where tombstones are no longer kept, starts over", async () => {
  const { leader, plan } = await makeWorld(server);
  const { epoch, since } = await pulled(leader);
  const beyond = await server.call(syncPull, { epoch, since: since + 1 }, leader.token);
  expect(beyond.data.reset).toBe(true);
  await done(server, leader, callOf("task.add"), { planId: plan.id, name: "Another" });
  await server.parts.database.run("update space set floor = $1", [since + 1]);
  const below = await server.call(syncPull, { epoch, since }, leader.token);
  expect(below.data.reset).toBe(true);
  await server.parts.database.run("update space set floor = 0");
});

test("a cursor that is none is a parameter error", async () => {
  const { leader } = await makeWorld(server);
  await done(server, leader, callOf("plan.add"), { name: "Anything" });
  const reply = await server.call(syncPull, { epoch: "", since: 0, cursor: "x" }, leader.token);
  expect(reply).toMatchObject({ status: 200, code: 400, reason: "parameterError" });
});

test("a cursor that nobody gave out goes nowhere, however far back it would count", async () => {
  const { leader } = await makeWorld(server);
  const { data: first } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  for (const step of [-1, -100_000_000, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]) {
    const made = { epoch: first.epoch, since: 0, until: first.head, step, after: 0 };
    const cursor = Buffer.from(JSON.stringify(made)).toString("base64url");
    const reply = await server.call(syncPull, { epoch: "", since: 0, cursor }, leader.token);
    expect(reply, String(step)).toMatchObject({ status: 200, code: 400, reason: "parameterError" });
  }
});

test("a cursor serves nobody but the one who got it, and only as it was", async () => {
  const { leader, member, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const { data: first } = await server.call(syncPull, { epoch: "", since: 0 }, leader.token);
  const cursor = first.cursor ?? "";
  const changed = `${cursor.slice(0, -4)}${cursor.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
  const pulls = [
    { who: leader, cursor: changed },
    { who: member, cursor },
  ];
  for (const { who, cursor: shown } of pulls) {
    const body = { epoch: "", since: 0, cursor: shown };
    expect(await server.call(syncPull, body, who.token)).toMatchObject({ code: 400 });
  }
  const own = await server.call(syncPull, { epoch: "", since: 0, cursor }, leader.token);
  expect(own.code).toBe(200);
});
