import type { ReplyOf } from "#contract/call.ts";
import type { listBots } from "#contract/calls/programs/bot.ts";

/** A bot as who looks after it sees it. */
export type Bot = ReplyOf<typeof listBots>["bots"][number];
