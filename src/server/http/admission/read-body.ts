import type { FastifyInstance, FastifyRequest } from "fastify";
import { TOO_LARGE } from "#contract/envelope.ts";
import { currentBill, spend } from "../../processor/bill.ts";
import { payBody } from "../../processor/prices.ts";
import { nextTurn } from "../../processor/turns.ts";

/** Bytes of a body for which nobody else is kept waiting. */
const SHORT = 64 * 1024;
/** Values of one body: what is read in one go, and kept in memory many times over. */
const VALUES_MAX = 40_000;

const COMMA = 0x2c;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const OPENING_BRACE = 0x7b;

/** More is in the body than the server takes, though its bytes are few. */
class TooManyValues extends Error {
  readonly statusCode = TOO_LARGE;
}

/** Leaves bodies as text until it is known whose turn it is to have theirs read; only JSON is taken. */
export function keepBodiesAsText(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
}

/** Whether reading the body keeps others waiting. */
export function isLongBody({ body }: FastifyRequest): boolean {
  return typeof body === "string" && body.length > SHORT;
}

/** Makes the text of a body the value that it stands for; throws what the caller is told of. */
export function bodyReader(fastify: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const parse = fastify.getDefaultJsonParser("error", "error");
  return async (request) => {
    const { body } = request;
    if (typeof body !== "string") return;
    payBody(body.length);
    const isLong = isLongBody(request);
    if (isLong) {
      await nextTurn();
      // Whoever stood in line may have used their budget up meanwhile.
      currentBill()?.demand();
    }
    spend(() => {
      assertFewValues(body);
      void parse(request, body, (error, value) => {
        if (error) throw error;
        request.body = value;
      });
    });
    if (isLong) await nextTurn();
  };
}

/** Throws where a text stands for more values than are ever sent. */
export function assertFewValues(text: string): void {
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) at = endOfString(text, at);
    else if (unit === COMMA || unit === OPENING_BRACKET || unit === OPENING_BRACE) values += 1;
    if (values > VALUES_MAX) throw new TooManyValues();
  }
}

/** Where the string that begins at `start` ends; the end of the text when it does not. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at;
    if (unit === BACKSLASH) at += 1;
  }
  return at;
}
