import type { TryCount } from "../../tables/own/guards/try-count.ts";

/** How long somebody waits after wrong tries; all times in milliseconds. */
export interface Patience {
  /** So many may be wrong before there is a wait. */
  readonly free: number;
  /** The first wait; each further wrong try doubles it. */
  readonly first: number;
  readonly longest: number;
  /** After so long without a try all is forgotten. */
  readonly memory: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Passwords for one account, from one known browser or from one address. */
export const passwordPatience: Patience = {
  free: 10,
  first: MINUTE,
  longest: 15 * MINUTE,
  memory: HOUR,
};

/** Passwords for one account from everywhere, and for all accounts from one address: a site office has but one. */
export const sharedPatience: Patience = { ...passwordPatience, free: 50 };

/** Six digits, recovery codes and passkeys after the password; a slip of a finger costs nobody a wait. */
export const codePatience: Patience = {
  free: 2,
  first: SECOND,
  longest: 15 * MINUTE,
  memory: 24 * HOUR,
};

/** Milliseconds before the next try once so many were wrong. */
export function waitAfter(count: number, { free, first, longest }: Patience): number {
  return count < free ? 0 : Math.min(longest, first * 2 ** (count - free));
}

/** Milliseconds that are left of a wait; a clock that was set back makes it no longer than it was. */
export function waitLeft(
  { count, nextTime, expireTime }: TryCount,
  patience: Patience,
  now: number,
) {
  if (expireTime <= now) return 0;
  return Math.max(0, Math.min(nextTime - now, waitAfter(count, patience)));
}

/** The count with one more try, taken for wrong until it is known to be right. */
export function withTry(before: TryCount, patience: Patience, now: number): TryCount {
  const count = before.expireTime <= now ? 1 : before.count + 1;
  const nextTime = now + waitAfter(count, patience);
  const expireTime = Math.max(before.expireTime, now + patience.memory);
  return { key: before.key, count, nextTime, expireTime };
}
