import { expect, test } from "vitest";
import { booked, countAnnual, fillInLeave, makeLeaveForm } from "#tests/make/leave.ts";
import { ADMIN, LEADER, makeCompany } from "#tests/make/site.ts";

test("what one person has in a year goes before what everybody has, and only administrators say so", () => {
  const world = makeCompany();
  const formId = makeLeaveForm(world);
  countAnnual(world, "refuse", 1);
  const allowance = { userId: LEADER, year: 2026, kind: "annual", halves: 6 };
  expect(world.refuses(LEADER, "leave.setAllowance", allowance).reason).toBe("adminOnly");
  const { notes } = world.does(ADMIN, "leave.setAllowance", allowance);
  const detail = { kind: "annual", year: 2026, days: 3 };
  expect(notes).toEqual([{ kind: "leave", targetId: LEADER, detail }]);
  const recordId = fillInLeave(world, formId, 3);
  world.does(LEADER, "approval.start", { recordId });
  expect(booked(world, recordId)).toMatchObject({ days: 3, left: 3 });
});
