import { readCompanySetting } from "./people/set-up.ts";
import type { App, Server } from "./server.ts";

/** How long what the company has set counts, before it is read again; in milliseconds. */
const REMEMBERED = 2_000;

/**
 * While the company's setting `debug` is on, the log has a line for each call: its path, what came of
 * it and how long it took, never what was sent or answered.
 */
export function logCalls({ fastify, server }: App): void {
  const isDebugging = rememberDebug(server);
  const reasons = new WeakMap<object, string>();
  fastify.addHook("preSerialization", async (request, _reply, payload) => {
    const { reason } = (payload ?? {}) as { readonly reason?: unknown };
    if (typeof reason === "string") reasons.set(request, reason);
    return payload;
  });
  fastify.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.url ?? "";
    if (!call.startsWith("/api/") || !(await isDebugging())) return;
    const reason = reasons.get(request);
    const took = Math.round(reply.elapsedTime);
    server.log.info({ call, status: reply.statusCode, took, ...(reason && { reason }) }, "Call");
  });
}

/** Asks the database at most every few seconds, and only while there are calls. */
function rememberDebug({ database, now }: Server): () => Promise<boolean> {
  let until = 0;
  let known = Promise.resolve(false);
  return async () => {
    if (now() >= until) {
      until = now() + REMEMBERED;
      known = readCompanySetting(database).then(
        ({ debug }) => debug,
        () => false,
      );
    }
    return known;
  };
}
