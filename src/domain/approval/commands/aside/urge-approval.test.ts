import { expect, test } from "vitest";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
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

test("who is asked anew can be urged at once: in a later round, and by the next step", () => {
  const world = makeCompany();
  const twoSteps = flow([step(1, [MEMBER]), step(2, [ADMIN])], { managerIds: [ADMIN] });
  const { id } = makeRequest(world, makeRequestForm(world, twoSteps));
  const early = { reason: "approval.urgedAlready" };
  world.does(LEADER, "approval.urge", { id });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 2, remarks: "Which pier?" });
  world.does(LEADER, "approval.resubmit", { id });
  world.does(LEADER, "approval.urge", { id });
  expect(world.refuses(LEADER, "approval.urge", { id })).toMatchObject(early);
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1, remarks: "" });
  world.does(LEADER, "approval.urge", { id });
  expect(world.row("approval", id).events.at(-1)).toMatchObject({ what: "urge", userIds: [ADMIN] });
  expect(world.refuses(LEADER, "approval.urge", { id })).toMatchObject(early);
});
