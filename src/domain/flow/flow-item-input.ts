import * as z from "zod/mini";
import { FLOW_ITEM_NAME_MAX, FLOW_ITEM_USERS_MAX, FLOW_ITEMS_MAX } from "../limits.ts";
import { nameShape } from "../name.ts";
import { idOf, newIdOf } from "../reference.ts";
import { flagShape } from "../shape.ts";
import { autoAssignShape, flowOutcomeShape, flowStatusShape } from "./flow-item.ts";

/** A state as whoever edits a workflow writes it. */
export const flowItemInputShape = z.object({
  /** The state that it is; left out where it is a new one. */
  id: z.optional(idOf("flowItem")),
  /** The id of a new one. */
  newId: z.optional(newIdOf("flowItem")),
  name: nameShape(1, FLOW_ITEM_NAME_MAX),
  status: flowStatusShape,
  /** By its name where left out. */
  outcome: z.optional(flowOutcomeShape),
  /** Places in this list, the first is 0, of the states into which a task may go from it; all where left out. */
  turns: z.optional(
    z
      .array(z.int().check(z.nonnegative(), z.maximum(FLOW_ITEMS_MAX - 1)))
      .check(z.maxLength(FLOW_ITEMS_MAX)),
  ),
  userIdList: z.optional(z.array(idOf("user")).check(z.maxLength(FLOW_ITEM_USERS_MAX))),
  autoAssign: z.optional(autoAssignShape),
  /** 1 = only those people, and whoever leads the plan, take a task out of it. */
  userLimit: z.optional(flagShape),
  /** 1 = a task comes into it only with a photograph added since it came where it stands; as it was where left out. */
  needsPhoto: z.optional(flagShape),
  /** 1 = not whoever brought a task where it stands brings it into this one; as it was where left out. */
  byAnother: z.optional(flagShape),
  columnId: z.optional(idOf("column")),
});
export type FlowItemInput = z.infer<typeof flowItemInputShape>;

export const flowItemsInputShape = z.array(flowItemInputShape).check(z.maxLength(FLOW_ITEMS_MAX));

/** The list with an id for each new state. */
export function mintFlow(items: readonly FlowItemInput[], nextId: () => number): FlowItemInput[] {
  return items.map((item) =>
    item.id === undefined ? { ...item, newId: item.newId ?? nextId() } : item,
  );
}

/** The ids of its new states. */
export function mintedFlow(items: readonly FlowItemInput[]): number[] {
  return items.map(({ newId }) => newId).filter((id) => id !== undefined);
}
