import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * Lines end after so many milliseconds without progress, which is a matter of whoever calls: of their body coming in
 * and of our answer going out. While we are at work between the two, they can do nothing about it.
 */
export function waitForProgress(fastify: FastifyInstance, silence: number): void {
  fastify.addHook("preHandler", async ({ raw }) => patience(raw, 0));
  fastify.addHook("onSend", async ({ raw }, _reply, payload) => {
    patience(raw, silence);
    return payload;
  });
}

function patience({ socket }: IncomingMessage, milliseconds: number): void {
  // A request from within the process comes without a line.
  if ("setTimeout" in socket) socket.setTimeout(milliseconds);
}
