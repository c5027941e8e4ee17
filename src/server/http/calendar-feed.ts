import { success } from "#base/result.ts";
import {
  addFeed,
  FEED_PATH,
  listFeeds,
  removeFeed,
} from "#contract/calls/programs/calendar-feed.ts";
import { NOT_FOUND, type Refusal } from "#domain/refusal.ts";
import { feedsOf, newFeed, openFeed } from "../calendar-feeds/calendar-feeds.ts";
import { calendarText } from "../calendar-feeds/calendar-text.ts";
import type { App } from "../server.ts";
import { removeCalendarFeed } from "../tables/own/outward/calendar-feed.ts";
import { bindMemberCall, languageOf, sendRefusal } from "./bind.ts";
import { publicAddress } from "./caller/public-address.ts";

const MINUTE = 60_000;
const READS_A_MINUTE = 60;
/** Characters of a code at most; what is longer is none. */
const CODE_MAX = 100;
const ENDING = ".ics";

/** The same for a code that never was, was taken back, or whose person was shut out. */
const feedGone: Refusal = { code: NOT_FOUND, reason: "calendarFeed.gone" };

/** Feeds that other calendars read, and making and taking back their addresses. */
export function bindCalendarFeedCalls(app: App): void {
  const { fastify, server } = app;

  bindMemberCall(app, listFeeds, async (_body, { session }) =>
    success(await feedsOf(server.database, session.userId)),
  );

  bindMemberCall(app, addFeed, async (body, { session, origin }) =>
    newFeed(server, { userId: session.userId, origin }, body),
  );

  bindMemberCall(app, removeFeed, async ({ id }, { session }) => {
    await removeCalendarFeed(server.database, id, session.userId);
    return success({ id });
  });

  fastify.get(FEED_PATH.replace(`{code}${ENDING}`, ":file"), {
    config: { rateLimit: { max: READS_A_MINUTE, timeWindow: MINUTE } },
    handler: async (request, reply) => {
      const { file } = request.params as { readonly file: string };
      const code = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : "";
      const now = server.now();
      const isCode = code.length > 0 && code.length <= CODE_MAX;
      const feed = isCode ? await openFeed(server.database, code, now) : undefined;
      if (!feed) return sendRefusal(reply, languageOf(request), feedGone, NOT_FOUND);
      const place = { origin: publicAddress(server.settings, request), now };
      return reply
        .type("text/calendar; charset=utf-8")
        .header("cache-control", "private, no-cache")
        .send(await calendarText(server.database, feed, place));
    },
  });
}
