import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, LEADER, makeCompany, MEMBER, COLLEAGUE } from "#tests/make/site.ts";

test("a manager of the flow voids what has passed, and who asked only what came back to them", () => {
  const world = makeCompany();
  const nodes = [step(1, [MEMBER])];
  const form = makeRequestForm(world, flow(nodes, { managerIds: [ADMIN, MEMBER] }));
  const { id } = makeRequest(world, form);
  const remarks = "Not built";
  expect(world.refuses(LEADER, "approval.void", { id, remarks })).toMatchObject({ code: 506 });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(world.refuses(LEADER, "approval.void", { id, remarks })).toMatchObject({ code: 506 });
  expect(world.refuses(COLLEAGUE, "approval.void", { id, remarks }).code).not.toBe(506);
  const { reply } = world.does(MEMBER, "approval.void", { id, remarks });
  expect(reply).toMatchObject({ status: 8, askedIds: [] });
  expect(reply.events.at(-1)).toMatchObject({ what: "void", userId: MEMBER, remarks });
  expect(world.refuses(MEMBER, "approval.void", { id, remarks })).toMatchObject({ code: 506 });
});

test("what is voided in review is asked of nobody any more", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, flow([step(1, [MEMBER])], { managerIds: [ADMIN] }));
  const { id } = makeRequest(world, form);
  world.does(ADMIN, "approval.void", { id, remarks: "Twice" });
  const voided = world.row("approval", id);
  expect(voided.runs.flatMap(({ tasks }) => tasks.map(({ status }) => status))).toEqual([8]);
  expect(world.refuses(MEMBER, "approval.decide", { recordId: id, status: 1 }).code).toBe(506);
});
