import type { FastifyInstance, FastifyRequest } from "fastify";
import type { BodyForm, CallDefinition, PartDefinition } from "#contract/call.ts";
import { currentBill, spend } from "../../processor/bill.ts";
import { payBody } from "../../processor/prices.ts";
import { nextTurn } from "../../processor/turns.ts";
import { assertBounded } from "../edge/read-json.ts";
import { Fields } from "./fields.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The forms in which the body of the route's call may come; JSON where left out. */
    readonly bodies?: readonly BodyForm[];
    readonly part?: PartDefinition;
  }
}

/** Bytes of a body for which nobody else is kept waiting. */
const SHORT = 64 * 1024;
const UNSUPPORTED = 415;
/** Of these nobody reads a body, whatever they say of one. */
const UNREAD: ReadonlySet<string> = new Set(["GET", "HEAD"]);

const formOf: Readonly<Record<string, BodyForm>> = {
  "application/json": "json",
  "application/x-www-form-urlencoded": "form",
  "multipart/form-data": "multipart",
};

/** The body is of a type that the call does not take. */
class BodyNotTaken extends Error {
  readonly statusCode = UNSUPPORTED;
}

/** What a route says of the bodies of its call. */
export function bodyConfig({ bodies, part }: CallDefinition) {
  return { ...(bodies && { bodies }), ...(part && { part }) };
}

/**
 * Leaves bodies as text, and those of parts where they are, until it is known whose turn it is to have theirs read; a
 * call is brought only what it says it takes.
 */
export function keepBodiesAsText(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  // Nothing is read of a body that nobody takes.
  fastify.addHook("preParsing", async (request, _reply, payload) => {
    const { bodies = ["json"] } = request.routeOptions.config;
    const isSent = request.headers["content-type"] !== undefined && !UNREAD.has(request.method);
    if (isSent && !bodies.includes(formOfBody(request))) throw new BodyNotTaken();
    return payload;
  });
  for (const [type, form] of Object.entries(formOf)) {
    if (form === "multipart") {
      fastify.addContentTypeParser(type, (_request, _payload, done) => done(null));
    } else {
      fastify.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) =>
        done(null, body),
      );
    }
  }
}

/** In which form a request brings its body; JSON also where it brings none. */
export function formOfBody({ headers }: Pick<FastifyRequest, "headers">): BodyForm {
  const [type = ""] = (headers["content-type"] ?? "").split(";", 1);
  return formOf[type.trim().toLowerCase()] ?? "json";
}

/** Whether reading the body keeps others waiting. */
export function isLongBody({ body }: FastifyRequest): boolean {
  return typeof body === "string" && body.length > SHORT;
}

/** Whether a body says of itself that it is long, or not how long it is. */
export function announcesLongBody({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return lengthOf(headers) > SHORT;
}

function lengthOf(headers: FastifyRequest["headers"]): number {
  return headers["transfer-encoding"] ? Infinity : Number(headers["content-length"] ?? 0);
}

/** Makes the text of a body the value that it stands for; throws what the caller is told of. */
export function bodyReader(fastify: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const parse = fastify.getDefaultJsonParser("error", "error");
  return async (request) => {
    const { body } = request;
    if (typeof body !== "string") return;
    // Those that announced that they are long were paid for while they came in.
    if (!announcesLongBody(request)) payBody(body.length);
    const isLong = isLongBody(request);
    if (isLong) {
      await nextTurn();
      // Whoever stood in line may have used their budget up meanwhile.
      currentBill()?.demand();
    }
    spend(() => {
      if (formOfBody(request) === "form") {
        request.body = Fields.ofForm(body);
        return;
      }
      // The same goes for their bounds.
      if (!announcesLongBody(request)) assertBounded(body);
      void parse(request, body, (error, value) => {
        if (error) throw error;
        request.body = value;
      });
    });
    if (isLong) await nextTurn();
  };
}
