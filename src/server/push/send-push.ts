import { createHmac } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import type { RequestOptions } from "web-push";
import type { PushPayload } from "#contract/push.ts";
import type { Server } from "../server.ts";
import type { Settings } from "../settings.ts";
import { type PushSubscription, removeEndpoint } from "../tables/own/push.ts";
import { postOutward } from "../outward/post-outward.ts";
import type { PushKeys } from "./push-keys.ts";

/** A push on its way to one browser. */
export interface Push {
  readonly subscription: PushSubscription;
  readonly payload: PushPayload;
  /** A later one of the same topic takes the place of one that has not been delivered; "" = of none. */
  readonly topic: string;
  /** What calls the person wakes a sleeping phone. */
  readonly urgent: boolean;
  /** How often a push service has not taken it; left out = never. */
  readonly tries?: number;
}

/** Gone = the push service knows the browser no more. */
export type PushOutcome = "sent" | "gone" | "failed";

/** Seconds for which a push service keeps what it cannot deliver. */
const LIFE = 24 * 60 * 60;
/** The same for the word that a browser is signed out: as long as push services go. */
const FAREWELL_LIFE = 28 * LIFE;
const TOPIC_LENGTH = 32;
const NOT_FOUND = 404;
const GONE = 410;

/** Encrypts a push (RFC 8291), signs it (VAPID) and hands it to the push service; what is gone is forgotten. */
export async function sendPush(
  { database, settings, log }: Pick<Server, "database" | "settings" | "log">,
  keys: PushKeys,
  push: Push,
): Promise<PushOutcome> {
  const { endpoint, deviceId } = push.subscription;
  try {
    const request = await requestOf(settings, keys, push);
    const status = await postOutward(request, settings.pushPrivate ?? false);
    if (status === NOT_FOUND || status === GONE) {
      await removeEndpoint(database, push.subscription);
      return "gone";
    }
    if (status >= 200 && status < 300) return "sent";
    log.warn({ status, host: new URL(endpoint).host }, "A push service did not take a push");
  } catch (error) {
    log.warn({ err: error, deviceId }, "A push service could not be reached");
  }
  return "failed";
}

interface PushRequest {
  readonly address: string;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/** The library is loaded with the first push: most servers send none. */
async function requestOf(
  settings: Settings,
  keys: PushKeys,
  { subscription, payload, topic, urgent }: Push,
): Promise<PushRequest> {
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, auth } = subscription;
  const options: RequestOptions = {
    vapidDetails: { subject: subjectOf(settings, subscription), ...keys },
    TTL: payload.kind === "ended" ? FAREWELL_LIFE : LIFE,
    urgency: urgent ? "high" : "normal",
    contentEncoding: "aes128gcm",
    ...(topic && { topic: hiddenTopic(keys, topic) }),
  };
  const text = JSON.stringify(payload);
  const details = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    options,
  );
  return { address: endpoint, headers: details.headers, body: details.body };
}

/** Whom a push service may ask about what we send: a web address, a mail address where there is none. */
function subjectOf(
  { publicUrl = "", mail }: Settings,
  { address }: Pick<PushSubscription, "address">,
): string {
  const site = [publicUrl, address].find((one) => one.startsWith("https://"));
  const sender = mail && /[^\s<>]+@[^\s<>]+/.exec(mail.from)?.[0];
  // Without any it is a browser on the machine of the server itself.
  return site ?? `mailto:${sender ?? "operator@plumbline.invalid"}`;
}

/** Push services see topics: they are not to see in which dialogs people are busy. */
function hiddenTopic({ privateKey }: PushKeys, topic: string): string {
  return createHmac("sha256", privateKey).update(topic).digest("base64url").slice(0, TOPIC_LENGTH);
}
