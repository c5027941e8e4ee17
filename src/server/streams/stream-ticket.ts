import * as z from "zod/mini";
import { STREAM_PATH } from "#contract/calls/stream.ts";
import type { Id } from "#domain/id.ts";
import type { Server } from "../server.ts";

/** Milliseconds within which an address is used. */
const KEPT = 60_000;

/** Who listens: with the device goes what it was let listen to. */
const readerShape = z.object({ userId: z.number(), deviceId: z.number(), until: z.number() });
export type StreamReader = Pick<z.infer<typeof readerShape>, "userId" | "deviceId">;

type Parts = Pick<Server, "sealer" | "now">;

/** A ticket opens only the message that it was sealed for. */
function labelOf(msgId: Id): string {
  return `stream of message ${msgId}`;
}

/** An address at which a reader listens to a message, for a while. Who may read it is asked when they come. */
export function streamUrl({ sealer, now }: Parts, msgId: Id, reader: StreamReader): string {
  const { userId, deviceId } = reader;
  const holder = { userId, deviceId, until: now() + KEPT };
  const ticket = sealer.seal(JSON.stringify(holder), labelOf(msgId));
  const query = new URLSearchParams({ ticket });
  return `${STREAM_PATH.replace("{msgId}", String(msgId))}?${query.toString()}`;
}

/** For whom a ticket was given; undefined where it is for another message, too old, or none. */
export function readerOfTicket(
  { sealer, now }: Parts,
  msgId: Id,
  ticket: string,
): StreamReader | undefined {
  const text = sealer.open(ticket, labelOf(msgId));
  const holder = text === undefined ? undefined : readerShape.parse(JSON.parse(text));
  return holder && holder.until > now() ? holder : undefined;
}
