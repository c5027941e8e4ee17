import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { joinKey } from "../id.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";
import { planRoles } from "./plan-role.ts";

/** That a person is a member of a plan (seed 000 §3 planUser). */
export const planUserShape = z.object({
  /** `<planId>:<userId>` */
  id: z.string(),
  planId: idShape,
  userId: idShape,
  /** 1 = the plan is theirs; there is exactly one. */
  owner: flagShape,
  /** What they are besides the owner, who may everything anyway. */
  role: z.enum(planRoles),
  createTime: timeShape,
});
export type PlanUser = z.infer<typeof planUserShape>;

export const planUserEntity = defineEntity({
  name: "planUser",
  table: "plan_users",
  frame: "plan",
  since: 1,
  shapeVersion: 2,
  added: { role: "member" },
  shape: planUserShape,
  birth: "computed",
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope", "userId"],
  notices: (before, { userId, planId }) => (before ? [] : [{ userId, kind: "plan", planId }]),
  grant: (row) => ({ userId: row.userId, scope: planScope(row.planId) }),
});

/** Somebody who comes to a plan. */
export function newPlanUser(
  { planId, userId, ...more }: Pick<PlanUser, "planId" | "userId"> & Partial<PlanUser>,
  now: number,
): PlanUser {
  const id = joinKey(planId, userId);
  return { id, planId, userId, owner: 0, role: "member", createTime: now, ...more };
}
