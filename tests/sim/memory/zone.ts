import { AsyncLocalStorage } from "node:async_hooks";
import type { Scope } from "./scope.ts";

/** What somebody's work is part of, however far it goes. */
export interface Zone {
  readonly scope?: Scope | undefined;
  /** Hears of every table that is read. */
  readonly reads?: Set<string> | undefined;
}

const zones = new AsyncLocalStorage<Zone>();
const nowhere: Zone = {};

export function zoneNow(): Zone {
  return zones.getStore() ?? nowhere;
}

export function runIn<Result>(zone: Zone, work: () => Result): Result {
  return zones.run(zone, work);
}

/** Runs something that is part of nothing. */
export function runOutside<Result>(work: () => Result): Result {
  return zones.run(nowhere, work);
}
