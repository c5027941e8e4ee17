import { createHash } from "node:crypto";
import * as z from "zod/mini";

/** A shape as data, to be compared. */
export function schemaOf(shape: z.ZodMiniType, io: "input" | "output"): unknown {
  return z.toJSONSchema(shape, { io, unrepresentable: "any" });
}

/** The same hash for the same data, whatever the order in which its keys are written down. */
export function hashOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}

function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const fields = Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1));
  return `{${fields.map(([key, inner]) => `${JSON.stringify(key)}:${canonicalJson(inner)}`).join()}}`;
}
