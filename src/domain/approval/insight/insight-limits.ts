/** How far back it can be asked how long steps took, days. */
export const INSIGHT_DAYS = [30, 90, 365] as const;
/** Lines of each part of an insight at most. */
export const INSIGHT_LINES_MAX = 200;
