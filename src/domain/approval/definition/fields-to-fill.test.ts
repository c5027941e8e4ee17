import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, COLLEAGUE, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { NO_ACCESS } from "../../refusal.ts";
import type { StepField } from "../flow/flow.ts";

/** The member says how big the crew was and may write the works; then the colleague agrees. */
function makeFilled(fields: readonly StepField[]) {
  const world = makeCompany();
  const first = { ...step(1, [MEMBER]), fields: [...fields] };
  const of = flow([first, step(2, [COLLEAGUE])], { managerIds: [ADMIN] });
  const values = { part: "Pier 4", works: [] };
  const request = makeRequest(world, makeRequestForm(world, of), { values });
  const edit = (data: object) => ({ id: request.recordId, data: JSON.stringify(data) });
  const approve = { recordId: request.id, status: 1 } as const;
  return { world, request, edit, approve };
}

const crew: StepField = { path: "crew", right: "required" };
const works: StepField = { path: "works", right: "edit" };

test("whoever decides a step fills in what it gives, and nothing else", () => {
  const { world, request, edit } = makeFilled([crew, works]);
  const rows = [{ id: "r1", what: "Rebar", hours: 8 }];
  world.does(MEMBER, "record.edit", edit({ crew: 9, works: rows }));
  const stands = JSON.parse(world.row("record", request.recordId).values) as object;
  expect(stands).toMatchObject({ part: "Pier 4", crew: 9, works: rows, hours: 8 });
  const refusal = world.refuses(MEMBER, "record.edit", edit({ part: "Pier 5" }));
  expect(refusal).toMatchObject({ code: NO_ACCESS, data: { field: "part" } });
});

test("it is filled in by whom the step asks, for as long as it does, and by nobody else", () => {
  const { world, edit, approve } = makeFilled([crew]);
  for (const userId of [LEADER, ADMIN])
    expect(world.refuses(userId, "record.edit", edit({ crew: 3 })).reason).toBe(
      "record.inApproval",
    );
  expect(world.refuses(COLLEAGUE, "record.edit", edit({ crew: 3 })).code).not.toBe(200);
  world.does(MEMBER, "record.edit", edit({ crew: 9 }));
  world.does(MEMBER, "approval.decide", approve);
  for (const userId of [MEMBER, COLLEAGUE])
    expect(world.refuses(userId, "record.edit", edit({ crew: 3 })).code).toBe(NO_ACCESS);
});

test("nobody agrees before what has to be filled in is; to reject it needs nothing", () => {
  const { world, edit, approve } = makeFilled([crew]);
  const refusal = world.refuses(MEMBER, "approval.decide", approve);
  expect(refusal).toMatchObject({ reason: "approval.fillFirst", data: { field: "crew" } });
  world.does(MEMBER, "record.edit", edit({ crew: 9 }));
  expect(world.does(MEMBER, "approval.decide", approve).reply.askedIds).toEqual([COLLEAGUE]);
  const { world: other, request } = makeFilled([crew]);
  const reject = { recordId: request.id, status: 2, remarks: "No" } as const;
  expect(other.does(MEMBER, "approval.decide", reject).reply.status).toBe(2);
});

test("a flow cannot give what its form does not have, or what the product works out", () => {
  for (const path of ["nothing", "hours", "maker"])
    expect(() => makeFilled([{ path, right: "edit" }])).toThrow("badField");
});
