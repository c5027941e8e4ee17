import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../../settings.ts";

/** Milliseconds after which a line on which nothing moves is ended. */
const SILENCE_MAX = 30_000;

export function silenceOf({ silenceMax = SILENCE_MAX }: Pick<Settings, "silenceMax">): number {
  return silenceMax;
}

/** How long a request may take to come in. */
export interface Patience {
  /** Milliseconds without progress after which a line is ended. */
  readonly silence: number;
  /** Milliseconds in which a body has to be in, however it trickles; one that brings a part has as long as the server lets any request have. */
  readonly body: number;
}

/**
 * Lines end after so many milliseconds without progress, which is a matter of whoever calls: of their body coming in
 * and of our answer going out. While we are at work between the two, they can do nothing about it.
 */
export function waitForProgress(fastify: FastifyInstance, { silence, body }: Patience): void {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  fastify.addHook("preParsing", async (request, _reply, payload) => {
    if (hasBody(request) && !request.routeOptions.config.part) {
      timers.set(request, setTimeout(() => request.raw.destroy(), body).unref());
    }
    return payload;
  });
  const bodyIsIn = (request: FastifyRequest) => clearTimeout(timers.get(request));
  fastify.addHook("preHandler", async (request) => {
    bodyIsIn(request);
    endAfter(request.raw, 0);
  });
  fastify.addHook("onSend", async (request, _reply, payload) => {
    bodyIsIn(request);
    endAfter(request.raw, silence);
    return payload;
  });
  fastify.addHook("onRequestAbort", async (request) => bodyIsIn(request));
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
}

/** Ends the line once nothing has moved on it for so many milliseconds; 0 = never. */
export function endAfter({ socket }: IncomingMessage, milliseconds: number): void {
  // A request from within the process comes without a line, and one that was broken off has none any more.
  const line = socket as IncomingMessage["socket"] | null;
  if (line && "setTimeout" in line) line.setTimeout(milliseconds);
}
