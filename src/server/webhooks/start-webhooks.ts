import type { Server } from "../server.ts";
import { startAfterCommits } from "../sync/after-commits.ts";
import { takeDueWebhook, type WebhookRow } from "../tables/own/outward/webhook.ts";
import { tellWebhook } from "./tell-webhook.ts";

type Parts = Pick<Server, "database" | "hub" | "sealer" | "settings" | "log" | "now">;

/** Looking without having been woken finds what is to be tried again, and what a server committed that ended right after. */
const LOOK_EVERY = 10_000;
/** Webhooks that are told at the same time. */
const AT_ONCE = 8;
/** For so long no other server takes a webhook that one is telling, ms: longer than an address may keep us waiting. */
const LEASE = 60_000;

/** Tells all webhooks of whose plan there is something new, until there is none; a slow one holds up no more than its own place. */
export async function tellWebhooks(parts: Omit<Parts, "hub">): Promise<void> {
  const first = await takeNext(parts);
  if (!first) return;
  const others = Array.from({ length: AT_ONCE - 1 }, async () =>
    tellOneByOne(parts, await takeNext(parts)),
  );
  await Promise.all([tellOneByOne(parts, first), ...others]);
}

async function tellOneByOne(parts: Omit<Parts, "hub">, first?: WebhookRow): Promise<void> {
  for (let hook = first; hook; hook = await takeNext(parts)) {
    const { id: webhookId } = hook;
    await tellWebhook(parts, hook).catch((error: unknown) => {
      parts.log.warn({ err: error, webhookId }, "A webhook could not be told");
    });
  }
}

async function takeNext({ database, now }: Omit<Parts, "hub">): Promise<WebhookRow | undefined> {
  return takeDueWebhook(database, { now: now(), until: now() + LEASE });
}

/** Tells webhooks after each commit. */
export function startWebhooks(parts: Parts): { close(): Promise<void> } {
  return startAfterCommits(parts, {
    work: async () => tellWebhooks(parts),
    every: LOOK_EVERY,
    failed: "Webhooks could not be looked after",
  });
}
