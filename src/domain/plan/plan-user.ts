import * as z from "zod/mini";
import { defineEntity } from "../entity.ts";
import { planScope } from "../scope.ts";
import { flagShape, idShape, timeShape } from "../shape.ts";

/** That a person is a member of a plan (seed 000 §3 planUser). */
export const planUserShape = z.object({
  /** `<planId>:<userId>` */
  id: z.string(),
  planId: idShape,
  userId: idShape,
  /** 1 = leads the plan; there is exactly one. */
  owner: flagShape,
  createTime: timeShape,
});
export type PlanUser = z.infer<typeof planUserShape>;

export const planUserEntity = defineEntity({
  name: "planUser",
  table: "plan_users",
  frame: "plan",
  since: 1,
  shape: planUserShape,
  birth: "computed",
  scope: (row) => planScope(row.planId),
  lists: ["planId"],
  indexes: ["scope", "userId"],
  notices: (before, { userId, planId }) => (before ? [] : [{ userId, kind: "plan", planId }]),
  grant: (row) => ({ userId: row.userId, scope: planScope(row.planId) }),
});
