import { MESSAGE_PAGE } from "#domain/limits.ts";

/** Messages drawn at once; what is further away goes from the page and comes again by scrolling. */
export const SHOWN_MAX = MESSAGE_PAGE * 6;
/** How many more come with each reach of an end. */
const STEP = MESSAGE_PAGE * 2;

/** Which messages of a dialog are drawn. */
export interface ShownSpan {
  readonly most: number;
  /** A position within them, and how many behind it are drawn; undefined = up to the newest. */
  readonly around: number | undefined;
  readonly later: number;
}

/** The span with earlier messages; those furthest behind go. */
export function withEarlier(span: ShownSpan, oldest: number): ShownSpan {
  if (span.most + STEP <= SHOWN_MAX) return { ...span, most: span.most + STEP };
  return { most: SHOWN_MAX, around: oldest, later: SHOWN_MAX - STEP - 1 };
}

/** The span with later messages; the earliest go. */
export function withLater(span: ShownSpan, newest: number): ShownSpan {
  const most = Math.min(SHOWN_MAX, span.most + STEP);
  return { most, around: newest, later: STEP };
}
