import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import type { Id } from "../id.ts";
import { joinKey } from "../id.ts";
import { TASK_LINK_LAG_MAX } from "./task-link-limits.ts";
import { scopeInPlan } from "../scope.ts";
import { idShape, timeShape } from "../shape.ts";

/** What of the one task waits for what of the other: the first word is the earlier task's, the second the later one's. */
export const LINK_KINDS = ["finishStart", "startStart", "finishFinish", "startFinish"] as const;
export const linkKindShape = z.enum(LINK_KINDS);
export type LinkKind = (typeof LINK_KINDS)[number];

/** Days are those on which the company works; hours run through nights and weekends, as concrete cures. */
export const LAG_UNITS = ["day", "hour"] as const;
export const lagUnitShape = z.enum(LAG_UNITS);
export type LagUnit = (typeof LAG_UNITS)[number];

/** What lies between the two, below 0 where they overlap. */
export const lagShape = z.int().check(z.minimum(-TASK_LINK_LAG_MAX), z.maximum(TASK_LINK_LAG_MAX));

/** That a task waits for another one of its plan; there is one of each pair. */
export const taskLinkShape = z.object({
  /** joinKey(fromId, toId) */
  id: z.string(),
  planId: idShape,
  /** The private task whose people alone see it, 0 = everybody in the plan. */
  privateTo: z.int(),
  /** The task that is waited for. */
  fromId: idShape,
  /** The task that waits. */
  toId: idShape,
  kind: linkKindShape,
  lag: z.int(),
  lagUnit: lagUnitShape,
  /** Who made it. */
  userId: idShape,
  createTime: timeShape,
});
export type TaskLink = z.infer<typeof taskLinkShape>;

export const taskLinkEntity = defineEntity({
  name: "taskLink",
  table: "task_links",
  frame: "planTaskLink",
  since: 20,
  shapeVersion: 2,
  added: { privateTo: 0 },
  shape: taskLinkShape,
  birth: "computed",
  scope: scopeInPlan,
  lists: ["planId"],
  parent: { entity: "task", field: "toId" },
  indexes: ["scope", "toId"],
});

export function taskLinkId(fromId: Id, toId: Id): string {
  return joinKey(fromId, toId);
}
