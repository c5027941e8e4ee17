import * as z from "zod/mini";
import { TASK_CONTENT_MAX } from "./limits.ts";
import { isRank } from "./rank.ts";

/** Pieces that the shapes of rows and arguments share. */

/** A non-zero positive id (seed 000 §5: anything else is a 'Parameter error'). */
export const idShape = z.int().check(z.positive());
/** Epoch milliseconds, 0 = not set. */
export const timeShape = z.int().check(z.nonnegative());
/** 0 or 1. */
export const flagShape = z.union([z.literal(0), z.literal(1)]);
/** A fractional rank: order among siblings by plain string comparison. */
export const rankShape = z
  .string()
  // One bad rank would keep everybody from adding behind it.
  .check(z.maxLength(200), z.refine(isRank));

const NUL_OR_HALF_CHARACTER = /[\0\p{Surrogate}]/gu;

/** A text of at most max characters, less what no database takes: NUL and halves of characters. */
export function longTextShape(max: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(NUL_OR_HALF_CHARACTER, "")),
    z.maxLength(max),
  );
}

/** Sanitised HTML of a long text. */
export const htmlShape = longTextShape(TASK_CONTENT_MAX);

/** A trimmed text of min to max characters, less what no database takes. */
export function textShape(min: number, max: number) {
  return z.string().check(
    z.overwrite((text) => text.replace(NUL_OR_HALF_CHARACTER, "")),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
}
