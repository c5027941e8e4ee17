import { expect, test } from "vitest";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("whoever is asked instead is let in, and decides", () => {
  const world = makeCompany();
  const { id, recordId } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(MEMBER, "approval.handOn", { id, what: "transfer", userIds: [COLLEAGUE] });
  expect(world.row("approval", id).askedIds).toEqual([COLLEAGUE]);
  expect(world.maySee(COLLEAGUE, `record:${recordId}`)).toBe(true);
  expect(world.maySee(MEMBER, `record:${recordId}`)).toBe(true);
  world.does(COLLEAGUE, "approval.decide", { recordId: id, status: 1 });
  expect(world.row("approval", id).status).toBe(1);
});

test("sent back to whoever asks, they can change it and ask again", () => {
  const world = makeCompany();
  const of = flow([step(1, [MEMBER]), step(2, [COLLEAGUE])], {
    managerIds: [ADMIN],
    recheck: "fromRejecting",
  });
  const { id, recordId } = makeRequest(world, makeRequestForm(world, of));
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  const back = { id, what: "sendBack", remarks: "Add the part" } as const;
  world.does(COLLEAGUE, "approval.handOn", back);
  expect(world.row("approval", id)).toMatchObject({ status: 5, askedIds: [] });
  world.does(LEADER, "record.edit", { id: recordId, data: '{"part":"Pier 6"}' });
  world.does(LEADER, "approval.resubmit", { id });
  expect(world.row("approval", id).askedIds).toEqual([COLLEAGUE]);
});

test.each([
  ["allowed", true],
  ["superior", false],
  ["passed", false],
] as const)("where one's own request is %s to decide, it goes to whoever asks: %s", (own, goes) => {
  const world = makeCompany();
  const of = flow([step(1, [MEMBER])], { managerIds: [ADMIN], own });
  const { id } = makeRequest(world, makeRequestForm(world, of));
  const args = { id, what: "transfer" as const, userIds: [LEADER] };
  const handOn = () => world.does(MEMBER, "approval.handOn", args);
  if (goes) handOn();
  else expect(handOn).toThrow("approval.notToWhoAsks");
  expect(world.row("approval", id).askedIds).toEqual([goes ? LEADER : MEMBER]);
});
