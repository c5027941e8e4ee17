import { expect, test } from "vitest";
import { flow, oneStepFlow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { decisionRecord } from "../state/decision-record.ts";
import { ALREADY_PASSED } from "../state/act-aside.ts";
import { NOT_YOUR_TURN } from "../state/told.ts";

test("of two who decide the same, the one who comes second is told who did what", () => {
  const world = makeCompany();
  const of = flow([step(1, [MEMBER, COLLEAGUE], "either")], { managerIds: [ADMIN] });
  const { id } = makeRequest(world, makeRequestForm(world, of));
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  const args = { recordId: id, status: 2, remarks: "No" } as const;
  const { code, data } = world.refuses(COLLEAGUE, "approval.decide", args);
  expect(code).toBe(NOT_YOUR_TURN);
  expect(data).toMatchObject({ userId: MEMBER, what: "approve", status: 1 });
});

test("what was said to one step never counts for another one", () => {
  const world = makeCompany();
  const of = flow([step(1, [MEMBER]), step(2, [MEMBER])], { managerIds: [ADMIN] });
  const { id } = makeRequest(world, makeRequestForm(world, of));
  const approves = { recordId: id, status: 1, runId: 1 } as const;
  world.does(MEMBER, "approval.decide", approves);
  const { code, data } = world.refuses(MEMBER, "approval.decide", approves);
  expect(code).toBe(NOT_YOUR_TURN);
  expect(data).toMatchObject({ userId: MEMBER, what: "approve", status: 3 });
  expect(world.row("approval", id)).toMatchObject({ status: 3, version: 2 });
});

test("whoever withdraws too late is told who did what, as whoever decides too late is", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  const args = { recordId: id, status: 4, remarks: "Ordered elsewhere" } as const;
  const { code, data } = world.refuses(LEADER, "approval.decide", args);
  expect(code).toBe(ALREADY_PASSED);
  expect(data).toMatchObject({ userId: MEMBER, what: "approve", status: 1 });
});

test("whoever comes too late is told to whom it was handed over", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  world.does(MEMBER, "approval.handOn", { id, what: "transfer", userIds: [COLLEAGUE] });
  const { data } = world.refuses(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(data).toMatchObject({ userId: MEMBER, what: "transfer", userIds: [COLLEAGUE] });
});

test("withdrawn by whoever asked, with a reason that all can read", () => {
  const world = makeCompany();
  const { id } = makeRequest(world, makeRequestForm(world, oneStepFlow(MEMBER, ADMIN)));
  const args = { recordId: id, status: 4, remarks: "Ordered elsewhere" } as const;
  world.does(LEADER, "approval.decide", args);
  expect(world.row("approval", id)).toMatchObject({ status: 4, askedIds: [] });
  expect(world.row("approval", id).events.at(-1)).toMatchObject({
    what: "withdraw",
    remarks: "Ordered elsewhere",
  });
});

test("a step that is signed is decided with a signature, whichever way, and the record of decisions keeps it", () => {
  const world = makeCompany();
  const nodes = [{ ...step(1, [MEMBER]), signs: true }, step(2, [COLLEAGUE])];
  const form = makeRequestForm(world, flow(nodes, { managerIds: [ADMIN], batch: true }));
  const { id } = makeRequest(world, form);
  const decides = (status: 1 | 2, more: object = {}) => ({
    recordId: id,
    status,
    remarks: "Seen",
    ...more,
  });
  for (const unsigned of [decides(1), decides(2), decides(1, { inBatch: true })])
    expect(world.refuses(MEMBER, "approval.decide", unsigned).reason).toBe("approval.signFirst");
  for (const signature of ["", "https://example.com/a.png", "data:text/html,<script>"])
    expect(world.refuses(MEMBER, "approval.decide", decides(1, { signature })).reason).toBe(
      "parameterError",
    );
  const signature = "data:image/svg+xml,%3Csvg%2F%3E";
  world.does(MEMBER, "approval.decide", decides(1, { signature }));
  world.does(COLLEAGUE, "approval.decide", decides(1));
  const lines = decisionRecord(world.row("approval", id));
  expect(lines.map((line) => line.signature)).toEqual([undefined, signature, undefined]);
});
