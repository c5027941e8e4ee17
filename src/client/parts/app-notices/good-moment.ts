/** What is known of somebody's use of the app in this browser. */
export interface Use {
  /** Days on which it was used. */
  readonly days: number;
  /** The last of them, YYYY-MM-DD. */
  readonly lastDay: string;
  /** Whether the installation was offered already. */
  readonly offered: boolean;
}

/** Days of use after which the app is worth a place among somebody's apps. */
const DAYS_OF_USE = 3;

/** The use as it is with a visit today; several visits of a day count once. */
export function withVisit(use: Use | undefined, today: string): Use {
  if (!use) return { days: 1, lastDay: today, offered: false };
  return use.lastDay === today ? use : { ...use, days: use.days + 1, lastDay: today };
}

/** Whether this is the moment to offer the installation: once, to somebody who keeps coming back. */
export function isGoodMoment({ days, offered }: Use): boolean {
  return !offered && days >= DAYS_OF_USE;
}

/** What was written down of it before; nothing where that is no longer to be read. */
export function readUse(text: string | undefined): Use | undefined {
  try {
    const use = JSON.parse(text ?? "null") as Partial<Use> | null;
    return use && typeof use.days === "number" && typeof use.lastDay === "string"
      ? { days: use.days, lastDay: use.lastDay, offered: use.offered === true }
      : undefined;
  } catch {
    return undefined;
  }
}
