import { randomBytes } from "node:crypto";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/webhook.ts";
import { type Id } from "#domain/id.ts";
import { webhookKinds, WEBHOOKS_MAX, WEBHOOKS_OF_ONE_MAX } from "#domain/plan/webhook-limits.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { isOutwardAddress } from "../outward/address.ts";
import type { Server } from "../server.ts";
import { addAudit } from "../tables/own/audit.ts";
import { readHead } from "../tables/own/space.ts";
import * as webhooks from "../tables/own/outward/webhook.ts";
import type { Database, Db } from "../tables/sql/db.ts";
import { tableOf } from "../tables/registry.ts";
import { webhookSecretLabel } from "../webhooks/secret-label.ts";
import { mayHaveTokens, refuseWithoutTokens } from "./bots/may-look-after.ts";
import { refuseActInPlan } from "./refuse-act-in-plan.ts";
import { lockPerson } from "./person-lock.ts";

type Webhook = ReplyOf<typeof calls.switchWebhook>;
type Row = webhooks.WebhookRow;

/** To whoever may not see it, a webhook is not there. */
const webhookGone: Refusal = parameterError("webhook.gone");

/** `plan/webhook/list` */
export async function webhooksOf(
  db: Db,
  userId: Id,
  planId: Id,
): Promise<Result<ReplyOf<typeof calls.listWebhooks>, Refusal>> {
  const refusal = await refuseActInPlan(db, "webhooks", { planId, userId });
  if (refusal) return failure(refusal);
  const rows = await webhooks.listWebhooks(db, planId);
  const mayAdd = await mayHaveTokens(db, userId);
  return success({ webhooks: rows.map(shown), mayAdd });
}

/** `plan/webhook/add`: for who leads the plan, where the company lets them have programs that read. */
export async function newWebhook(
  { database, mint, sealer, settings, now }: Omit<Server, "hub">,
  userId: Id,
  { planId, url, kinds }: ParsedBodyOf<typeof calls.addWebhook>,
): Promise<Result<ReplyOf<typeof calls.addWebhook>, Refusal>> {
  if (!isOutwardAddress(url, settings.webhooksPrivate ?? false))
    return failure(parameterError("webhook.address"));
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  return database.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const refusal =
      (await refuseActInPlan(tx, "webhooks", { planId, userId })) ??
      (await refuseWithoutTokens(tx, userId));
    if (refusal) return failure(refusal);
    const isFull = (await webhooks.listWebhooks(tx, planId)).length >= WEBHOOKS_MAX;
    if (isFull || (await webhooks.countWebhooksOf(tx, userId)) >= WEBHOOKS_OF_ONE_MAX)
      return failure(parameterError("webhook.tooMany"));
    const id = mint.nextId();
    const row: Row = {
      id,
      planId,
      userId,
      url,
      secret: sealer.seal(secret, webhookSecretLabel(id)),
      kinds: webhookKinds.filter((kind) => kinds.includes(kind)).join(","),
      createTime: now(),
      seq: await readHead(tx),
      batchTo: 0,
      tries: 0,
      tryTime: 0,
      failTime: 0,
      offTime: 0,
      lastStatus: 0,
      lastTime: 0,
    };
    await webhooks.addWebhook(tx, row);
    await noteInAudit(tx, "webhookAdd", row, { userId, now: now() });
    return success({ secret, row: shown(row) });
  });
}

/** `plan/webhook/switch`: what is switched on again goes on where it stopped, as far as the log reaches. */
export async function switchWebhook(
  { database, now }: Pick<Server, "database" | "now">,
  userId: Id,
  { id, on }: ParsedBodyOf<typeof calls.switchWebhook>,
): Promise<Result<Webhook, Refusal>> {
  return database.transaction(async (tx) => {
    const row = await webhooks.findWebhook(tx, id);
    if (!row || (await refuseActInPlan(tx, "webhooks", { planId: row.planId, userId })))
      return failure(webhookGone);
    const refusal = on ? await refuseWithoutTokens(tx, userId) : undefined;
    if (refusal) return failure(refusal);
    const put = on
      ? { offTime: 0, failTime: 0, tries: 0, ...(row.offTime > 0 && { tryTime: 0 }) }
      : { offTime: row.offTime || now() };
    await webhooks.setWebhook(tx, id, put);
    return success(shown({ ...row, ...put }));
  });
}

/** `plan/webhook/delete`; saying so twice is no error. */
export async function dropWebhook(
  database: Database,
  userId: Id,
  { id, now }: { readonly id: Id; readonly now: number },
): Promise<Result<{ id: Id }, Refusal>> {
  return database.transaction(async (tx) => {
    const row = await webhooks.findWebhook(tx, id);
    if (!row || (await refuseActInPlan(tx, "webhooks", { planId: row.planId, userId })))
      return success({ id });
    await webhooks.removeWebhook(tx, id);
    await noteInAudit(tx, "webhookRemove", row, { userId, now });
    return success({ id });
  });
}

async function noteInAudit(
  db: Db,
  kind: "webhookAdd" | "webhookRemove",
  { planId, url }: Row,
  { userId, now }: { readonly userId: Id; readonly now: number },
): Promise<void> {
  const plan = await tableOf("plan").get(db, planId);
  const detail = { name: plan?.name ?? "", host: new URL(url).host };
  await addAudit(db, [{ kind, targetId: planId, detail, userId, at: now }]);
}

function shown(row: Row): Webhook {
  const { id, planId, userId, url, createTime, offTime, failTime, lastStatus, lastTime } = row;
  const named = new Set(row.kinds.split(","));
  const kinds = webhookKinds.filter((kind) => named.has(kind));
  return { id, planId, userId, url, kinds, createTime, offTime, failTime, lastStatus, lastTime };
}
