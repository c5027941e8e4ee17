import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

const HOUR = 3_600_000;

test("those who decide are urged once an hour, and only by who asked", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  expect(world.refuses(MEMBER, "approval.urge", { id })).toMatchObject({ code: 506 });
  world.does(LEADER, "approval.urge", { id });
  const urges = () => world.row("approval", id).events.filter(({ what }) => what === "urge");
  expect(urges()).toMatchObject([{ userId: LEADER, userIds: [MEMBER] }]);
  const from = (urges()[0]?.time ?? 0) + HOUR;
  // Each thing that is done takes a second.
  world.now = from - 1_001;
  const again = { reason: "approval.urgedAlready", data: { from } };
  expect(world.refuses(LEADER, "approval.urge", { id })).toMatchObject(again);
  world.now = from - 1_000;
  world.does(LEADER, "approval.urge", { id });
  expect(urges()).toHaveLength(2);
});
