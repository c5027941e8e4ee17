import { knownSetting } from "./people/known-setting.ts";
import type { App, Server } from "./server.ts";

/**
 * While the company's setting `debug` is on, the log has a line for each call: its path, what came of
 * it and how long it took, never what was sent or answered.
 */
export function logCalls({ fastify, server }: App): void {
  const reasons = new WeakMap<object, string>();
  fastify.addHook("preSerialization", async (request, _reply, payload) => {
    const { reason } = (payload ?? {}) as { readonly reason?: unknown };
    if (typeof reason === "string") reasons.set(request, reason);
    return payload;
  });
  fastify.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.url ?? "";
    if (!call.startsWith("/api/") || !(await isDebugging(server))) return;
    const reason = reasons.get(request);
    const took = Math.round(reply.elapsedTime);
    server.log.info({ call, status: reply.statusCode, took, ...(reason && { reason }) }, "Call");
  });
}

async function isDebugging(server: Server): Promise<boolean> {
  return knownSetting(server).then(
    ({ debug }) => debug,
    () => false,
  );
}
