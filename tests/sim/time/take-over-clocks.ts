import { createHash } from "node:crypto";
import type { Luck } from "../luck.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** The clocks of the process while they are the simulation's. */
export interface ClocksTaken {
  /** Whether short work that needs no time is under way, such as a step of a local database. */
  isBusy(): boolean;
  giveBack(): void;
}

/** One for all: most deadlines end when nobody waits for them any more. */
const tooLate = new DOMException("Too late", "TimeoutError");

type Timer = ReturnType<VirtualTime["after"]>;
type Callback = (...args: unknown[]) => void;

/** Timers, dates, deadlines and luck of everything in this process follow the simulation; where it `isReckoned` checksums are there at once. */
export function takeOverClocks(time: VirtualTime, luck: Luck, isReckoned: boolean): ClocksTaken {
  const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate } = globalThis;
  const own = { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate };
  const { now } = Date;
  const hand = performance.now.bind(performance);
  const { random } = Math;
  const deadline = AbortSignal.timeout.bind(AbortSignal);
  const firstOf = AbortSignal.any.bind(AbortSignal);
  let soon = 0;
  const timers = timersOn(time);
  Object.assign(globalThis, timers, {
    setImmediate: (run: Callback, ...args: unknown[]) => {
      soon += 1;
      return own.setImmediate(() => {
        soon -= 1;
        run(...args);
      });
    },
  });
  Date.now = () => time.wall;
  // Who gives others a turn after so many milliseconds would do so by how busy the machine is.
  performance.now = () => time.now;
  Math.random = () => luck.next();
  AbortSignal.timeout = (delay) => {
    const ending = new AbortController();
    time.after(delay, () => ending.abort(tooLate));
    return ending.signal;
  };
  AbortSignal.any = anyOf;
  if (isReckoned) crypto.subtle.digest = reckonHere;
  return {
    isBusy: () => soon > 0,
    giveBack() {
      Object.assign(globalThis, own);
      Date.now = now;
      performance.now = hand;
      Math.random = random;
      AbortSignal.timeout = deadline;
      AbortSignal.any = firstOf;
      Reflect.deleteProperty(crypto.subtle, "digest");
    },
  };
}

/** A thread beside would take as long as it pleases. */
async function reckonHere(kind: AlgorithmIdentifier, data: BufferSource): Promise<ArrayBuffer> {
  const bytes = ArrayBuffer.isView(data)
    ? Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    : Buffer.from(data);
  const { name } = typeof kind === "string" ? { name: kind } : kind;
  return Uint8Array.from(createHash(name.replace("-", "")).update(bytes).digest()).buffer;
}

/** Node holds on to its own until one of them is aborted, and with it to the whole run that waited for it. */
function anyOf(signals: AbortSignal[]): AbortSignal {
  const ending = new AbortController();
  const over = signals.find(({ aborted }) => aborted);
  if (over) ending.abort(over.reason);
  for (const signal of signals)
    signal.addEventListener("abort", () => ending.abort(signal.reason), { once: true });
  return ending.signal;
}

function timersOn(time: VirtualTime) {
  const timers = new WeakMap<object, Timer>();
  const handle = (timer: Timer) => {
    const made = { ref: () => made, unref: () => made, hasRef: () => false };
    timers.set(made, timer);
    return made;
  };
  const clear = (made: object | undefined) => {
    const timer = made && timers.get(made);
    if (timer) time.cancel(timer);
  };
  return {
    setTimeout: (run: Callback, delay = 0, ...args: unknown[]) =>
      handle(time.after(delay, () => run(...args))),
    clearTimeout: clear,
    setInterval: (run: Callback, delay = 0, ...args: unknown[]) => {
      const made = handle(time.after(delay, again));
      function again() {
        timers.set(made, time.after(Math.max(1, delay), again));
        run(...args);
      }
      return made;
    },
    clearInterval: clear,
  };
}
