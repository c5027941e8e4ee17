import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { MUTATION_HEADER } from "#contract/headers.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer(undefined, { callPatience: 1_500 });
});
afterAll(async () => server.close());

test("a call that takes too long says so, and is done once when it is sent again", async () => {
  const { leader, plan } = await makeWorld(server);
  const body = { planId: plan.id, name: "Late" };
  const headers = { [MUTATION_HEADER]: "patient-client:1" };
  const { promise: free, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  const holder = server.parts.database.transaction(async (tx) => {
    await tx.run("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`plan:${plan.id}`]);
    holds();
    await free;
  });
  await held;
  const late = await server.call(callOf("task.add"), body, leader.token, headers);
  expect(late).toMatchObject({ status: 503, code: 503, reason: "tookTooLong" });
  letGo();
  await holder;
  const again = await server.call(callOf("task.add"), body, leader.token, headers);
  expect(again.code).toBe(200);
  const named = await server.parts.database.run("select id from tasks where name = 'Late'");
  expect(named).toHaveLength(1);
});
