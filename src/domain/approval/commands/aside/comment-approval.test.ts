import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("what people say stands in order, and decides nothing", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(MEMBER, "approval.comment", { id, remarks: "Which supplier?" });
  world.does(LEADER, "approval.comment", { id, remarks: "The usual one." });
  const { status, events } = world.row("approval", id);
  expect(status).toBe(3);
  expect(events.map(({ userId, what }) => [userId, what])).toEqual([
    [LEADER, "start"],
    [MEMBER, "comment"],
    [LEADER, "comment"],
  ]);
});
