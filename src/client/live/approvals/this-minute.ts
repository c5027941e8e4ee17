/** A moment that stays the same for a minute, so that drawing again does not ask again. */
export function thisMinute(now: number): number {
  return now - (now % 60_000);
}
