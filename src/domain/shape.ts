import * as z from "zod/mini";
import { ID_MAX } from "./id.ts";
import { TASK_CONTENT_MAX, TIME_MAX } from "./limits.ts";
import { isRank } from "./rank.ts";

/** Pieces that the shapes of rows and arguments share. */

/** A non-zero positive id (seed 000 §5: anything else is a 'Parameter error'). */
export const idShape = z.int().check(z.positive(), z.maximum(ID_MAX));
/** An id, or 0 for none. */
export const idOrNoneShape = z.int().check(z.nonnegative(), z.maximum(ID_MAX));
/** How many, or which in a row that only grows: a version, a place in the log. */
export const countShape = z.int().check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER));
/** Epoch milliseconds as they stand in a row, 0 = not set; what came in before there was a limit can still be read. */
export const timeShape = z.int().check(z.nonnegative());
/** A moment that somebody names: epoch milliseconds, 0 = not set, and no later than can be drawn everywhere. */
export const givenTimeShape = z.int().check(z.nonnegative(), z.maximum(TIME_MAX));
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

/** Which shapes are HTML; what is made of one of them by more checks is so too. */
const htmlShapes = z.registry<{ readonly isHtml: true }>();

/** HTML of a long text; wherever it stands, it is sanitised on its way into the database, and kept from lying deeper than HTML_DEPTH_MAX. */
export const htmlShape = longTextShape(TASK_CONTENT_MAX).register(htmlShapes, { isHtml: true });

/** Whether a text of this shape is HTML. */
export function isHtmlShape(shape: z.core.$ZodType): boolean {
  return htmlShapes.get(shape)?.isHtml === true;
}

/** A trimmed text of min to max characters, less what no database takes, and cleaned further where a way is named. */
export function textShape(min: number, max: number, clean = (text: string) => text) {
  return z.string().check(
    z.overwrite((text) => clean(text.replace(NUL_OR_HALF_CHARACTER, ""))),
    z.trim(),
    z.minLength(min),
    z.maxLength(max),
  );
}
