import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { FastifyHttpOptions } from "fastify";
import { TOO_LARGE } from "#contract/envelope.ts";
import { LANGUAGE_HEADER } from "#contract/headers.ts";
import { PARAMETER_ERROR, parameterError, type Refusal } from "#domain/refusal.ts";
import { knownLanguage } from "../../local-text.ts";
import type { App } from "../../server.ts";
import type { Settings } from "../../settings.ts";
import { headerOf } from "../admission/header-of.ts";
import { refusalEnvelope } from "../bind.ts";
import { securityHeaders } from "./security-headers.ts";

type AppAddress = Pick<Settings, "publicUrl" | "filesUrl">;

/**
 * Requests that the router or the parser of HTTP could not read get the same envelope and headers as all others.
 * An address that cannot be decoded goes by another one through the router and is refused behind it.
 */
export function unreadableOptions(settings: AppAddress) {
  return {
    http: { requireHostHeader: false },
    rewriteUrl: ({ url = "/" }) => (isReadable(url) ? url : "/"),
    clientErrorHandler: (error, socket) => answerRaw(settings, socket, unparsed(error.code)),
  } satisfies FastifyHttpOptions<Server>;
}

/** Refuses what the options have let through, and what the plugin of the sockets would answer by itself. */
export function refuseUnreadable({ fastify, server: { settings } }: App): void {
  fastify.addHook("onRequest", async ({ originalUrl, raw }) => {
    if (!isReadable(originalUrl) || (raw.httpVersion === "1.1" && raw.headers.host === undefined))
      throw new UnreadableRequest();
  });
  // What a client expects of us beyond an answer it does not get; the answer it does.
  fastify.server.on("checkExpectation", fastify.routing);
  fastify.server.on("connect", (_request: IncomingMessage, socket: Duplex) => {
    answerRaw(settings, socket, badRequest);
  });
  fastify.websocketServer.on("wsClientError", (_error, socket, request) => {
    answerRaw(settings, socket, badRequest, request);
  });
}

class UnreadableRequest extends Error {
  readonly statusCode = PARAMETER_ERROR;
}

function isReadable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/, 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

interface RawAnswer {
  readonly status: number;
  readonly refusal: Refusal;
}

const TIMED_OUT = 408;
const HEADERS_TOO_LARGE = 431;
const badRequest: RawAnswer = { status: PARAMETER_ERROR, refusal: parameterError() };

/** What the parser of HTTP gave up on, by the code of its error. */
function unparsed(code = ""): RawAnswer {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return { ...badRequest, status: TIMED_OUT };
  if (code === "HPE_HEADER_OVERFLOW")
    return { status: HEADERS_TOO_LARGE, refusal: { code: TOO_LARGE, reason: "tooLarge" } };
  return badRequest;
}

/** Answers where there is a connection and no reply to write into, and hangs up. */
function answerRaw(
  settings: AppAddress,
  socket: Duplex,
  { status, refusal }: RawAnswer,
  request?: IncomingMessage,
): void {
  socket.on("error", () => socket.destroy());
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { url = "/", headers: sent = {} } = request ?? {};
  const language = knownLanguage(headerOf({ headers: sent }, LANGUAGE_HEADER));
  const body = JSON.stringify(refusalEnvelope(language, refusal));
  const headers = {
    ...securityHeaders(settings, { url, headers: sent, protocol: "http" }),
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join("\r\n");
  socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
}
