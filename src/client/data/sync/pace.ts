import { backOff } from "../outbox/back-off.ts";

/** Attempts closer together than this help nobody, ms. */
const APART = 1_000;

/** Lanes in trouble come again together, so far apart, ms: each has a moment of its own, and there may be many. */
const RETRIES_APART = 2_000;

/** When the line is used again: soon while it works, later and later while it fails. */
export interface Pace {
  /** How often in a row the line has failed. */
  failures(): number;
  /** Whether the line is left alone after a failure. */
  resting(): boolean;
  /** An attempt begins. */
  begins(): void;
  worked(): void;
  /** Lanes in trouble were tried again. */
  retried(): void;
  /** Milliseconds for which lanes in trouble are still left alone. */
  troubledRest(): number;
  /** Leaves the line alone, for as many ms as the server named, or as long as failures ask for. */
  failed(milliseconds?: number): void;
  /** Runs after as many ms; at the end of the rest where there is one. */
  comeAgain(milliseconds: number): void;
  /** Something gives hope: the rest is over, unless the server named its end. */
  wake(): void;
  stop(): void;
}

interface PaceSettings {
  now(): number;
  random(): number;
  run(): void;
}

export function createPace({ now, random, run }: PaceSettings): Pace {
  let failures = 0;
  let resting = false;
  let stopped = false;
  let begun = 0;
  let retriedAt = Number.NEGATIVE_INFINITY;
  /** When the server lets us come again, where it said so. */
  let until = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const runAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      resting = false;
      run();
    }, Math.ceil(milliseconds));
  };

  return {
    failures: () => failures,
    resting: () => resting,
    begins() {
      begun = now();
    },
    worked() {
      failures = 0;
    },
    retried() {
      retriedAt = now();
    },
    troubledRest() {
      const since = now() - retriedAt;
      // Clocks are also set back.
      return since >= 0 ? Math.max(0, RETRIES_APART - since) : 0;
    },
    failed(milliseconds) {
      failures += 1;
      resting = true;
      until = milliseconds === undefined ? 0 : now() + milliseconds;
      runAfter(milliseconds ?? backOff(failures, random()));
    },
    comeAgain(milliseconds) {
      if (!resting) runAfter(Math.max(APART, milliseconds));
    },
    wake() {
      failures = 0;
      // No sign of hope is worth more than the server's word. Clocks are also set back.
      if (resting && begun <= now() && now() < until) {
        runAfter(until - now());
        return;
      }
      const since = now() - begun;
      // Signs of hope that come in bursts are one.
      resting = since >= 0 && since < APART;
      if (resting) runAfter(APART - since);
      else {
        clearTimeout(timer);
        run();
      }
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
