import * as z from "zod/mini";
import { WEBHOOK_URL_MAX, webhookKinds } from "#domain/plan/webhook-limits.ts";
import { idOf } from "#domain/reference.ts";
import { idShape, timeShape } from "#domain/shape.ts";
import { defineCall } from "../../call.ts";

const kindsShape = z
  .array(z.enum(webhookKinds))
  .check(z.minLength(1), z.maxLength(webhookKinds.length));

const webhookShape = z.object({
  id: idShape,
  planId: idOf("plan"),
  /** Who made it. */
  userId: idOf("user"),
  /** Where it posts to. */
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  createTime: timeShape,
  /** Epoch ms since when it tells nothing, 0 = it works. It ends by itself when nothing was taken for three days, or the address says 410. */
  offTime: timeShape,
  /** Epoch ms since when nothing was taken, 0 = the last one was. */
  failTime: timeShape,
  /** HTTP status of the last answer, 0 = none came; and when that was, epoch ms, 0 = it was never called. */
  lastStatus: z.int(),
  lastTime: timeShape,
});

/** The webhooks of a plan, for who leads it. `mayAdd`: whether the caller may have more. */
export const listWebhooks = defineCall({
  name: "webhook.list",
  method: "POST",
  path: "/api/plan/webhook/list",
  access: "member",
  body: z.object({ planId: idOf("plan") }),
  reply: z.object({ webhooks: z.array(webhookShape), mayAdd: z.boolean() }),
});

/**
 * From now on the address is told what happens in the plan: `POST` of JSON `{ type: "plan.changes", webhookId, planId, missed, events: [{ seq,
 * at, kind, id, action, userId, row }] }`, oldest first; the last event about a row has the `row` as it stands when it is sent, null = it is gone; `missed` = changes before are not kept
 * any more. Each carries `webhook-id`, `webhook-timestamp` and `webhook-signature` as Standard Webhooks say
 * (`v1,` and HMAC-SHA256 of `id.timestamp.body` in base64). What is not answered by 2xx within ten seconds comes again, under the same id.
 */
export const addWebhook = defineCall({
  name: "webhook.add",
  method: "POST",
  path: "/api/plan/webhook/add",
  access: "member",
  perMinute: 30,
  body: z.object({
    planId: idOf("plan"),
    url: z.string().check(z.minLength(1), z.maxLength(WEBHOOK_URL_MAX)),
    kinds: kindsShape,
  }),
  reply: z.object({
    /** By which the receiver knows that we sent it: `whsec_` and 32 bytes in base64. It is shown only now. */
    secret: z.string(),
    row: webhookShape,
  }),
});

/** Switches one on again, with what has happened meanwhile, or off. */
export const switchWebhook = defineCall({
  name: "webhook.switch",
  method: "POST",
  path: "/api/plan/webhook/switch",
  access: "member",
  perMinute: 60,
  body: z.object({ id: idShape, on: z.boolean() }),
  reply: webhookShape,
});

/** It tells nothing any more. */
export const removeWebhook = defineCall({
  name: "webhook.remove",
  method: "POST",
  path: "/api/plan/webhook/delete",
  access: "member",
  perMinute: 60,
  body: z.object({ id: idShape }),
  reply: z.object({ id: idShape }),
});
