import { flow, step } from "./approvals/flows.ts";
import { templates, wordsOfTemplate } from "./forms/templates.ts";
import { ADMIN, LEADER, MEMBER } from "./site.ts";
import type { World } from "./world.ts";
import { templateForm } from "#domain/form/templates/template-form.ts";

const MONDAY = Date.UTC(2026, 10, 23);
const DAY = 86_400_000;

/** The form for leave that comes with the product; the member decides. */
export function makeLeaveForm(world: World): number {
  const template = templates.find(({ key }) => key === "leave");
  if (!template) throw new Error("No form for leave");
  const { name, definition } = templateForm(template, wordsOfTemplate("leave", "en"), "en");
  const { id } = world.does(ADMIN, "form.add", { name, definition });
  const of = flow([step(1, [MEMBER])], { managerIds: [ADMIN] });
  world.does(ADMIN, "approvalFlow.save", { formId: id, flow: JSON.stringify(of) });
  world.does(ADMIN, "form.publish", { id });
  return id;
}

/** Leave of the leader's from a Monday on, for so many days of work; the last one may be a half. */
export function fillInLeave(
  world: World,
  formId: number,
  days: number,
  details: object = {},
): number {
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

/** Annual leave is counted from now on. */
export function countAnnual(world: World, over: "refuse" | "warn", days: number): void {
  const kind = { name: "Annual leave", over, halves: 2 * days };
  world.does(ADMIN, "leave.saveKind", { key: "annual", kind });
}

/** What a record has booked, in days. */
export const booked = (world: World, recordId: number) => {
  const { state, halves, left, userId, year } = world.row("leaveBooking", recordId);
  return { state, days: halves / 2, left: left / 2, userId, year };
};
