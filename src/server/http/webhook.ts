import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  switchWebhook,
} from "#contract/calls/programs/webhook.ts";
import * as webhooks from "../people/webhooks.ts";
import type { App } from "../server.ts";
import { bindMemberCall } from "./bind.ts";

/** Addresses that are told what happens in a plan. */
export function bindWebhookCalls(app: App): void {
  bindMemberCall(app, listWebhooks, async ({ planId }, { server, session }) =>
    webhooks.webhooksOf(server.database, session.userId, planId),
  );

  bindMemberCall(app, addWebhook, async (body, { server, session }) =>
    webhooks.newWebhook(server, session.userId, body),
  );

  bindMemberCall(app, switchWebhook, async (body, { server, session }) =>
    webhooks.switchWebhook(server, session.userId, body),
  );

  bindMemberCall(app, removeWebhook, async ({ id }, { server, session, now }) =>
    webhooks.dropWebhook(server.database, session.userId, { id, now }),
  );
}
