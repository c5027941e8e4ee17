import { expect, test } from "vitest";
import { booked, countAnnual, fillInLeave, makeLeaveForm } from "#tests/make/leave.ts";
import { ADMIN, LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";

test("leave is kept while it is decided, taken once it has passed, and given back where it comes to nothing", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  countAnnual(world, "refuse", 5);
  const first = fillInLeave(world, formId, 2.5);
  const { id } = world.does(LEADER, "approval.start", { recordId: first }).reply;
  const own = { userId: LEADER, year: 2026 };
  expect(booked(world, first)).toEqual({ state: "asked", days: 2.5, left: 5, ...own });
  world.does(MEMBER, "approval.decide", { recordId: id, status: 1 });
  expect(booked(world, first)).toMatchObject({ state: "taken", days: 2.5 });
  const second = fillInLeave(world, formId, 2);
  const asked = world.does(LEADER, "approval.start", { recordId: second }).reply;
  expect(booked(world, second)).toMatchObject({ state: "asked", left: 2.5 });
  const third = fillInLeave(world, formId, 1);
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

test("nobody takes days of the next year out of what is left of this one", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  countAnnual(world, "refuse", 5);
  const turn = { startDate: Date.UTC(2026, 11, 31), endDate: Date.UTC(2027, 0, 5) };
  const both = fillInLeave(world, formId, 4, turn);
  expect(world.refuses(LEADER, "approval.start", { recordId: both })).toMatchObject({
    reason: "leave.twoYears",
    data: { first: 2026, second: 2027 },
  });
  const last = fillInLeave(world, formId, 1, { ...turn, endDate: turn.startDate });
  world.does(LEADER, "approval.start", { recordId: last });
  expect(booked(world, last)).toMatchObject({ year: 2026, days: 1 });
  countAnnual(world, "warn", 5);
  world.does(LEADER, "approval.start", { recordId: both });
  expect(booked(world, both)).toMatchObject({ year: 2026 });
});

test("more than is left is only warned of where the kind of leave says so, and kinds that nobody counts are free", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  const free = fillInLeave(world, formId, 5);
  world.does(LEADER, "approval.start", { recordId: free });
  expect(world.find("leaveBooking", free)).toBeUndefined();
  countAnnual(world, "warn", 1);
  const more = fillInLeave(world, formId, 3);
  world.does(LEADER, "approval.start", { recordId: more });
  expect(booked(world, more)).toMatchObject({ days: 3, left: 1 });
});
