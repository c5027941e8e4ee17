import { WEBHOOK_PATIENCE } from "#domain/plan/webhook-limits.ts";
import type { Server } from "../server.ts";
import { removeWebhook, setWebhook, type WebhookRow } from "../tables/own/outward/webhook.ts";
import { planChanges } from "./plan-changes.ts";
import { mayStillTell, pauseAfter, postSigned, WEBHOOK_GONE } from "./post-signed.ts";

type Parts = Pick<Server, "database" | "sealer" | "settings" | "log" | "now">;

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
  const status = await postSigned(parts, hook, { id: `${hook.id}-${hook.seq}-${until}`, body });
  const answered = { lastStatus: status, lastTime: now() };
  if (status >= 200 && status < 300) {
    const taken = { seq: until, batchTo: 0, tries: 0, tryTime: 0, failTime: 0 };
    return setWebhook(database, hook.id, { ...answered, ...taken });
  }
  const failTime = hook.failTime || now();
  const isOver = status === WEBHOOK_GONE || now() - failTime >= WEBHOOK_PATIENCE;
  return setWebhook(database, hook.id, {
    ...answered,
    failTime,
    batchTo: until,
    tries: hook.tries + 1,
    tryTime: now() + pauseAfter(hook.tries),
    ...(isOver && { offTime: now() }),
  });
}
