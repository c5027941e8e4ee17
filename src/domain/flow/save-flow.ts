import * as z from "zod/mini";
import { applied, type Change, defineCommand, refused } from "../command.ts";
import { type Id, joinKey } from "../id.ts";
import { sameIds } from "../merge-edits.ts";
import { whoMay } from "../plan/can-change-plan.ts";
import { get, list, type Reading } from "../reading.ts";
import { idOf } from "../reference.ts";
import { conflict, noAccess, parameterError, type Refusal } from "../refusal.ts";
import { planScope } from "../scope.ts";
import { refuseAbsent } from "../user/refuse-absent.ts";
import { flowFieldsOf, withState } from "./flow-fields.ts";
import { type FlowItem, flowItemShape } from "./flow-item.ts";
import { flowItemsInputShape, mintedFlow, mintFlow } from "./flow-item-input.ts";
import { flowOfPlan } from "./flow-of-plan.ts";
import { makeFlow, refuseFlow } from "./make-flow.ts";

/**
 * `plan/flow/save`: the whole workflow of a plan, in its order; an empty list takes it away. Tasks of a state that
 * is gone have none any more, and those of one that is called otherwise say so. Only who leads the plan may.
 */
export const saveFlow = defineCommand({
  name: "flow.save",
  path: "/api/plan/flow/save",
  arguments: z.object({
    planId: idOf("plan"),
    flows: flowItemsInputShape,
    /** Ids of the states that this was based on; others in the meantime make a conflict. */
    was: z.optional(z.array(idOf("flowItem")).check(z.maxLength(100))),
  }),
  reply: z.object({ planId: idOf("plan"), planFlowItem: z.array(flowItemShape) }),
  lane: ({ planId }) => planScope(planId),
  reachesPrivate: true,
  mint: (args, nextId) => ({ ...args, flows: mintFlow(args.flows, nextId) }),
  minted: ({ flows }) => mintedFlow(flows),
  subject: ({ planId }) => ({ entity: "plan", id: planId }),
  *decide({ planId, flows, was }, actor) {
    const membership = yield* whoMay("workflow", planId, actor);
    if (!membership.ok) return refused(membership.refusal);
    if (membership.value.plan.archivedTime > 0) return refused(noAccess("plan.archived"));
    const odd = refuseFlow(flows);
    if (odd) return refused(odd);
    const before = new Map((yield* flowOfPlan(planId)).map((item) => [item.id, item]));
    if (was && !sameIds(asRows(was), asRows([...before.keys()]))) {
      return refused(conflict({ was }, { was: [...before.keys()] }));
    }
    if (flows.some(({ id }) => id !== undefined && !before.has(id))) {
      return refused(parameterError("flow.gone"));
    }
    const after = makeFlow({ planId, items: flows }, before, actor.now);
    const strange = yield* refuseStrangers(planId, after, before);
    if (strange) return refused(strange);
    const followed = yield* tasksFollow(planId, before, after);
    if ("refusal" in followed) return refused(followed.refusal);
    return applied([...changesOf(before, after), ...followed.changes], {
      planId,
      planFlowItem: after,
    });
  },
});

function asRows(ids: readonly Id[]): { id: Id }[] {
  return ids.map((id) => ({ id }));
}

/** Refuses columns of other plans, and people who have come new and are not in the plan. */
function* refuseStrangers(
  planId: Id,
  after: readonly FlowItem[],
  before: ReadonlyMap<Id, FlowItem>,
): Reading<Refusal | undefined> {
  for (const { id, columnId, userIdList } of after) {
    const column = columnId > 0 ? yield* get("column", columnId) : undefined;
    if (columnId > 0 && column?.planId !== planId) return parameterError("column.gone");
    const known = before.get(id)?.userIdList ?? [];
    const added = userIdList.filter((userId) => !known.includes(userId));
    for (const userId of added) {
      if (!(yield* get("planUser", joinKey(planId, userId))))
        return parameterError("task.memberOnly");
    }
    const absent = yield* refuseAbsent(added);
    if (absent) return absent;
  }
  return undefined;
}

function changesOf(before: ReadonlyMap<Id, FlowItem>, after: readonly FlowItem[]): Change[] {
  const kept = new Set(after.map(({ id }) => id));
  const gone = [...before.keys()].filter((id) => !kept.has(id));
  return [
    ...gone.map((id): Change => ({ entity: "flowItem", action: "delete", remove: id })),
    ...after
      .filter((item) => JSON.stringify(before.get(item.id)) !== JSON.stringify(item))
      .map((put): Change => ({
        entity: "flowItem",
        action: before.has(put.id) ? "update" : "add",
        put,
      })),
  ];
}

/** What tasks say of their states follows; a state with tasks in it cannot begin or cease to be an end. */
function* tasksFollow(
  planId: Id,
  before: ReadonlyMap<Id, FlowItem>,
  after: readonly FlowItem[],
): Reading<{ changes: Change[] } | { refusal: Refusal }> {
  const now = new Map(after.map((item) => [item.id, item]));
  const fieldsOf = (item: FlowItem | undefined) => JSON.stringify(flowFieldsOf(item));
  const isOther = (item: FlowItem) => fieldsOf(item) !== fieldsOf(now.get(item.id));
  const others = new Set([...before.values()].filter(isOther).map(({ id }) => id));
  if (others.size === 0) return { changes: [] };
  const changes: Change[] = [];
  for (const task of yield* list("task", { planId })) {
    if (!others.has(task.flowItemId)) continue;
    const item = now.get(task.flowItemId);
    if (item && (item.status === "end") !== (task.flowItemStatus === "end")) {
      return { refusal: parameterError("flow.inUse", { name: item.name }) };
    }
    changes.push({ entity: "task", action: "update", put: withState(task, item) });
  }
  return { changes };
}
