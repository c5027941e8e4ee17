import { Readable } from "node:stream";
import { failure, success } from "#base/result.ts";
import { beginStream, openStream, STREAM_PATH, writeStream } from "#contract/calls/stream.ts";
import { TOO_MANY } from "#contract/envelope.ts";
import { NO_ACCESS, NOT_FOUND, parameterError, type Refusal } from "#domain/refusal.ts";
import { STREAM_READERS_MAX } from "#domain/user/bot-limits.ts";
import type { App } from "../server.ts";
import { mayListen, streamEvents } from "../streams/stream-events.ts";
import * as streams from "../streams/stream-messages.ts";
import { readerOfTicket, streamUrl } from "../streams/stream-ticket.ts";
import { waitRefusal } from "../wait-refusal.ts";
import { bindMemberCall, languageOf, sendRefusal } from "./bind.ts";

const messageGone: Refusal = { code: NOT_FOUND, reason: "message.gone" };
const ticketEnded: Refusal = { code: NO_ACCESS, reason: "message.streamTicketEnded" };

/** Messages that bots go on writing, and those who listen to them. */
export function bindStreamCalls(app: App): void {
  const { fastify, server } = app;

  bindMemberCall(app, beginStream, async (body, { session }) =>
    streams.beginStream(server, session, body),
  );

  bindMemberCall(app, writeStream, async (body, { session }) =>
    streams.writeStream(server, session, body),
  );

  bindMemberCall(app, openStream, async ({ msgId }, { session }) =>
    (await mayListen(server, msgId, session))
      ? success({ streamUrl: streamUrl(server, msgId, session) })
      : failure(parameterError("message.gone")),
  );

  /** How many messages each person listens to here. */
  const listening = new Map<number, number>();

  fastify.get(STREAM_PATH.replace("{msgId}", ":msgId"), {
    compress: false,
    handler: async (request, reply) => {
      const { msgId: named } = request.params as { readonly msgId: string };
      const { ticket } = request.query as { readonly ticket?: unknown };
      const msgId = /^\d{1,16}$/.test(named) ? Number(named) : 0;
      const reader =
        typeof ticket === "string" && ticket.length <= 1_000
          ? readerOfTicket(server, msgId, ticket)
          : undefined;
      const refuse = (refusal: Refusal, status: number) =>
        sendRefusal(reply, languageOf(request), refusal, status);
      if (!reader) return refuse(ticketEnded, NO_ACCESS);
      if (!(await mayListen(server, msgId, reader))) return refuse(messageGone, NOT_FOUND);
      const { userId } = reader;
      const others = listening.get(userId) ?? 0;
      if (others >= STREAM_READERS_MAX) return refuse(waitRefusal(1_000), TOO_MANY);
      listening.set(userId, others + 1);
      const events = Readable.from(streamEvents(server, msgId, reader));
      events.once("close", () => {
        const left = (listening.get(userId) ?? 1) - 1;
        if (left > 0) listening.set(userId, left);
        else listening.delete(userId);
      });
      return reply
        .type("text/event-stream; charset=utf-8")
        .header("cache-control", "no-store")
        .header("x-accel-buffering", "no")
        .send(events);
    },
  });
}
