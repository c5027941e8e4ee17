import type { Change } from "../../command.ts";
import { get, type Reading } from "../../reading.ts";
import { readFlow } from "../definition/read-flow.ts";
import type { Approval } from "../approval.ts";
import type { FlowEffect } from "../flow/flow-effect.ts";
import type { ApprovalEffect } from "./approval-effect.ts";

/** After which end an effect happens, by what became of the request. */
const ENDS: Readonly<Partial<Record<Approval["status"], FlowEffect["on"]>>> = {
  1: "passed",
  2: "rejected",
};

/** What the end of a request brings about, noted with that end, so that it neither gets lost nor happens twice. */
export function* effectsDue(
  { id: approvalId, recordId, flowId, round, status }: Approval,
  now: number,
): Reading<Change[]> {
  const on = ENDS[status];
  const row = on && (yield* get("approvalFlow", flowId));
  const flow = row && readFlow(row.flow);
  const effects = flow?.ok ? (flow.value.effects ?? []).filter((effect) => effect.on === on) : [];
  const changes: Change[] = [];
  for (const [place, { id: effectId, does }] of effects.entries()) {
    const id = `${approvalId}:${round}:${effectId}`;
    // What is said to a request that has ended is no other end.
    if (yield* get("approvalEffect", id)) continue;
    const put: ApprovalEffect = {
      id,
      approvalId,
      recordId,
      effectId,
      place,
      does,
      state: "waiting",
      reason: "",
      madeId: 0,
      madeIn: 0,
      tries: 0,
      tryTime: now,
      createTime: now,
      updateTime: now,
    };
    changes.push({ entity: "approvalEffect", action: "add", put });
  }
  return changes;
}
