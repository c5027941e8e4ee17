import { expect, test } from "vitest";
import { oneStepFlow } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { makeRecord } from "#tests/make/company-forms.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("switched off, nothing new is asked for, and what is on its way goes on", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const before = makeRequest(world, form);
  const record = makeRecord(world, form);
  const { flowId: id } = before;
  expect(world.does(ADMIN, "approvalFlow.switch", { id, status: "off" }).reply.status).toBe("off");
  const start = { recordId: record.id };
  expect(world.refuses(LEADER, "approval.start", start).reason).toBe("approval.noFlow");
  world.does(MEMBER, "approval.decide", { recordId: before.id, status: 1 });
  expect(world.does(ADMIN, "approvalFlow.switch", { id, status: "off" }).changes).toEqual([]);
  world.does(ADMIN, "approvalFlow.switch", { id, status: "on" });
  world.does(LEADER, "approval.start", start);
});

test("a version that another one has followed cannot be switched on again", () => {
  const world = makeCompany();
  const form = makeRequestForm(world, oneStepFlow(MEMBER, ADMIN));
  const { flowId: id } = makeRequest(world, form);
  const flow = JSON.stringify(oneStepFlow(LEADER, ADMIN));
  world.does(ADMIN, "approvalFlow.save", { formId: form.id, flow });
  const args = { id, status: "on" as const };
  expect(world.refuses(ADMIN, "approvalFlow.switch", args).reason).toBe("approval.flowGone");
});
