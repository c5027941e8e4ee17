import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import type { World } from "#tests/make/world.ts";
import { COMPANY_ID } from "../company/company-id.ts";
import { templateForm } from "../form/templates/template-form.ts";

const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** The form for leave that comes with the product; the member decides. */
function makeLeaveForm(world: World): number {
  const template = templates.find(({ key }) => key === "leave");
  if (!template) throw new Error("No form for leave");
  const { name, definition } = templateForm(template, wordsOfTemplate("leave", "en"));
  const { id } = world.does(ADMIN, "form.add", { name, definition });
  const of = flow([step(1, [MEMBER])], { managerIds: [ADMIN] });
  world.does(ADMIN, "approvalFlow.save", { formId: id, flow: JSON.stringify(of) });
  world.does(ADMIN, "form.publish", { id });
  return id;
}

/** Leave of the leader's from a Monday on, for so many days of work; the last one may be a half. */
function fillIn(world: World, formId: number, days: number, details: object = {}): number {
  const data = JSON.stringify({
    applicant: LEADER,
    leaveType: "annual",
    reason: "Family",
    startDate: MONDAY,
    startHalf: "am",
    endDate: MONDAY + (Math.ceil(days) - 1) * DAY,
    endHalf: Number.isInteger(days) ? "pm" : "am",
    standIn: MEMBER,
    ...details,
  });
  return world.does(LEADER, "record.add", { modelId: formId, data }).id;
}

function count(world: World, over: "refuse" | "warn", days: number): void {
  const kind = { name: "Annual leave", over, halves: 2 * days };
  world.does(ADMIN, "leave.saveKind", { key: "annual", kind });
}

const booked = (world: World, recordId: number) => {
  const { state, halves, left, userId, year } = world.row("leaveBooking", recordId);
  return { state, days: halves / 2, left: left / 2, userId, year };
};

test("leave is kept while it is decided, taken once it has passed, and given back where it comes to nothing", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  count(world, "refuse", 5);
  const first = fillIn(world, formId, 2.5);
  const { id } = world.does(LEADER, "approval.start", { recordId: first }).reply;
  const own = { userId: LEADER, year: 2026 };
  expect(booked(world, first)).toEqual({ state: "asked", days: 2.5, left: 5, ...own });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(booked(world, first)).toMatchObject({ state: "taken", days: 2.5 });
  const second = fillIn(world, formId, 2);
  const asked = world.does(LEADER, "approval.start", { recordId: second }).reply;
  expect(booked(world, second)).toMatchObject({ state: "asked", left: 2.5 });
  const third = fillIn(world, formId, 1);
  const over = { reason: "leave.tooLittle", data: { days: 1, left: 0.5 } };
  expect(world.refuses(LEADER, "approval.start", { recordId: third })).toMatchObject(over);
  const withdrawn = { recordId: asked.id, status: 4, remarks: "Rain" } as const;
  world.does(LEADER, "approval.decide", withdrawn);
  expect(booked(world, second)).toMatchObject({ state: "back" });
  world.does(LEADER, "approval.start", { recordId: third });
  expect(world.refuses(LEADER, "approval.resubmit", { id: asked.id })).toMatchObject({
    reason: "leave.tooLittle",
    data: { days: 2, left: 1.5 },
  });
  world.does(ADMIN, "approval.void", { id, remarks: "Wrong year" });
  expect(booked(world, first)).toMatchObject({ state: "back" });
  world.does(LEADER, "approval.resubmit", { id: asked.id });
  expect(booked(world, second)).toMatchObject({ state: "asked", left: 4 });
});

test("more than is left is only warned of where the kind of leave says so, and kinds that nobody counts are free", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  const free = fillIn(world, formId, 5);
  world.does(LEADER, "approval.start", { recordId: free });
  expect(world.find("leaveBooking", free)).toBeUndefined();
  count(world, "warn", 1);
  const more = fillIn(world, formId, 3);
  world.does(LEADER, "approval.start", { recordId: more });
  expect(booked(world, more)).toMatchObject({ days: 3, left: 1 });
});

test("what one person has in a year goes before what everybody has, and only administrators say so", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  count(world, "refuse", 1);
  const allowance = { userId: LEADER, year: 2026, kind: "annual", halves: 6 };
  expect(world.refuses(LEADER, "leave.setAllowance", allowance).reason).toBe("adminOnly");
  const { notes } = world.does(ADMIN, "leave.setAllowance", allowance);
  const detail = { kind: "annual", year: 2026, days: 3 };
  expect(notes).toEqual([{ kind: "leave", targetId: LEADER, detail }]);
  const recordId = fillIn(world, formId, 3);
  world.does(LEADER, "approval.start", { recordId });
  expect(booked(world, recordId)).toMatchObject({ days: 3, left: 3 });
});

test("what was booked stays where a kind is counted no more, and a company counts so many kinds", () => {
  const world = makeCompany();
  count(world, "refuse", 5);
  world.does(ADMIN, "leave.saveKind", { key: "annual" });
  expect(world.row("leaveSetting", COMPANY_ID).kinds).toEqual([]);
  const kind = { name: "Some", over: "warn", halves: 2 } as const;
  for (let nth = 0; nth < 50; nth += 1)
    world.does(ADMIN, "leave.saveKind", { key: `kind-${nth}`, kind });
  expect(world.refuses(ADMIN, "leave.saveKind", { key: "more", kind }).reason).toBe(
    "leave.kindsMax",
  );
});
