import type { Id } from "#domain/id.ts";

const HOUR = 3_600_000;

/** Somebody does too often what others have to live with; nothing was done. */
export class TooSoon extends Error {
  override readonly name = "TooSoon";
  /** Milliseconds until they may do it again. */
  readonly wait: number;

  constructor(wait: number) {
    super("The caller does this too often");
    this.wait = wait;
  }
}

/** A deed, known by a name of its own: one that arrives again is no second one. */
interface Deed {
  readonly userId: Id;
  /** What it is, such as the name of a command. */
  readonly what: string;
  readonly name: string;
}

/** How often each person has done things within the last hour. Servers that share a database count for themselves. */
export class Pace {
  readonly #deeds = new Map<string, Map<string, number>>();

  /** Counts a deed; throws `TooSoon` where there were so many of them already. */
  count({ userId, what, name }: Deed, perHour: number, now: number): void {
    const key = `${userId} ${what}`;
    const recent = new Map([...(this.#deeds.get(key) ?? [])].filter(([, at]) => at > now - HOUR));
    if (!recent.has(name)) {
      const [oldest = now] = recent.values();
      if (recent.size >= perHour) throw new TooSoon(oldest + HOUR - now);
      recent.set(name, now);
    }
    this.#deeds.set(key, recent);
  }
}

const paces = new WeakMap<object, Pace>();

/** The one pace of a server, known by what it mints ids with. */
export function paceOf(mint: object): Pace {
  const pace = paces.get(mint) ?? new Pace();
  paces.set(mint, pace);
  return pace;
}
