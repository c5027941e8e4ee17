import { createHmac } from "node:crypto";
import { postOutward } from "../outward/post-outward.ts";
import { mayActInPlan } from "../people/refuse-act-in-plan.ts";
import { findPerson } from "../people/find-person.ts";
import type { Server } from "../server.ts";
import type { WebhookRow } from "../tables/own/outward/webhook.ts";
import type { Db } from "../tables/sql/db.ts";
import { webhookSecretLabel } from "./secret-label.ts";

/** After the first failure it is tried again after so long, ms, and then ever more rarely. */
const TRY_AGAIN_FIRST = 10_000;
const TRY_AGAIN_MOST = 6 * 3_600_000;
const GROWTH = 4;

/** An address that answers so wants to hear nothing more. */
export const WEBHOOK_GONE = 410;

/** Milliseconds until it is tried again what has failed before so often. */
export function pauseAfter(failures: number): number {
  return Math.min(TRY_AGAIN_FIRST * GROWTH ** failures, TRY_AGAIN_MOST);
}

/** Whoever made it must still be in and may have webhooks in the plan: it tells what they may know. */
export async function mayStillTell(db: Db, { planId, userId }: WebhookRow): Promise<boolean> {
  return (
    (await mayActInPlan(db, "webhooks", { planId, userId })) &&
    (await findPerson(db, userId)) !== undefined
  );
}

/** Posts to the address of a webhook, signed with its secret. The status of the answer, 0 = none came. */
export async function postSigned(
  { sealer, settings, log, now }: Pick<Server, "sealer" | "settings" | "log" | "now">,
  hook: WebhookRow,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<number> {
  const secret = sealer.open(hook.secret, webhookSecretLabel(hook.id));
  if (!secret) {
    log.warn({ webhookId: hook.id }, "The secret of a webhook was sealed with another key");
    return 0;
  }
  const time = Math.floor(now() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${time}.${body}`).digest("base64");
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "user-agent": "Plumbline",
    "webhook-id": id,
    "webhook-timestamp": String(time),
    "webhook-signature": `v1,${signature}`,
  };
  try {
    const request = { address: hook.url, headers, body };
    return await postOutward(request, settings.webhooksPrivate ?? false);
  } catch (error) {
    log.info({ err: error, webhookId: hook.id }, "A webhook could not be reached");
    return 0;
  }
}
