import type { FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";

/**
 * Where the caller finds the app, without a slash at the end: what the operator says, else what
 * the caller asked for.
 */
export function publicAddress(
  { publicUrl }: Settings,
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
): string {
  if (publicUrl) return new URL(publicUrl).origin;
  const asked = `${protocol}://${host}`;
  return /^[\w.[\]:-]+$/.test(host) && URL.canParse(asked)
    ? new URL(asked).origin
    : "http://localhost";
}
