import type { IncomingMessage } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** What pages of the app may load and do: only what comes from here, and no script but files. */
const contentPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    // Mantine sets sizes and colours in style attributes.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", "data:", "blob:"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'", ownSockets],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

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
export async function sendSecurityHeaders(fastify: FastifyInstance): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: contentPolicy,
    // Said below, to those who came by TLS.
    strictTransportSecurity: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  fastify.addHook("onRequest", async (request, reply) => {
    reply.header("permissions-policy", permissions);
    // Over plain HTTP browsers do not heed it; the host's other names are not ours to speak for.
    if (request.protocol === "https") reply.header("strict-transport-security", HSTS);
    // What is answered there belongs to who asked, now.
    if (isCallOrSocket(request.url)) reply.header("cache-control", "no-store");
  });
}

/** Whether an address is below /api, of a call or not, or that of the sockets. */
function isCallOrSocket(url: string): boolean {
  return /^\/(api|ws)(?![\w-])/.test(url);
}

/** Some browsers do not take 'self' to include the sockets of the same host. */
function ownSockets(request: IncomingMessage): string {
  const host = request.headers.host ?? "";
  return /^[\w.[\]-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
