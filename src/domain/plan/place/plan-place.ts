import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { userScope } from "../../scope.ts";
import { flagShape, idShape, timeShape } from "../../shape.ts";

/** Where one person keeps a plan among theirs, on all of their devices; nobody else sees it (seed 000 §3 topTime). */
export const planPlaceShape = z.object({
  /** `<planId>:<userId>` */
  id: z.string(),
  planId: idShape,
  userId: idShape,
  /** Epoch ms of pinning, 0 = not pinned. */
  topTime: timeShape,
  /** 1 = among their favourites. */
  favourite: flagShape,
  /** Where they have put it among those that are pinned, or are not, as it is; "" = nowhere yet (`usualRank`). */
  rank: z.string(),
});
export type PlanPlace = z.infer<typeof planPlaceShape>;

export const planPlaceEntity = defineEntity({
  name: "planPlace",
  table: "plan_places",
  frame: "plan",
  since: 35,
  shape: planPlaceShape,
  birth: "computed",
  scope: (row) => userScope(row.userId),
  lists: [],
  indexes: ["planId"],
  // Who leaves a plan and comes back finds it where it was.
  parent: { entity: "plan", field: "planId", apart: true },
});
