import * as z from "zod/mini";
import { defineEntity } from "../../entity.ts";
import { SAVED_VIEW_PART_MAX } from "./saved-view-limits.ts";
import { planScope, userScope } from "../../scope.ts";
import { flagShape, idOrNoneShape, idShape, longTextShape, timeShape } from "../../shape.ts";

const part = z.optional(longTextShape(SAVED_VIEW_PART_MAX));

/** What an address says of how a plan is looked at (`VIEW_ADDRESS_NAMES`), each part as it stands there. */
export const savedAddressShape = z.object({
  view: part,
  lanes: part,
  sort: part,
  group: part,
  columns: part,
  mine: part,
  helping: part,
  milestones: part,
  state: part,
  owner: part,
  column: part,
  plan: part,
  flow: part,
  tag: part,
  field: part,
  within: part,
  says: part,
  priority: part,
  color: part,
  due: part,
  text: part,
});
export type SavedAddress = z.infer<typeof savedAddressShape>;

/** What of it asks something of tasks, for whom nothing is shown. */
export const askedAddressShape = z.omit(savedAddressShape, {
  sort: true,
  group: true,
  columns: true,
});

/** A way to look at a plan that was given a name: what it is shown as, and what of it. */
export const savedViewShape = z.object({
  id: idShape,
  /** ALL_PLANS = of all plans of whoever saved it. */
  planId: idOrNoneShape,
  /** Who saved it. */
  userId: idShape,
  name: z.string(),
  /** 1 = for everybody in the plan; it stays what it was saved as. */
  shared: flagShape,
  address: savedAddressShape,
  createTime: timeShape,
});
export type SavedView = z.infer<typeof savedViewShape>;

export const savedViewEntity = defineEntity({
  name: "savedView",
  table: "saved_views",
  frame: "planView",
  since: 15,
  shapeVersion: 7,
  shape: savedViewShape,
  birth: "own",
  title: ({ name }) => name,
  scope: (row) => (row.shared === 1 ? planScope(row.planId) : userScope(row.userId)),
  lists: ["planId"],
  parent: { entity: "plan", field: "planId" },
  indexes: ["scope", "planId"],
});
