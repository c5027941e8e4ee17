import type { FastifyReply } from "fastify";
import type { PackStream } from "../../files/packs/stream-pack.ts";
import { dispositionOf } from "./disposition.ts";
import { CONTENT_POLICY } from "./serve-content.ts";

/** Sends a pack as it is put together, to be saved and never shown or kept anywhere between. */
export function sendPack(
  reply: FastifyReply,
  name: string,
  { bytes, length }: PackStream,
): FastifyReply {
  reply.headers({
    "content-security-policy": CONTENT_POLICY,
    "cache-control": "private, no-store",
    "content-type": "application/zip",
    "content-disposition": dispositionOf("attachment", name),
    ...(length !== undefined && { "content-length": length }),
  });
  return reply.send(bytes);
}
