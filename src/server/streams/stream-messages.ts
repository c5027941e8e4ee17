import { failure, type Result, success } from "#base/result.ts";
import type { ParsedBodyOf, ReplyOf } from "#contract/call.ts";
import type * as calls from "#contract/calls/stream.ts";
import { dialogScope } from "#domain/scope.ts";
import type { Change, Decision } from "#domain/command.ts";
import type { Id } from "#domain/id.ts";
import { MESSAGE_TEXT_MAX } from "#domain/limits.ts";
import type { Message } from "#domain/message/message.ts";
import * as rules from "#domain/message/stream/write-stream.ts";
import { type Reading, runReading } from "#domain/reading.ts";
import { noAccess, parameterError, type Refusal } from "#domain/refusal.ts";
import { STREAM_WRITTEN_EVERY, STREAMS_OF_BOT_MAX } from "#domain/user/bot-limits.ts";
import { applyChanges } from "../commands/apply-changes.ts";
import { enterLanes, laneScope } from "../commands/lane.ts";
import { RowsInWork } from "../commands/rows-in-work.ts";
import type { CallSession } from "../http/session.ts";
import type { Server } from "../server.ts";
import * as streams from "../tables/own/bots/message-stream.ts";
import { addBornIds } from "../tables/own/born-id.ts";
import type { Tx } from "../tables/sql/db.ts";
import { streamUrl } from "./stream-ticket.ts";
import { wakesOf } from "./wakes.ts";

export type StreamParts = Pick<Server, "database" | "hub" | "log" | "mint" | "now" | "sealer">;

/** `bot/stream/begin`: a message that is born with its first words, and of which readers are told where to listen. */
export async function beginStream(
  server: StreamParts,
  { userId, isAdmin, rights }: CallSession,
  { dialogId, text = "", replyId }: ParsedBodyOf<typeof calls.beginStream>,
): Promise<Result<Message, Refusal>> {
  if (!rights?.isBot) return failure(noAccess("botsOnly"));
  const { database, hub, mint } = server;
  const now = server.now();
  const id = mint.nextId();
  const begun = await database.transaction(async (tx): Promise<Result<Message, Refusal>> => {
    const lane = await laneScope(tx, { entity: "dialog", id: dialogId });
    if (lane) await enterLanes(tx, [lane]);
    if ((await streams.countStreams(tx, userId)) >= STREAMS_OF_BOT_MAX)
      return failure(parameterError("message.streamsMax"));
    const actor = { userId, isAdmin, now, arrivedAt: now };
    const decision = await decide(
      tx,
      userId,
      rules.beginStream({ id, dialogId, text, replyId }, actor),
    );
    if (!decision.ok) return failure(decision.refusal);
    const times = { writtenTime: now, lastTime: now };
    await streams.addStream(tx, { msgId: id, userId, text, n: 0, writtenN: 0, ...times });
    await addBornIds(tx, [id]);
    await applyChanges(tx, decision.changes, { actorId: userId, at: now });
    return success(decision.reply);
  });
  if (!begun.ok) return begun;
  hub.wake();
  hub.say(dialogScope(begun.value), (reader) => ({
    type: "msgStream",
    messageId: id,
    dialogId,
    streamUrl: streamUrl(server, id, reader),
  }));
  return begun;
}

/** `bot/stream`: readers hear it at once; the message itself gets it every second or two, and whole at the end. */
export async function writeStream(
  server: StreamParts,
  { userId, isAdmin }: CallSession,
  { msgId, action, text = "" }: ParsedBodyOf<typeof calls.writeStream>,
): Promise<Result<ReplyOf<typeof calls.writeStream>, Refusal>> {
  const { database } = server;
  const now = server.now();
  const actor = { userId, isAdmin, now, arrivedAt: now };
  const mayWrite = await database.transaction(async (tx) =>
    decide(tx, userId, rules.refuseStream(msgId, actor)),
  );
  if (!mayWrite.ok) return failure(mayWrite.refusal);
  const isAll = action === "replace" || (action === "done" && text !== "");
  const limits = { now, most: MESSAGE_TEXT_MAX };
  const stream = await streams.writeToStream(database, { msgId, text, isAll }, limits);
  if (!stream) return failure(parameterError("message.streamFull"));
  if (action === "done") await writeRow(server, stream, true);
  else writeSoon(server, stream);
  wakesOf(server.mint).wake(msgId);
  return success({ id: msgId, length: stream.text.length });
}

const waiting = new WeakMap<object, Set<Id>>();

/** Where the message has not been written for a while it is now, else once that is over. */
function writeSoon(server: StreamParts, { msgId, writtenTime }: streams.MessageStream): void {
  const soon = waiting.get(server.mint) ?? new Set();
  waiting.set(server.mint, soon);
  if (soon.has(msgId)) return;
  soon.add(msgId);
  const wait = Math.min(
    STREAM_WRITTEN_EVERY,
    Math.max(0, writtenTime + STREAM_WRITTEN_EVERY - server.now()),
  );
  setTimeout(() => {
    soon.delete(msgId);
    streams
      .findStream(server.database, msgId)
      .then(async (stream) => stream && writeRow(server, stream, false))
      .catch((error: unknown) =>
        server.log.warn({ err: error }, "A streamed message could not be written; it is soon"),
      );
  }, wait).unref();
}

/** Writes into the message what the stream has come to, and with `isDone` ends both. */
export async function writeRow(
  { database, hub, mint, now: clock }: Pick<StreamParts, "database" | "hub" | "mint" | "now">,
  { msgId, userId }: Pick<streams.MessageStream, "msgId" | "userId">,
  isDone: boolean,
): Promise<void> {
  const now = clock();
  await database.transaction(async (tx) => {
    const lane = await laneScope(tx, { entity: "message", id: msgId });
    if (lane) await enterLanes(tx, [lane]);
    // What it has come to while we waited.
    const stream = await streams.findStream(tx, msgId);
    if (!stream) return;
    const actor = { userId, isAdmin: false, now, arrivedAt: now };
    const rows = new RowsInWork(tx);
    const reading = rules.writeStream({ msgId, text: stream.text, isDone }, actor);
    const changes: Change[] = await runReading(reading, async (ask) => rows.answer(ask));
    // Taken away meanwhile, or gone with its chat.
    const isOver = isDone || changes.length === 0;
    if (isOver) await streams.removeStream(tx, msgId);
    else await streams.noteWritten(tx, { msgId, n: stream.n }, now);
    await applyChanges(tx, changes, { actorId: userId, at: now, isQuiet: !isDone });
  });
  hub.wake();
  wakesOf(mint).wake(msgId);
}

async function decide<Reply>(
  tx: Tx,
  userId: Id,
  reading: Reading<Decision<Reply>>,
): Promise<Decision<Reply>> {
  const rows = new RowsInWork(tx);
  return runReading(reading, async (ask) => rows.answerTo({ userId }, ask));
}
