import type { EntityName } from "../entity-names.ts";

/** Of what a webhook can tell, and the kind of row that it is. */
export const WEBHOOK_KINDS = {
  task: "task",
  column: "column",
  plan: "plan",
  member: "planUser",
  message: "message",
} as const satisfies Readonly<Record<string, EntityName>>;
export type WebhookKind = keyof typeof WEBHOOK_KINDS;
export const webhookKinds = Object.keys(WEBHOOK_KINDS) as [WebhookKind, ...WebhookKind[]];

/** Webhooks of one plan. */
export const WEBHOOKS_MAX = 10;
/** Webhooks that one person has made, in all plans. */
export const WEBHOOKS_OF_ONE_MAX = 30;
/** Characters of an address. */
export const WEBHOOK_URL_MAX = 1_000;
/** Changes that are told at once. */
export const WEBHOOK_EVENTS_MAX = 100;
/** Milliseconds after which an address that took nothing is told nothing any more. */
export const WEBHOOK_PATIENCE = 3 * 24 * 3_600_000;
