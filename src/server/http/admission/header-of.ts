import type { FastifyRequest } from "fastify";

/** A header that is sent once; "" where it is not. */
export function headerOf(request: Pick<FastifyRequest, "headers">, name: string): string {
  const value = request.headers[name];
  return typeof value === "string" ? value : "";
}
