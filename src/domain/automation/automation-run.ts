import * as z from "zod/mini";
import { idShape, timeShape } from "../shape.ts";
import { ACTION_KINDS } from "./automation-action.ts";

/** What became of one action of a run. */
const automationOutcomeShape = z.object({
  does: z.enum(ACTION_KINDS),
  /** same = it was so already. */
  state: z.enum(["done", "same", "refused"]),
  /** Why it was refused, as a key of a text; "" = it was not. */
  reason: z.string(),
  /** What the text says besides. */
  data: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
});
export type AutomationOutcome = z.infer<typeof automationOutcomeShape>;

/**
 * What became of a run. waiting: too many ran within an hour. failed: something of it was refused. stopped: too many rules had set off one another.
 * missed: no server was there at its time, nor within a day.
 */
const RUN_STATES = ["waiting", "done", "failed", "stopped", "missed"] as const;

/** A line of the log of what the rules of a plan did. */
export const automationRunShape = z.object({
  /** Grows in the order in which they were set off. */
  id: z.int(),
  automationId: idShape,
  /** What the rule was called then. */
  name: z.string(),
  taskId: idShape,
  /** What the task was called then. */
  taskName: z.string(),
  /** Epoch ms at which it was set off. */
  at: timeShape,
  /** Epoch ms at which it was done, 0 = it waits. */
  doneTime: timeShape,
  state: z.enum(RUN_STATES),
  /** Why it failed, waits or was stopped, as a key of a text; "" = it did not. */
  reason: z.string(),
  /** What became of its actions, in their order. */
  outcomes: z.array(automationOutcomeShape),
});
export type AutomationRun = z.infer<typeof automationRunShape>;
