import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("asked for once more it is known by what it says now, and the first time stays to be read", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const { id, recordId } = makeRequest(world, form);
  world.does(MEMBER, "approval.decide", { recordId: id, status: 2, remarks: "Which pier?" });
  world.does(LEADER, "record.edit", { id: recordId, data: '{"part":"Pier 5"}' });
  world.does(LEADER, "approval.resubmit", { id });
  const again = world.row("approval", id);
  expect(again).toMatchObject({ status: 3, round: 2, askedIds: [MEMBER] });
  expect(again.title).toContain("Pier 5");
  expect(again.runs[0]?.tasks[0]).toMatchObject({ status: 2, remarks: "Which pier?" });
});
