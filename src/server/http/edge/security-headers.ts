import type { FastifyRequest } from "fastify";
import { isCallAddress } from "#domain/call-address.ts";
import type { App } from "../../server.ts";
import type { Settings } from "../../settings.ts";
import { filesSource } from "./files-source.ts";
import { publicAddress, publicHost } from "../caller/public-address.ts";

type AppAddress = Pick<Settings, "publicUrl" | "filesUrl">;

/** What is known of a request, also of one that could not be read. */
export type Asked = Pick<FastifyRequest, "url" | "headers" | "protocol">;

/** Long enough that nobody's browser forgets it between two visits. */
const HSTS = "max-age=31536000";

/** What no page of the app asks a device for, so that nothing that gets into one can. */
const devicesNotUsed = [
  "accelerometer",
  "display-capture",
  "gyroscope",
  "magnetometer",
  "midi",
  "payment",
  "usb",
];

/** Headers that say the same in every reply. */
const always = {
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": [
    ...devicesNotUsed.map((device) => `${device}=()`),
    // Photographs, voice messages, and where something was found: for the app's own pages alone.
    "camera=(self)",
    "microphone=(self)",
    "geolocation=(self)",
  ].join(", "),
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-dns-prefetch-control": "off",
  "x-download-options": "noopen",
  "x-frame-options": "DENY",
  "x-permitted-cross-domain-policies": "none",
  // Links that people hand out are no finds of a search engine.
  "x-robots-tag": "noindex, nofollow",
  "x-xss-protection": "0",
};

/**
 * What browsers may do with a reply, whatever it is; a route may say how long it is kept. A list of ours, because a
 * plugin has no say where there is only a connection and no request that could be read.
 */
export function securityHeaders(settings: AppAddress, asked: Asked): Record<string, string> {
  const { url, headers } = asked;
  return {
    ...always,
    "content-security-policy": contentPolicy(publicHost(settings, headers), filesSource(settings)),
    // Over plain HTTP browsers do not heed it; the host's other names are not ours to speak for.
    ...(publicAddress(settings, asked).startsWith("https:") && {
      "strict-transport-security": HSTS,
    }),
    // What is answered there belongs to who asked, now.
    ...(isCallOrSocket(url) && { "cache-control": "no-store" }),
  };
}

/** Every reply to a request that could be read carries the headers. */
export function sendSecurityHeaders({ fastify, server }: App): void {
  fastify.addHook("onRequest", async (request, reply) => {
    reply.headers(securityHeaders(server.settings, request));
  });
}

/** What pages of the app may load and do: only what comes from here or is a content, and no script or style but files. */
function contentPolicy(host: string | undefined, files: string): string {
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    // Scripts set sizes and colours of elements and bring sheets of their own, for which no page has to allow anything.
    "style-src": "'self'",
    "img-src": `'self' data: blob:${files}`,
    "media-src": `'self' blob:${files}`,
    "font-src": "'self'",
    // Files on the device are read by an address. Some browsers do not take 'self' to include the sockets of the same host.
    "connect-src": `'self' blob:${files}${host ? ` ws://${host} wss://${host}` : ""}`,
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
  };
  return Object.entries(directives)
    .map(([name, allowed]) => `${name} ${allowed}`)
    .join(";");
}

function isCallOrSocket(url: string): boolean {
  return isCallAddress(url) || /^\/ws(?![\w-])/.test(url);
}
