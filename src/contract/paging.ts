import * as z from "zod/mini";
import { PAGE_MAX } from "#domain/limits.ts";
import { idShape } from "#domain/shape.ts";

/** Dialogs of one kind that `dialog.beyond` answers. */
export const DIALOGS_BEYOND = 20;

/** Page fields of a list call (seed 000 §7): current counts from 1. */
export const pageShape = {
  current: z.optional(z.int().check(z.positive(), z.maximum(PAGE_MAX))),
  size: sizeShape(200),
};

/** How many rows a page holds at most. */
export function sizeShape(max: number) {
  return z.optional(z.int().check(z.positive(), z.maximum(max)));
}

/**
 * `timerange` of a list call, "updated,deleted": only what changed since the first,
 * with `deleted_id` naming what left the list since the second; either may be empty
 * (seed 000 §7). Best sent is what the last reply gave, which no clock can spoil;
 * a time of the server's clock will do (epoch seconds or milliseconds).
 */
export const timerangeShape = {
  timerange: z.optional(z.string().check(z.regex(/^\d{0,15},\d{0,15}$/))),
};

/** What a list call that knows `timerange` adds to its reply. */
export const timerangeReplyShape = {
  /**
   * Ids of what went or is out of the caller's reach since, and for the tasks of a
   * plan of what left it; with the first page only. What is archived has not gone:
   * who follows that asks for `archived: "all"`.
   */
  deleted_id: z.array(idShape),
  /** To be sent the next time, so that nothing is missed between the two. */
  timerange: z.string(),
};
