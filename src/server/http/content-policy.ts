import type { IncomingMessage } from "node:http";

/** What pages of the app may load and do: only what comes from here, and no script but files. */
export const contentPolicy = {
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
    baseUri: ["'self'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** Some browsers do not take 'self' to include the sockets of the same host. */
function ownSockets(request: IncomingMessage): string {
  const host = request.headers.host ?? "";
  return /^[\w.[\]-]+(:\d+)?$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
