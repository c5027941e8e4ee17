import type { ApprovalEffect } from "#domain/approval/effect/approval-effect.ts";
import { WEBHOOK_PATIENCE } from "#domain/plan/webhook-limits.ts";
import { refuseActInPlan } from "../people/refuse-act-in-plan.ts";
import type { Server } from "../server.ts";
import { findWebhook } from "../tables/own/outward/webhook.ts";
import { mayStillTell, pauseAfter, postSigned, WEBHOOK_GONE } from "../webhooks/post-signed.ts";
import type { ReadEffect } from "./read-effect.ts";
import { settleEffect } from "./settle-effect.ts";

type Parts = Pick<Server, "database" | "sealer" | "settings" | "log" | "now">;

/** For so long no other server tells it, ms: longer than an address may keep us waiting. */
const LEASE = 60_000;

/**
 * Tells a webhook of a plan that a request has ended, signed as all that it is told, and again until it takes it: who receives it
 * twice knows it by its `webhook-id`. Who published the flow has to lead the plan still.
 */
export async function tellHook(
  parts: Parts,
  row: ApprovalEffect,
  { effect, approval, facts, publisher }: ReadEffect,
): Promise<void> {
  if (effect.does !== "webhook") throw new Error("Only a webhook is told.");
  const { database, now } = parts;
  const refuse = async (of: ApprovalEffect, reason: string) =>
    settleEffect(database, of, { state: "refused", reason }, now());
  const hook = await findWebhook(database, effect.hookId);
  const { planId } = effect;
  const barred = await refuseActInPlan(database, "webhooks", { planId, userId: publisher.userId });
  if (barred) return void (await refuse(row, barred.reason));
  const isThere = hook?.planId === effect.planId && hook.offTime === 0;
  if (!hook || !isThere || !(await mayStillTell(database, hook)))
    return void (await refuse(row, "webhook.gone"));
  const taken: ApprovalEffect = { ...row, tries: row.tries + 1, tryTime: now() + LEASE };
  const { tries, tryTime } = taken;
  if (!(await settleEffect(database, row, { tries, tryTime }, now()))) return;
  const { recordId, formId, title, status, id: approvalId, createUserId } = approval;
  const body = JSON.stringify({
    type: "approval.ended",
    approvalId,
    recordId,
    formId,
    title,
    status,
    round: approval.round,
    createUserId,
    values: Object.fromEntries(facts.request.values.fields),
  });
  const id = `approval-${row.id.replaceAll(":", "-")}`;
  const answer = await postSigned(parts, hook, { id, body });
  if (answer >= 200 && answer < 300) {
    await settleEffect(database, taken, { state: "done", madeIn: effect.planId }, now());
    return;
  }
  const isOver = answer === WEBHOOK_GONE || now() - row.createTime >= WEBHOOK_PATIENCE;
  if (isOver) await refuse(taken, "approval.effectUnanswered");
  else await settleEffect(database, taken, { tryTime: now() + pauseAfter(taken.tries - 1) }, now());
}
