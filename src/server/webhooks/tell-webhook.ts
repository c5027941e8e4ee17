import { createHmac } from "node:crypto";
import { joinKey } from "#domain/id.ts";
import { isLeader } from "#domain/plan/plan-role.ts";
import { WEBHOOK_PATIENCE } from "#domain/plan/webhook-limits.ts";
import { postOutward } from "../outward/post-outward.ts";
import { findPerson } from "../people/find-person.ts";
import type { Server } from "../server.ts";
import { removeWebhook, setWebhook, type WebhookRow } from "../tables/own/outward/webhook.ts";
import { tableOf } from "../tables/registry.ts";
import type { Db } from "../tables/sql/db.ts";
import { planChanges } from "./plan-changes.ts";
import { webhookSecretLabel } from "./secret-label.ts";

type Parts = Pick<Server, "database" | "sealer" | "settings" | "log" | "now">;

/** After the first failure it is tried again after so long, ms, and then ever more rarely. */
const TRY_AGAIN_FIRST = 10_000;
const TRY_AGAIN_MOST = 6 * 3_600_000;
const GROWTH = 4;
const GONE = 410;

/** Posts what is new in a plan to the address of a webhook, and notes what became of it. */
export async function tellWebhook(parts: Parts, hook: WebhookRow): Promise<void> {
  const { database, now } = parts;
  if (!(await mayStillTell(database, hook))) return removeWebhook(database, hook.id);
  const { until, missed, events } = await planChanges(database, hook);
  if (events.length === 0 && !missed)
    return setWebhook(database, hook.id, { seq: until, batchTo: 0, tryTime: 0 });
  const body = JSON.stringify({
    type: "plan.changes",
    webhookId: hook.id,
    planId: hook.planId,
    missed,
    events,
  });
  const status = await post(parts, hook, { id: `${hook.id}-${hook.seq}-${until}`, body });
  const answered = { lastStatus: status, lastTime: now() };
  if (status >= 200 && status < 300) {
    const taken = { seq: until, batchTo: 0, tries: 0, tryTime: 0, failTime: 0 };
    return setWebhook(database, hook.id, { ...answered, ...taken });
  }
  const failTime = hook.failTime || now();
  const isOver = status === GONE || now() - failTime >= WEBHOOK_PATIENCE;
  const pause = Math.min(TRY_AGAIN_FIRST * GROWTH ** hook.tries, TRY_AGAIN_MOST);
  return setWebhook(database, hook.id, {
    ...answered,
    failTime,
    batchTo: until,
    tries: hook.tries + 1,
    tryTime: now() + pause,
    ...(isOver && { offTime: now() }),
  });
}

/** Whoever made it must still be in and lead the plan: it tells what they may know. */
async function mayStillTell(db: Db, { planId, userId }: WebhookRow): Promise<boolean> {
  const member = await tableOf("planUser").get(db, joinKey(planId, userId));
  return isLeader(member) && (await findPerson(db, userId)) !== undefined;
}

/** The status of the answer, 0 = none came. */
async function post(
  { sealer, settings, log, now }: Parts,
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
