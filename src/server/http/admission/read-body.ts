import type { FastifyInstance, FastifyRequest } from "fastify";
import { currentBill, spend } from "../../processor/bill.ts";
import { payBody } from "../../processor/prices.ts";
import { nextTurn } from "../../processor/turns.ts";
import { assertBounded } from "../edge/read-json.ts";

/** Bytes of a body for which nobody else is kept waiting. */
const SHORT = 64 * 1024;

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
      assertBounded(body);
      void parse(request, body, (error, value) => {
        if (error) throw error;
        request.body = value;
      });
    });
    if (isLong) await nextTurn();
  };
}
