import { type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/flow.ts";
import { byRank } from "#domain/by-rank.ts";
import type { FlowItem } from "#domain/flow/flow-item.ts";
import { stateByCompletion } from "#domain/flow/flow-of-plan.ts";
import type { Id } from "#domain/id.ts";
import type { Refusal } from "#domain/refusal.ts";
import { listFlowNames } from "../tables/lists/flow-list.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { planInReach } from "./plan.ts";
import { taskInReach } from "./task.ts";

type Answer<Call extends (typeof calls)[keyof typeof calls]> = Promise<
  Result<ReplyOf<Call>, Refusal>
>;

async function flowOf(db: Db, planId: Id): Promise<FlowItem[]> {
  return (await tableOf("flowItem").list(db, { planId })).toSorted(byRank);
}

export async function listFlows(db: Db, userId: Id, planId: Id): Answer<typeof calls.listFlows> {
  const found = await planInReach(db, userId, planId);
  if (!found.ok) return found;
  const planFlowItem = await flowOf(db, planId);
  return success(planFlowItem.length > 0 ? [{ id: planId, planId, planFlowItem }] : []);
}

export async function listFlowStatuses(db: Db, userId: Id): Answer<typeof calls.listFlowStatuses> {
  return success(await listFlowNames(db, userId));
}

export async function getTaskFlow(
  db: Db,
  userId: Id,
  { taskId, planId }: ParsedBodyOf<typeof calls.getTaskFlow>,
): Answer<typeof calls.getTaskFlow> {
  const found = await taskInReach(db, userId, taskId);
  if (!found.ok) return found;
  const task = found.value;
  const there = await planInReach(db, userId, planId ?? task.planId);
  if (!there.ok) return there;
  const flow = await flowOf(db, there.value.id);
  const own = flow.find(({ id }) => id === task.flowItemId) ?? stateByCompletion(flow, task);
  const turns = flow.map((item) => ({
    id: item.id,
    name: item.name,
    status: item.status,
    taskId,
    turns: item.turns,
    autoAssign: item.autoAssign === "" ? 0 : 1,
  }));
  return success({ taskId, flowItemId: own?.id ?? 0, turns });
}
