import * as z from "zod/mini";
import { idOf } from "../reference.ts";
import { REMINDER_EDGES } from "../task/remind/reminder.ts";
import { AUTOMATION_DAYS_MAX } from "./automation-limits.ts";

const LAST_MINUTE = 24 * 60 - 1;

const momentShapes = [
  z.object({ on: z.literal("created") }),
  z.object({ on: z.literal("completed") }),
  z.object({ on: z.literal("reopened") }),
  z.object({ on: z.literal("priority") }),
  z.object({ on: z.literal("owner") }),
] as const;

const dateShape = z.object({
  on: z.literal("date"),
  edge: z.enum(REMINDER_EDGES),
  /** Days after that day; less than 0 = before it. */
  days: z.int().check(z.minimum(-AUTOMATION_DAYS_MAX), z.maximum(AUTOMATION_DAYS_MAX)),
  /** At which minute of that day, by the clock of the rule. */
  minute: z.int().check(z.minimum(0), z.maximum(LAST_MINUTE)),
});

/** What sets a rule off and names nothing of the plan. */
export const plainTriggerShapes = [...momentShapes, dateShape] as const;

/** What sets a rule off. A task that begins with something has come to it: in a column, a state, with an owner. */
export const automationTriggerShape = z.discriminatedUnion("on", [
  ...momentShapes,
  z.object({ on: z.literal("state"), flowItemId: idOf("flowItem") }),
  z.object({ on: z.literal("column"), columnId: idOf("column") }),
  z.object({ on: z.literal("field"), fieldId: idOf("planField") }),
  dateShape,
]);
export type AutomationTrigger = z.infer<typeof automationTriggerShape>;
export type DateTrigger = Extract<AutomationTrigger, { on: "date" }>;

export const TRIGGER_KINDS = [
  "created",
  "state",
  "column",
  "completed",
  "reopened",
  "owner",
  "priority",
  "field",
  "date",
] as const satisfies readonly AutomationTrigger["on"][];
export type TriggerKind = (typeof TRIGGER_KINDS)[number];

/** The one word by which a rule is found when something happens: among those of `eventsOf`. */
export function listensTo(trigger: AutomationTrigger): string {
  switch (trigger.on) {
    case "state":
      return `state:${trigger.flowItemId}`;
    case "column":
      return `column:${trigger.columnId}`;
    case "field":
      return `field:${trigger.fieldId}`;
    default:
      return trigger.on;
  }
}
