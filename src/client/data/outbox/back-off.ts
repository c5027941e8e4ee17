const FIRST = 1_000;
/** The longest wait between two attempts, ms. */
export const BACK_OFF_MOST = 60_000;

/** Milliseconds until the next attempt: grows with the attempts, and luck (0 up to 1) spreads many browsers. */
export function backOff(attempts: number, luck: number): number {
  const most = Math.min(BACK_OFF_MOST, FIRST * 2 ** attempts);
  return Math.ceil(FIRST + luck * (most - FIRST));
}
