import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import type { SavedView } from "#domain/plan/saved-view/saved-view.ts";
import { Replica } from "./make/replica.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld } from "./make/world.ts";

let server: TestServer;

beforeAll(async () => {
  server = await openTestServer();
});
afterAll(async () => server.close());

test("a view that somebody saved for themselves goes with its plan, also after they left it", async () => {
  const { leader, member, plan } = await makeWorld(server);
  const planId = plan.id;
  const view = { planId, name: "Overdue", address: { view: "table" } };
  await done(server, member, callOf("savedView.add"), view);
  const device = await new Replica().pull(server, member);
  expect(device.of<SavedView>("savedView").map(({ name }) => name)).toContain("Overdue");

  await done(server, member, callOf("plan.exit"), { planId });
  await device.pull(server, member);
  await done(server, leader, callOf("plan.remove"), { planId });
  await device.pull(server, member);

  expect(device.of<SavedView>("savedView")).toEqual([]);
});
