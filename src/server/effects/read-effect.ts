import type { Approval } from "#domain/approval/approval.ts";
import { requestFacts } from "#domain/approval/commands/request-facts.ts";
import { readFlow } from "#domain/approval/definition/read-flow.ts";
import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import type { EffectFacts } from "#domain/approval/effect/effect-facts.ts";
import type { FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import { failure, type Result, success } from "#base/result.ts";
import type { Id } from "#domain/id.ts";
import { get, type Reading } from "#domain/reading.ts";
import { recordGone } from "#domain/record/can-use-record.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { isActive } from "#domain/user/is-active.ts";
import { administers } from "#domain/user/administrators.ts";

/** An effect with all that it is worked out from. */
export interface ReadEffect {
  readonly effect: FlowEffect;
  readonly approval: Approval;
  readonly facts: Omit<EffectFacts, "names">;
  /** Who published the flow, in whose name it is done. */
  readonly publisher: { readonly userId: Id; readonly isAdmin: boolean };
}

/** Reads what an effect goes by; refused where the request was voided meanwhile, or nobody is there in whose name it could be done. */
export function* readEffect(
  row: ApprovalEffect,
  now: number,
): Reading<Result<ReadEffect, Refusal>> {
  const approval = yield* get("approval", row.approvalId);
  const record = approval && (yield* get("record", approval.recordId));
  if (!approval || !record) return failure(recordGone);
  if (approval.status === 8) return failure(parameterError("approval.effectVoided"));
  const version = yield* get("approvalFlow", approval.flowId);
  const flow = version && readFlow(version.flow);
  const effects = flow?.ok ? flow.value.effects : undefined;
  const effect = effects?.find(({ id }) => id === row.effectId);
  if (!version || !effect) return failure(parameterError("approval.flowGone"));
  const user = yield* get("user", version.createUserId);
  if (!isActive(user)) return failure(parameterError("approval.effectNobody"));
  const publisher = { userId: version.createUserId, isAdmin: administers(user) };
  const who = { initiatorId: approval.createUserId, now };
  const request = yield* requestFacts(record, approval.chosen, who);
  if (!request.ok) return request;
  return success({ effect, approval, facts: { approval, request: request.value }, publisher });
}
