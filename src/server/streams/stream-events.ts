import { setTimeout as sleep } from "node:timers/promises";
import type { Id } from "#domain/id.ts";
import { messageEntity } from "#domain/message/message.ts";
import type { Server } from "../server.ts";
import { mayRead } from "../tables/may-read.ts";
import { findStream } from "../tables/own/bots/message-stream.ts";
import { devicesInUse } from "../tables/own/session.ts";
import { tableOf } from "../tables/registry.ts";
import type { StreamReader } from "./stream-ticket.ts";
import { wakesOf } from "./wakes.ts";

type Parts = Pick<Server, "database" | "mint">;

/** What another server was told is found by looking so often. */
const LOOK_EVERY = 700;
/** Words that come within this time travel together. */
const GATHER = 30;

/** How far a reader has come. */
interface Heard {
  readonly n: number;
  readonly text: string;
}

/** Whether somebody may listen to a message at this moment. */
export async function mayListen(
  { database }: Pick<Parts, "database">,
  msgId: Id,
  { userId, deviceId }: StreamReader,
): Promise<boolean> {
  const message = await tableOf("message").get(database, msgId);
  if (!message) return false;
  const [isIn, isSignedIn] = await Promise.all([
    mayRead(database, userId, messageEntity.scope(message)),
    devicesInUse(database, [deviceId]),
  ]);
  return isIn && isSignedIn.length > 0;
}

/**
 * What a reader hears of a message: all there is at first, then what comes, until it is done. Each event bears how often
 * the message was written to. Whoever may no longer read it hears nothing more.
 */
export async function* streamEvents(
  parts: Parts,
  msgId: Id,
  reader: StreamReader,
): AsyncGenerator<string> {
  let heard: Heard = { n: -1, text: "" };
  while (await mayListen(parts, msgId, reader)) {
    const woken = wakesOf(parts.mint).next(msgId, LOOK_EVERY);
    const stream = await findStream(parts.database, msgId);
    if (!stream) {
      yield* lastEvents(await wordsOf(parts, msgId), heard);
      return;
    }
    // A comment keeps the line alive, and finds out whether somebody is still there.
    yield stream.n === heard.n ? ":\n\n" : eventBetween(heard, stream);
    heard = stream;
    await woken;
    await sleep(GATHER);
  }
}

async function wordsOf({ database }: Pick<Parts, "database">, msgId: Id): Promise<string> {
  return (await tableOf("message").get(database, msgId))?.msg.text ?? "";
}

function* lastEvents(text: string, heard: Heard): Generator<string> {
  const n = heard.n + 1;
  if (text !== heard.text) yield eventBetween(heard, { n, text });
  yield event("done", n, {});
}

function eventBetween(before: Heard, after: Heard): string {
  const isLonger = before.n >= 0 && after.text.startsWith(before.text);
  return isLonger
    ? event("append", after.n, { content: after.text.slice(before.text.length) })
    : event("replace", after.n, { content: after.text });
}

function event(name: "append" | "replace" | "done", id: number, data: object): string {
  return `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}
