import type { IncomingHttpHeaders } from "node:http";
import type { FastifyRequest } from "fastify";
import type { Settings } from "../../settings.ts";

/**
 * Where the caller finds the app, without a slash at the end: what the operator says, else what
 * the caller asked for. `X-Forwarded-Host` is never read: proxies pass on what the caller wrote there.
 */
export function publicAddress(
  { publicUrl }: Pick<Settings, "publicUrl">,
  { protocol, headers }: Pick<FastifyRequest, "protocol" | "headers">,
): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const host = askedHost(headers);
  const asked = `${protocol === "https" ? "https" : "http"}://${host}`;
  return host && URL.canParse(asked) ? new URL(asked).origin : "http://localhost";
}

/** The host of the app with its port, for the sockets of its pages; undefined when the caller asked for none. */
export function publicHost(
  { publicUrl }: Pick<Settings, "publicUrl">,
  headers: IncomingHttpHeaders,
): string | undefined {
  return publicUrl ? new URL(publicUrl).host : askedHost(headers);
}

function askedHost({ host = "" }: IncomingHttpHeaders): string | undefined {
  return /^[\w.[\]:-]+$/.test(host) ? host : undefined;
}
