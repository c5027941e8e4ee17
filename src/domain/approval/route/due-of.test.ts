import { expect, test } from "vitest";
import { flow, step } from "#tests/make/approvals/flows.ts";
import { makeRequest, makeRequestForm } from "#tests/make/approvals/requests.ts";
import { ADMIN, makeCompany, MEMBER } from "#tests/make/site.ts";

const DAY = 86_400_000;

/** A request whose only step has to be decided within two days of work. */
function makeDue(week?: number[]) {
  const world = makeCompany();
  if (week) world.does(ADMIN, "workCalendar.save", { week });
  const deadline = { hours: 48, workingDays: 2, late: "remind" } as const;
  const of = flow([{ ...step(1, [MEMBER]), deadline }], { managerIds: [ADMIN] });
  const form = makeRequestForm(world, of);
  return { world, request: makeRequest(world, form) };
}

test("days of work are those of the company's calendar as it is when the step is come to", () => {
  const { world, request } = makeDue([1, 2, 3, 4, 5, 6, 7]);
  expect(request.dueTime).toBe(world.now + 2 * DAY);
});

test("a company that works one day a week decides in its second one", () => {
  const { world, request } = makeDue([1]);
  expect(request.dueTime).toBeGreaterThan(world.now + 7 * DAY);
  expect(request.dueTime).toBeLessThanOrEqual(world.now + 15 * DAY);
});
