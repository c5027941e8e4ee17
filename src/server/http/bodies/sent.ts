import type { FastifyRequest } from "fastify";
import { type CallDefinition, fieldsOfPath } from "#contract/call.ts";
import { Fields } from "./fields.ts";

/** What a call was sent: its body, or what a GET asks, with the fields that stand in its path. */
export function sentOf(
  { method, path, body: shape, bodies = ["json"] }: CallDefinition,
  { query, params }: Pick<FastifyRequest, "query" | "params">,
  body: unknown,
): unknown {
  const isAsked = method === "GET" || bodies.includes("query");
  const asked = isAsked ? Fields.of(query).valuesFor(shape) : undefined;
  const inPath = fieldsOfPath(path).length > 0 ? Fields.of(params).valuesFor(shape) : undefined;
  const brought = body instanceof Fields ? body.valuesFor(shape) : body;
  if (!asked && !inPath) return brought ?? {};
  return { ...asked, ...(typeof brought === "object" && brought), ...inPath };
}
