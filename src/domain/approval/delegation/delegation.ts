import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { type Id, joinKey } from "../../id.ts";
import { absenceScope } from "../../scope.ts";
import { idShape, timeShape } from "../../shape.ts";

/** That somebody is asked besides a person who is away: what waits for the one then waits for the other as well. */
export const delegationShape = z.object({
  /** `<userId>:<deputyId>` */
  id: z.string(),
  /** Who is away. */
  userId: idShape,
  /** Who stands in for them. */
  deputyId: idShape,
  /** Only for requests with these forms; for all that nobody is named for where there are none. */
  formIds: z.array(idShape),
  /** Epoch ms from which it holds. */
  startTime: timeShape,
  /** Epoch ms from which it holds no more. */
  endTime: timeShape,
  /** Epoch ms at which the server looks after what waits, because it begins or ends. */
  dueTime: timeShape,
  createTime: timeShape,
});
export type Delegation = z.infer<typeof delegationShape>;

export const delegationEntity = defineEntity({
  name: "delegation",
  table: "delegations",
  frame: "approve",
  since: 17,
  shape: delegationShape,
  birth: "computed",
  scope: ({ userId }) => absenceScope(userId),
  lists: ["userId", "deputyId"],
  indexes: ["scope", "userId"],
  grant: ({ userId, deputyId }) => ({ userId: deputyId, scope: absenceScope(userId) }),
  notices: (before, { userId, deputyId }) =>
    before ? [] : [{ userId: deputyId, kind: "deputy", planId: 0, ofUserId: userId }],
});

export function delegationId(userId: Id, deputyId: Id): string {
  return joinKey(userId, deputyId);
}

/** Whether it holds at a time. */
export function isInForce(
  { startTime, endTime }: Pick<Delegation, "startTime" | "endTime">,
  now: number,
): boolean {
  return startTime <= now && now < endTime;
}
