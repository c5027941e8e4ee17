import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
import { fillPlan } from "./make/fill-plan.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

const tasks = { again: [{ kind: "task", version: 1 }] };

test("all rows of a kind that is asked for again come, and of no other", async () => {
  const { member, task } = await makeWorld(server);
  const { epoch, since } = await new Replica().pull(server, member);
  const { data } = await server.call(syncPull, { epoch, since, ...tasks }, member.token);
  expect(data).toMatchObject({ again: ["task"], reset: false, head: since });
  expect(Object.keys(data.rows)).toEqual(["task"]);
  expect(data.rows["task"]).toContainEqual(expect.objectContaining({ id: task.id }));
});

test("a kind that is asked for again comes in pages, with what is new of others", async () => {
  const { leader, plan } = await makeWorld(server);
  await fillPlan(server, leader, plan.id, 11);
  const replica = await new Replica().pull(server, leader);
  replica.rows.get("task")?.clear();
  await done(server, leader, callOf("column.add"), { planId: plan.id, name: "Checked" });
  await replica.pull(server, leader, tasks);
  expect(replica.pages).toBeGreaterThan(1);
  expect(replica.content()).toEqual((await new Replica().pull(server, leader)).content());
});

test("who asks for a kind again while they are let into a plan gets its rows as well", async () => {
  const { leader, outsider, plan, task } = await makeWorld(server);
  const replica = await new Replica().pull(server, outsider);
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [outsider.userId] });
  await replica.pull(server, outsider, tasks);
  expect(replica.rows.get("task")?.has(task.id)).toBe(true);
  expect(replica.content()).toEqual((await new Replica().pull(server, outsider)).content());
});

test("messages that are asked for again come as windows beside which nothing older is kept", async () => {
  const { leader, group } = await makeWorld(server);
  const { id: dialogId } = group;
  await done(server, leader, callOf("message.sendText"), { dialogId, text: "First" });
  const { epoch, since } = await new Replica().pull(server, leader);
  const again = [{ kind: "message", version: 1 }];
  const { data } = await server.call(syncPull, { epoch, since, again }, leader.token);
  expect(data.windows).toContainEqual({ dialogId, from: 1, to: 1, alone: true });
  expect(Object.keys(data.rows)).toEqual(["message"]);
});

test("a server that knows a kind only in an older shape, or not at all, does not say that it came", async () => {
  const { member } = await makeWorld(server);
  const { epoch, since } = await new Replica().pull(server, member);
  const again = [
    { kind: "task", version: 1_000 },
    { kind: "machine", version: 1 },
  ];
  const { data } = await server.call(syncPull, { epoch, since, again }, member.token);
  expect(data.rows).toEqual({});
  expect(data.again).toBeUndefined();
});

test("who is not in a plan gets nothing of it by asking again, and who left nothing any more", async () => {
  const { leader, member, outsider, plan, task } = await makeWorld(server);
  const left = await new Replica().pull(server, member);
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  for (const [replica, someone] of [
    [await new Replica().pull(server, outsider), outsider],
    [left, member],
  ] as const) {
    await replica.pull(server, someone, tasks);
    expect(replica.rows.get("task")?.has(task.id)).toBe(false);
  }
});
