import * as z from "zod/mini";

/** Page fields of a list call (seed 000 §7): current counts from 1. */
export const pageShape = {
  current: z.optional(z.int().check(z.positive())),
  size: z.optional(z.int().check(z.positive(), z.maximum(200))),
};

/**
 * `timerange` of a list call: "updated,deleted", sequence numbers up to which the
 * caller already knows; `deleted_id` names what went since.
 */
export const timerangeShape = {
  timerange: z.optional(z.string().check(z.regex(/^\d{0,15},\d{0,15}$/))),
};
