import { afterAll, beforeAll, expect, test } from "vitest";
import { getRecord } from "#contract/calls/record.ts";
import { callOf } from "#contract/command-calls.ts";
import { doEffects } from "#server/effects/start-effects.ts";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { endedRequests } from "../make/ended-requests.ts";
import { type Crew, makeCrew } from "../make/site.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

let server: TestServer;
let people: Crew;
let requests: ReturnType<typeof endedRequests>;

beforeAll(async () => {
  server = await openTestServer();
  people = await makeCrew(server);
  requests = endedRequests(server, people);
});
afterAll(async () => server.close());

async function published(name: string, fields: readonly object[]): Promise<number> {
  const { administrator } = people;
  const definition = JSON.stringify({ fields, rules: [] });
  const { id } = await done(server, administrator, callOf("form.add"), { name, definition });
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

test("what an effect fills in shows who asked nothing of records that only its publisher may read", async () => {
  const { administrator, leader, member } = people;
  const offers = await published("Offer", [
    field("input", "part", { required: true }),
    field("inputNumber", "price"),
  ]);
  const offer = await done(server, administrator, callOf("record.add"), {
    modelId: offers,
    data: JSON.stringify({ part: "Pier 4", price: 48_611 }),
  });
  const orders = await published("Order", [
    field("input", "part", { required: true }),
    field("relationForm", "offer", {}, { modelId: String(offers) }),
    calculation("price", "offer.price", { isStorage: 2 }),
    field("inputNumber", "crew"),
  ]);
  const write = [{ path: "crew", from: { of: "value" as const, value: 20 } }];
  const of = flow([step(9, [member.userId])], {
    managerIds: [administrator.userId],
    effects: [{ does: "write", id: 1, on: "passed", fields: write }],
  });
  const saved = { formId: orders, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);

  const data = JSON.stringify({ part: "Pier 4", offer: offer.id });
  const { id, recordId } = await requests.decided(orders, 1, data);
  await doEffects(server.parts);
  expect(await requests.effectsOf(id)).toMatchObject([{ state: "done" }]);
  const read = { modelId: orders, id: recordId };
  const told = await server.call(getRecord, read, leader.token);
  expect(told.data.data).toContain('"crew":20');
  expect(told.data.data).not.toContain("48611");
});
