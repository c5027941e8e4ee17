import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { FLOW_STATUSES } from "./flow-status.ts";

export const flowStatusShape = z.enum(FLOW_STATUSES);

/** What an end comes to: the work is done, or it is not going to be; "" of a state that is no end. */
export const FLOW_OUTCOMES = ["", "done", "cancelled"] as const;
export const flowOutcomeShape = z.enum(FLOW_OUTCOMES);
export type FlowOutcome = (typeof FLOW_OUTCOMES)[number];

/**
 * What happens to the owners of a task that comes into a state which names people. `add`: those join them.
 * `replace`: those take their place, and they assist. `merge`: as `replace`, but whoever brought it stays an owner.
 */
export const AUTO_ASSIGNS = ["", "add", "replace", "merge"] as const;
export const autoAssignShape = z.enum(AUTO_ASSIGNS);
export type AutoAssign = (typeof AUTO_ASSIGNS)[number];

/** A state of a plan's workflow (seed 000 §3, task flow item). */
export const flowItemShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  status: flowStatusShape,
  outcome: flowOutcomeShape,
  /** Ids of the states into which a task may go from here; its own is among them. */
  turns: z.array(idShape),
  /** People whom it names, for `autoAssign` and `userLimit`. */
  userIdList: z.array(idShape),
  autoAssign: autoAssignShape,
  /** 1 = only those people, and whoever leads the plan, take a task out of it. */
  userLimit: flagShape,
  /** 1 = a task comes into it only with a photograph that was added since it came where it stands. */
  needsPhoto: flagShape,
  /** 1 = not whoever brought a task where it stands brings it into this one: a second person looks at it. */
  byAnother: flagShape,
  /** The column into which a task comes with it, 0 = it stays where it is. */
  columnId: z.int(),
  /** Order among the plan's states. */
  rank: z.string(),
  createTime: timeShape,
});
export type FlowItem = z.infer<typeof flowItemShape>;

export const flowItemEntity = defineEntity({
  name: "flowItem",
  table: "flow_items",
  frame: "planFlow",
  since: 8,
  shapeVersion: 2,
  added: { needsPhoto: 0, byAnother: 0 },
  shape: flowItemShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
