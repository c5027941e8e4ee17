/** Saves what grows under a person's fingers. */
export interface Keeper<Value> {
  /** It is this now, which is saved within the delay, also while the person goes on. */
  readonly change: (value: Value) => void;
  /** Saves at once what has changed; nothing where nothing has. */
  readonly flush: (leaving?: boolean) => void;
}

type Timer = ReturnType<typeof setTimeout>;

interface Clock {
  readonly setTimer: (callback: () => void, delay: number) => Timer;
  readonly clearTimer: (timer: Timer) => void;
}

const usual: Clock = {
  setTimer: (callback, delay) => setTimeout(callback, delay),
  clearTimer: (timer) => clearTimeout(timer),
};

/**
 * Saves at the latest so many ms after a change. Not so long after the last one: whoever writes without a pause would
 * have nothing saved until they rest. `leaving` = the page may be gone before anything asynchronous has ended.
 */
export function keepWithin<Value>(
  delay: number,
  save: (value: Value, leaving: boolean) => void,
  clock = usual,
): Keeper<Value> {
  let waiting: { value: Value; readonly timer: Timer } | undefined;
  const flush = (leaving = false) => {
    if (!waiting) return;
    const { value, timer } = waiting;
    waiting = undefined;
    clock.clearTimer(timer);
    save(value, leaving);
  };
  const change = (value: Value) => {
    if (waiting) waiting.value = value;
    else waiting = { value, timer: clock.setTimer(flush, delay) };
  };
  return { change, flush };
}
