import { afterAll, beforeAll, expect, test } from "vitest";
import { syncPull } from "#contract/calls/sync.ts";
import { callOf } from "#contract/command-calls.ts";
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
