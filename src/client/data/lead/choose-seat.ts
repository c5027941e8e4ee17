import type { LocalDatabase } from "../database/local-database.ts";
import { leaseSeat } from "./lease-seat.ts";
import { lockSeat } from "./lock-seat.ts";
import { pause, type Seat, type Wait } from "./seat.ts";

export interface SeatSettings {
  /** Name of the lock: one leader for each server and account in a browser. */
  readonly name: string;
  readonly database: LocalDatabase;
  /** Undefined where the browser has no Web Locks; then a lease in the database decides. */
  readonly locks: LockManager | undefined;
  /** Name of this tab among those of the browser. */
  readonly tab: string;
  readonly now: () => number;
  /** The browser's own timers where left out. */
  readonly wait?: Wait;
}

/** The seat of an account's leader, by the best that the browser has. */
export function chooseSeat({ locks, name, database, tab, now, wait }: SeatSettings): Seat {
  return locks
    ? lockSeat(locks, name, database)
    : leaseSeat({ database, holder: tab, now, wait: wait ?? pause });
}
