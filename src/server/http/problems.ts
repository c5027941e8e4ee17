import { NO_ROOM, SERVER_PROBLEM, TOO_LARGE, TOO_MANY, UNAVAILABLE } from "#contract/envelope.ts";
import { NOT_FOUND, PARAMETER_ERROR, parameterError } from "#domain/refusal.ts";
import { SUCCESS } from "#contract/success.ts";
import { StoreFull } from "../files/store/file-store.ts";
import type { App } from "../server.ts";
import { TooSoon } from "../commands/pace.ts";
import { OverBudget } from "../processor/bill.ts";
import { waitRefusal } from "../wait-refusal.ts";
import { overBudget } from "./admission/bar.ts";
import { languageOf, sendRefusal } from "./bind.ts";
import { PartRefused } from "./bodies/bring-body.ts";
import { passOver } from "./bodies/pass-over.ts";

/** Turns whatever goes wrong into an envelope; what is nobody's fault but ours goes to the log. */
export function handleProblems({ fastify, server }: App): void {
  fastify.setErrorHandler((error: { statusCode?: number; code?: string }, request, reply) => {
    const language = languageOf(request);
    if (!request.raw.complete) {
      // The framework would cut the line where a body is too long.
      reply.removeHeader("connection");
      passOver(request);
    }
    if (error instanceof OverBudget) {
      return sendRefusal(reply, language, overBudget(error.wait), TOO_MANY);
    }
    if (error instanceof TooSoon)
      return sendRefusal(reply, language, waitRefusal(error.wait), TOO_MANY);
    if (error instanceof PartRefused) return sendRefusal(reply, language, error.refusal, SUCCESS);
    if (error instanceof StoreFull) {
      server.log.error({ err: error }, "There is no room left for files");
      return sendRefusal(reply, language, { code: NO_ROOM, reason: "file.noRoom" }, SUCCESS);
    }
    const status = error.statusCode ?? SERVER_PROBLEM;
    if (status === TOO_LARGE) {
      return sendRefusal(reply, language, { code: TOO_LARGE, reason: "tooLarge" }, TOO_LARGE);
    }
    if (status === TOO_MANY) {
      // The limit of a route has said in the header when to come back.
      const seconds = Number(reply.getHeader("retry-after") ?? 0);
      return sendRefusal(reply, language, waitRefusal(seconds * 1_000), TOO_MANY);
    }
    if (status >= PARAMETER_ERROR && status < SERVER_PROBLEM) {
      return sendRefusal(reply, language, parameterError(), status);
    }
    if (status === UNAVAILABLE) {
      server.log.warn({ err: error, call: request.routeOptions.url }, "A call was given up");
      const refusal = { code: UNAVAILABLE, reason: "tookTooLong" };
      return sendRefusal(reply, language, refusal, UNAVAILABLE);
    }
    server.log.error({ err: error, call: request.routeOptions.url }, "A call failed");
    const refusal = { code: SERVER_PROBLEM, reason: "serverProblem" };
    return sendRefusal(reply, language, refusal, SERVER_PROBLEM);
  });
}

/** The answer to an address under /api that is no call. */
export const callUnknown = { code: NOT_FOUND, reason: "callUnknown" };
