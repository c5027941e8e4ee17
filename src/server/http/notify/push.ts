import { failure, success } from "#base/result.ts";
import { getPushKey, setPushAlias, testPush } from "#contract/calls/notify.ts";
import { NOT_FOUND, parameterError } from "#domain/refusal.ts";
import { isOutwardAddress } from "../../outward/address.ts";
import { openPushKeys } from "../../push/push-keys.ts";
import { sendPush } from "../../push/send-push.ts";
import type { App } from "../../server.ts";
import { findSubscription, putSubscription, removeSubscription } from "../../tables/own/push.ts";
import { bindMemberCall } from "../bind.ts";

export function bindPushCalls(app: App): void {
  bindMemberCall(app, getPushKey, async (_body, { server }) => {
    const { publicKey } = await openPushKeys(server);
    return success({ publicKey });
  });

  bindMemberCall(app, setPushAlias, async (body, { server, session, now, origin }) => {
    const { database, settings } = server;
    const { userId, deviceId } = session;
    if (!body.subscription) {
      await removeSubscription(database, deviceId);
      return success({ registered: false });
    }
    const { endpoint, keys } = body.subscription;
    const { publicKey } = await openPushKeys(server);
    if (!isOutwardAddress(endpoint, settings.pushPrivate ?? false))
      return failure(parameterError("push.endpoint"));
    if (body.publicKey !== publicKey) return failure(parameterError("push.keyChanged"));
    const subscription = { deviceId, userId, publicKey, endpoint, ...keys, address: origin };
    await database.transaction(async (tx) => putSubscription(tx, subscription, now));
    return success({ registered: true });
  });

  bindMemberCall(app, testPush, async (_body, { server, session }) => {
    const subscription = await findSubscription(server.database, session.deviceId);
    const keys = await openPushKeys(server);
    if (subscription?.publicKey !== keys.publicKey)
      return failure({ code: NOT_FOUND, reason: "push.none" });
    const payload = { kind: "test", userId: session.userId } as const;
    const push = { subscription, payload, topic: "", urgent: true };
    return success({ sent: (await sendPush(server, keys, push)) === "sent" });
  });
}
