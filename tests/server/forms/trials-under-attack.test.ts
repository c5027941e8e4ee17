import { afterAll, beforeAll, expect, test } from "vitest";
import { previewExamine } from "#contract/calls/examine.ts";
import { callOf } from "#contract/command-calls.ts";
import type { Id } from "#domain/id.ts";
import { crewOver, flow, step } from "#tests/make/approvals/flows.ts";
import { calculation, field } from "#tests/make/forms/records.ts";
import { type Crew, makeCrew } from "../make/site.ts";
import type { Someone } from "../make/people.ts";
import { openTestServer, type TestServer } from "../make/test-server.ts";
import { done } from "../make/world.ts";

let server: TestServer;
let people: Crew;

beforeAll(async () => {
  server = await openTestServer();
  people = await makeCrew(server);
});
afterAll(async () => server.close());

async function published(name: string, fields: readonly object[]): Promise<Id> {
  const { administrator } = people;
  const definition = JSON.stringify({ fields, rules: [] });
  const { id } = await done(server, administrator, callOf("form.add"), { name, definition });
  await done(server, administrator, callOf("form.publish"), { id });
  return id;
}

test("whoever decides a request learns by trying it out nothing of records that only who asked may read", async () => {
  const { administrator, leader, member, outsider } = people;
  const part = field("input", "part", { required: true });
  const offers = await published("Offer", [part, field("inputNumber", "price")]);
  const orders = await published("Order", [
    part,
    field("relationForm", "offer", {}, { modelId: String(offers) }),
    calculation("crew", "offer.price"),
  ]);
  const branches = [
    {
      when: crewOver(1_000),
      initiators: { userIds: [], units: [] },
      nodes: [step(3, [outsider.userId])],
    },
    { when: "", initiators: { userIds: [], units: [] }, nodes: [] },
  ].map((branch, at) => ({ name: `Branch ${at}`, ...branch }));
  const of = flow(
    [
      step(1, [member.userId]),
      { kind: "branching", id: 2, name: "Dear", branches, whenNone: "managers" },
    ],
    { managerIds: [administrator.userId] },
  );
  const saved = { formId: orders, flow: JSON.stringify(of) };
  await done(server, administrator, callOf("approvalFlow.save"), saved);
  const add = async (modelId: Id, data: object) =>
    done(server, leader, callOf("record.add"), { modelId, data: JSON.stringify(data) });
  const dear = await add(offers, { part: "A", price: 5_000 });
  const other = await add(offers, { part: "B", price: 5_000 });
  const cheap = await add(offers, { part: "C", price: 5 });
  const order = await add(orders, { part: "Pier 4", offer: dear.id });
  const request = await done(server, leader, callOf("approval.start"), { recordId: order.id });
  const preview = async (someone: Someone, said: object) => {
    const asked = { status: 1 as const, recordId: request.id, dataMap: JSON.stringify(said) };
    const { examineFlowList } = await done(server, someone, previewExamine, asked);
    return examineFlowList.map(({ flowId }) => flowId);
  };
  // Where it goes as it stands is no secret to who decides it.
  for (const said of [{}, { part: "Pier 5" }, { offer: dear.id }])
    expect(await preview(member, said)).toEqual([1, 3]);
  for (const { id } of [other, cheap]) expect(await preview(member, { offer: id })).toEqual([1]);
  expect(await preview(leader, { offer: other.id })).toEqual([1, 3]);
  expect(await preview(leader, { offer: cheap.id })).toEqual([1]);
});
