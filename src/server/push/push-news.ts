import { isHeard, noticeOf } from "#domain/notify/notice.ts";
import { sessionEnds } from "../people/session-life.ts";
import type { Server } from "../server.ts";
import { startAfterCommits } from "../sync/after-commits.ts";
import {
  type PossibleNotice,
  possibleNotices,
  possiblePushes,
  type PossiblePush,
  takeEndedSubscriptions,
  takeNews,
} from "../tables/own/push.ts";
import { openPushKeys, type PushKeys } from "./push-keys.ts";
import { type Push, sendPush } from "./send-push.ts";

type Parts = Pick<Server, "database" | "hub" | "sealer" | "settings" | "log" | "now">;

/** Looking without having been woken finds what a server committed that ended right after. */
const LOOK_EVERY = 30_000;
/** Messages and notices of one look; what came before the newest so many is found by whoever opens the app. */
const NEWS_MOST = 500;
/** Pushes that wait at most; the oldest give way. */
const QUEUE_MOST = 10_000;
const AT_ONCE = 8;
/** A push that a push service did not take is tried again after so long, ms; after the last whoever opens the app finds the message. */
const TRY_AGAIN = [5_000, 60_000, 600_000];

/** Pushes new messages and notices to the closed browsers of whom they concern, after the commit and beside everything else. */
export function startPushing(parts: Parts): { close(): Promise<void> } {
  const queue = new PushQueue(parts);
  const looking = startAfterCommits(parts, {
    async work() {
      queue.add(await pushesOfNews(parts));
      queue.add(await farewells(parts));
    },
    every: LOOK_EVERY,
    failed: "New messages could not be pushed",
  });
  return {
    async close() {
      await looking.close();
      await queue.close();
    },
  };
}

/** What is to be pushed of the news that nobody has looked at yet: for each browser the newest one of a dialog. */
async function pushesOfNews({ database, hub, settings, now }: Parts): Promise<Push[]> {
  const sessions = sessionEnds(settings.sessionLife, now());
  const limits = { most: NEWS_MOST, sessions };
  const news = await database.transaction(async (tx) => {
    const taken = await takeNews(tx);
    if (taken.to <= taken.from) return [];
    const messages = await possiblePushes(tx, taken, limits);
    const notices = await possibleNotices(tx, taken, limits);
    return [
      ...messages.map((possible) => pushOf(possible, now())),
      ...notices.map((possible) => pushOfNotice(possible, now())),
    ];
  });
  const pushes = new Map<string, Push>();
  for (const push of news) {
    // Who is connected hears of it over the live line.
    if (!push || hub.isDeviceOnline(push.subscription.deviceId)) continue;
    const before = pushes.get(push.topic);
    // What calls the person is not replaced by what does not.
    if (!before?.urgent || push.urgent) pushes.set(push.topic, push);
  }
  return [...pushes.values()];
}

/** Tells closed browsers that they are signed out, so that they let go of what they hold. */
async function farewells({ database }: Pick<Parts, "database">): Promise<Push[]> {
  const ended = await takeEndedSubscriptions(database);
  return ended.map((subscription) => ({
    subscription,
    payload: { kind: "ended", userId: subscription.userId },
    topic: `${subscription.deviceId}/ended`,
    urgent: true,
  }));
}

function pushOf(possible: PossiblePush, now: number): Push | undefined {
  const { message, dialog, userId, readPosition, silence, setting } = possible;
  const facts = { message, dialog, userId, readPosition, silence, now };
  const kind = noticeOf({ ...facts, setting: setting ?? undefined });
  if (!kind) return undefined;
  const dialogId = dialog.id;
  return {
    subscription: possible,
    payload: { kind: "message", userId, dialogId, messageId: message.id },
    topic: `${possible.deviceId}/${dialogId}`,
    urgent: kind !== "group",
  };
}

function pushOfNotice(possible: PossibleNotice, now: number): Push | undefined {
  const { notice, userId, deviceId, setting } = possible;
  if (!isHeard(notice.kind, setting ?? undefined, now)) return undefined;
  return {
    subscription: possible,
    payload: { kind: "notice", userId, noticeId: notice.id, time: notice.time },
    topic: `${deviceId}/${notice.id}`,
    urgent: false,
  };
}

/** Sends a few at a time, so that a slow push service holds up nothing else. */
class PushQueue {
  readonly #parts: Parts;
  #waiting: Push[] = [];
  readonly #sending = new Set<Promise<void>>();
  /** Those that will be tried again, by their topic. */
  readonly #resting = new Map<string, NodeJS.Timeout>();
  #keys: Promise<PushKeys> | undefined;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  add(pushes: readonly Push[]): void {
    for (const { topic } of pushes) this.#wakeUp(topic);
    this.#waiting = [...this.#waiting, ...pushes].slice(-QUEUE_MOST);
    while (this.#sending.size < AT_ONCE) {
      const next = this.#waiting.shift();
      if (!next) return;
      const sending = this.#send(next).finally(() => {
        this.#sending.delete(sending);
        this.add([]);
      });
      this.#sending.add(sending);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#waiting = [];
    for (const topic of this.#resting.keys()) this.#wakeUp(topic);
    await Promise.all(this.#sending);
  }

  async #send(push: Push): Promise<void> {
    try {
      this.#keys ??= openPushKeys(this.#parts);
      const keys = await this.#keys;
      // Bound to a key of another time, it would be refused; the browser binds itself anew when it is opened.
      if (push.subscription.publicKey !== keys.publicKey) return;
      if ((await sendPush(this.#parts, keys, push)) === "failed") this.#letRest(push);
    } catch (error) {
      this.#keys = undefined;
      this.#parts.log.warn({ err: error }, "A push could not be sent");
    }
  }

  /** Tries again later, unless a newer one of the topic comes before or the browser is there by itself. */
  #letRest(push: Push): void {
    const { topic, tries = 0, subscription } = push;
    const delay = TRY_AGAIN[tries];
    if (delay === undefined || this.#isClosed || this.#resting.has(topic)) return;
    const timer = setTimeout(() => {
      this.#resting.delete(topic);
      if (this.#parts.hub.isDeviceOnline(subscription.deviceId)) return;
      this.add([{ ...push, tries: tries + 1 }]);
    }, delay);
    timer.unref();
    this.#resting.set(topic, timer);
  }

  #wakeUp(topic: string): void {
    clearTimeout(this.#resting.get(topic));
    this.#resting.delete(topic);
  }
}
