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

test("a pull that broke off leaves nothing behind of a plan that somebody was just let into", async () => {
  const { plan, task, leader, outsider } = await makeWorld(server);
  const replica = await new Replica().pull(server, outsider);
  await done(server, leader, callOf("plan.invite"), { planId: plan.id, userId: [outsider.userId] });
  // The first page arrives, the second does not: the rows are there, and the browser stands where it stood.
  const body = { epoch: replica.epoch, since: replica.since };
  replica.applyPage((await server.call(syncPull, body, outsider.token)).data);
  expect(replica.of<{ id: number }>("task").map(({ id }) => id)).toContain(task.id);

  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  await replica.pull(server, outsider);
  expect(replica.content()).toEqual((await new Replica().pull(server, outsider)).content());
});

test("who fetches everything once more over the rows that are here keeps nothing that went", async () => {
  const { plan, task, leader } = await makeWorld(server);
  const replica = await new Replica().pull(server, leader);
  await done(server, leader, callOf("task.remove"), [{ id: task.id }]);
  replica.since = 0;
  await replica.pull(server, leader);
  expect(replica.of<{ id: number }>("plan").map(({ id }) => id)).toContain(plan.id);
  expect(replica.content()).toEqual((await new Replica().pull(server, leader)).content());
});

test("who loses a plan between two pages gets all of another one that they were just let into", async () => {
  const { plan, leader, member } = await makeWorld(server);
  const replica = await new Replica().pull(server, member);
  const bridge = await done(server, leader, callOf("plan.add"), {
    name: "Bridge",
    columns: ["To do"],
  });
  const task = await done(server, leader, callOf("task.add"), {
    planId: bridge.id,
    name: "Abutment",
  });
  await done(server, leader, callOf("plan.invite"), { planId: bridge.id, userId: [member.userId] });
  await fillPlan(server, leader, plan.id, 11);
  const body = { epoch: replica.epoch, since: replica.since };
  const { data: first } = await server.call(syncPull, body, member.token);
  await done(server, leader, callOf("plan.removeUsers"), {
    planId: plan.id,
    userId: [member.userId],
  });
  const { data: second } = await server.call(
    syncPull,
    { ...body, cursor: first.cursor },
    member.token,
  );
  expect(second.rows["task"] ?? []).toContainEqual(expect.objectContaining({ id: task.id }));
  expect(second.cursor).toBeUndefined();
});
