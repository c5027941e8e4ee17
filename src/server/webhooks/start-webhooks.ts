import type { Server } from "../server.ts";
import { takeDueWebhook } from "../tables/own/outward/webhook.ts";
import { tellWebhook } from "./tell-webhook.ts";

type Parts = Pick<Server, "database" | "hub" | "sealer" | "settings" | "log" | "now">;

/** What is committed within this time is told in one go, ms: live lines come first. */
const GATHER = 250;
/** Looking without having been woken finds what is to be tried again, and what a server committed that ended right after. */
const LOOK_EVERY = 10_000;
/** Webhooks that are told at the same time. */
const AT_ONCE = 8;
/** For so long no other server takes a webhook that one is telling, ms: longer than an address may keep us waiting. */
const LEASE = 60_000;

/** Tells all webhooks of whose plan there is something new, until there is none; a slow one holds up no more than its own place. */
export async function tellWebhooks(parts: Omit<Parts, "hub">): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, async () => tellOneByOne(parts)));
}

async function tellOneByOne(parts: Omit<Parts, "hub">): Promise<void> {
  const { database, log, now } = parts;
  for (;;) {
    const hook = await takeDueWebhook(database, { now: now(), until: now() + LEASE });
    if (!hook) return;
    await tellWebhook(parts, hook).catch((error: unknown) => {
      log.warn({ err: error, webhookId: hook.id }, "A webhook could not be told");
    });
  }
}

/** Tells webhooks after each commit, beside everything else. */
export function startWebhooks(parts: Parts): { close(): Promise<void> } {
  let telling: Promise<void> = Promise.resolve();
  let gathering: NodeJS.Timeout | undefined;
  let closed = false;
  const tell = async () => {
    gathering = undefined;
    try {
      await tellWebhooks(parts);
    } catch (error) {
      parts.log.warn({ err: error }, "Webhooks could not be looked after");
    }
  };
  const tellSoon = () => {
    if (closed || gathering) return;
    gathering = setTimeout(() => {
      telling = telling.then(tell);
    }, GATHER);
    gathering.unref();
  };
  parts.hub.onWake(tellSoon);
  const timer = setInterval(tellSoon, LOOK_EVERY);
  timer.unref();
  return {
    async close() {
      closed = true;
      clearInterval(timer);
      clearTimeout(gathering);
      await telling;
    },
  };
}
