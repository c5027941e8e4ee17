import { setTimeout as sleep } from "node:timers/promises";
import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/programs/bot-api.ts";
import { parameterError, type Refusal } from "#domain/refusal.ts";
import { BOT_UPDATES_MAX } from "#domain/user/bot-limits.ts";
import { runCommand } from "../../commands/run-command.ts";
import { callerAgain } from "../../http/admission/caller-of-token.ts";
import type { CallSession } from "../../http/session.ts";
import type { Server } from "../../server.ts";
import { newsOfBot, seesMessage } from "../../tables/lists/bot-news.ts";
import { readSpace } from "../../tables/own/space.ts";
import { signedOut } from "../signed-out.ts";

/** Whoever waits is looked after so often. */
const LOOK_EVERY = 1_000;

type Parts = Pick<Server, "database" | "settings" | "now">;
type Updates = ReplyOf<typeof calls.getBotUpdates>;

/** `bot/updates`: who may read what is asked anew with each look, so that nobody waits their way past it. */
export async function botUpdates(
  server: Parts,
  session: CallSession,
  { after, wait = 0, take = BOT_UPDATES_MAX }: ParsedBodyOf<typeof calls.getBotUpdates>,
): Promise<Result<Updates, Refusal>> {
  const { database } = server;
  if (after === undefined) {
    const { head } = await readSpace(database);
    return success({ updates: [], next: head });
  }
  for (let left = wait; ; left -= 1) {
    const found = await lookOnce(server, session.userId, { after, take });
    if (found.updates.length > 0 || left <= 0) return success(found);
    await sleep(LOOK_EVERY, undefined, { ref: false });
    if (!(await callerAgain(server, session))) return failure(signedOut);
  }
}

async function lookOnce(
  { database }: Pick<Parts, "database">,
  userId: number,
  { after, take }: { readonly after: number; readonly take: number },
): Promise<Updates> {
  return database.transaction(async (tx) => {
    const { head } = await readSpace(tx);
    const news = await newsOfBot(tx, userId, { after: Math.min(after, head), take });
    const last = news.at(-1);
    return {
      updates: news.map(({ action, message }) => ({ action, message })),
      next: last && news.length === take ? last.seq : head,
    };
  }, "snapshot");
}

/** `bot/react`: what it may not see it does not come to. */
export async function reactAsBot(
  parts: Pick<Server, "database" | "hub" | "mint" | "now">,
  { userId, isAdmin }: CallSession,
  body: ParsedBodyOf<typeof calls.reactAsBot>,
): Promise<Result<ReplyOf<typeof calls.reactAsBot>, Refusal>> {
  if (!(await seesMessage(parts.database, userId, body.msgId)))
    return failure(parameterError("message.gone"));
  const result = await runCommand(parts, {
    actor: { userId, isAdmin },
    command: "message.setEmoji",
    body,
  });
  return result.state === "refused" ? failure(result.refusal) : success({ id: body.msgId });
}
