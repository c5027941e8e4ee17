import type { FastifyReply, FastifyRequest } from "fastify";
import { NOT_FOUND } from "#domain/refusal.ts";
import type { App } from "../../server.ts";
import { languageOf, sendRefusal } from "../bind.ts";
import { callUnknown } from "../problems.ts";

/** What a reader of files may ask for beyond an address, and be told beyond the bytes. */
const ASKED = "if-none-match, if-range, range";
const TOLD = "accept-ranges, content-disposition, content-length, content-range, etag";
const FILES_PATH = "/files/";
/** What stands in an address that opens by itself. */
const OPENERS = ["token", "visit"] as const;
const DAY = 86_400;
const NO_CONTENT = 204;
const READS: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/**
 * Where the operator gives contents an origin of their own, bytes that open by their address alone come from there and
 * nowhere else, so that nothing in them shares an origin with the app; and nothing else is answered there.
 */
export function keepFilesApart({ fastify, server }: App): void {
  const { filesUrl, publicUrl = "" } = server.settings;
  if (filesUrl === undefined) return;
  const { host } = new URL(filesUrl);
  const app = new URL(publicUrl).origin;
  fastify.addHook("onRequest", async (request, reply) => {
    const opensByAddress = isOpenAddress(request);
    if (request.headers.host === host) {
      reply.headers(readableBy(app));
      if (request.method === "OPTIONS") return reply.status(NO_CONTENT).send();
      if (!opensByAddress) return refuse(request, reply);
    } else if (opensByAddress && READS.has(request.method)) {
      return reply.header("cache-control", "no-store").redirect(filesUrl + request.url);
    }
    return undefined;
  });
}

/**
 * Whether an address is that of bytes, with what opens them: no session is asked for beside it. It is asked of what the router made
 * of it, because a letter may be written in several ways.
 */
function isOpenAddress({ routeOptions, query }: FastifyRequest): boolean {
  const isOfBytes = routeOptions.url?.startsWith(FILES_PATH) === true;
  return isOfBytes && OPENERS.some((name) => Object.hasOwn(query as object, name));
}

/** Pages of the app read what comes from the other origin; nobody else's do. */
function readableBy(app: string): Record<string, string> {
  return {
    "access-control-allow-origin": app,
    "access-control-allow-methods": "GET, HEAD",
    "access-control-allow-headers": ASKED,
    "access-control-expose-headers": TOLD,
    "access-control-max-age": String(DAY),
    "cross-origin-resource-policy": "cross-origin",
    vary: "origin",
  };
}

async function refuse(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  return sendRefusal(reply, languageOf(request), callUnknown, NOT_FOUND);
}
