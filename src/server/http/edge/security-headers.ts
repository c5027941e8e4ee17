import type { IncomingMessage } from "node:http";
import helmet from "@fastify/helmet";
import type { App } from "../server.ts";
import { publicAddress, publicHost } from "./caller/public-address.ts";

/** What pages of the app may load and do: only what comes from here, and no script but files. */
const contentPolicy = ({ settings }: App["server"]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Mantine sets sizes and colours in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    // Some browsers do not take 'self' to include the sockets of the same host.
    connectSrc: [
      "'self'",
      ({ headers }: IncomingMessage) => {
        const host = publicHost(settings, headers);
        return host ? `ws://${host} wss://${host}` : "'self'";
      },
    ],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
});

/** Long enough that nobody's browser forgets it between two visits. */
const HSTS = "max-age=31536000";

/** What no page of the app asks a device for, so that nothing that gets into one can. */
const devicesNotUsed = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "usb",
];
const permissions = devicesNotUsed.map((device) => `${device}=()`).join(", ");

/** What browsers may do with a reply, whatever it is; a route may say how long it is kept. */
export async function sendSecurityHeaders({ fastify, server }: App): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: contentPolicy(server),
    // Said below, to those who came by TLS.
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  fastify.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    // Over plain HTTP browsers do not heed it; the host's other names are not ours to speak for.
    if (publicAddress(server.settings, request).startsWith("https:"))
      reply.header("strict-transport-security", HSTS);
    // What is answered there belongs to who asked, now.
    if (isCallOrSocket(request.url)) reply.header("cache-control", "no-store");
  });
}

/** Whether an address is below /api, of a call or not, or that of the sockets. */
function isCallOrSocket(url: string): boolean {
  return /^\/(api|ws)(?![\w-])/.test(url);
}
