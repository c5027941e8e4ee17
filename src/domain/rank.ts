import { generateKeyBetween, generateNKeysBetween } from "fractional-indexing";

/** What lies between two equal ranks: behind both, and before any other that is greater by a whole step. */
const BEHIND = "V";

/**
 * A rank between two neighbours; undefined stands for the start or the end. Two
 * people who drop at the same place offline make equal ranks: between these
 * there is no room, so the answer lies right behind them.
 */
export function rankBetween(before: string | undefined, after: string | undefined): string {
  if (before !== undefined && before === after) return `${before}${BEHIND}`;
  return generateKeyBetween(before ?? null, after ?? null);
}

/** `count` ranks in order between two neighbours, as `rankBetween` finds one. */
export function ranksBetween(
  before: string | undefined,
  after: string | undefined,
  count: number,
): string[] {
  if (count === 0) return [];
  if (before === undefined || before !== after)
    return generateNKeysBetween(before ?? null, after ?? null, count);
  const last = `${before}${BEHIND}`;
  return [...generateNKeysBetween(before, last, count - 1), last];
}

/** Whether a text is a rank that others can be put before and behind. */
export function isRank(text: string): boolean {
  if (!/^[A-Za-z0-9]+$/.test(text)) return false;
  try {
    generateKeyBetween(text, null);
    return true;
  } catch {
    return false;
  }
}

/** The rank with which the row at a place stands one further up or down among all of them, in their order; undefined at the end. */
export function rankMoved(
  rows: readonly { readonly rank: string }[],
  place: number,
  step: -1 | 1,
): string | undefined {
  const [near, far] = [rows[place + step], rows[place + 2 * step]];
  if (!near) return undefined;
  return step === 1 ? rankBetween(near.rank, far?.rank) : rankBetween(far?.rank, near.rank);
}

/** `count` ranks in order, after `last`. */
export function ranksAfter(last: string | undefined, count: number): string[] {
  return generateNKeysBetween(last ?? null, null, count);
}

/** The greatest rank among siblings, or undefined when there are none. */
export function lastRank(rows: readonly { rank: string }[]): string | undefined {
  let last: string | undefined;
  for (const row of rows) if (last === undefined || row.rank > last) last = row.rank;
  return last;
}
