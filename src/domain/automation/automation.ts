import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { askedAddressShape } from "../plan/saved-view/saved-view.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { automationActionShape } from "./automation-action.ts";
import { automationTriggerShape } from "./automation-trigger.ts";

/** A rule of a plan: when something happens to one of its tasks, and the task is like that, then do this. */
export const automationShape = z.object({
  id: idShape,
  planId: idShape,
  name: z.string(),
  /** 1 = it acts. */
  enabled: flagShape,
  trigger: automationTriggerShape,
  /** The word by which it is found when something happens, made of the trigger. */
  listensTo: z.string(),
  /** What a task has to be like, as a view of the plan says it; of the whole filter, nothing of how it is shown. */
  condition: askedAddressShape,
  actions: z.array(automationActionShape),
  /** IANA name of the zone by whose clock days begin and times of day are. */
  timeZone: z.string(),
  /** Who saved it last: it acts in their name, and only as far as they may. */
  userId: idShape,
  /** Epoch ms since when it acts as it does: when it was made, switched on, or given another trigger. */
  sinceTime: timeShape,
  createTime: timeShape,
  updateTime: timeShape,
});
export type Automation = z.infer<typeof automationShape>;

export const automationEntity = defineEntity({
  name: "automation",
  table: "automations",
  frame: "planAutomation",
  since: 29,
  shapeVersion: 2,
  shape: automationShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope"],
});
