import type { Drawn } from "./design-edit.ts";

/** A form while it is drawn, with all that it was before and that was taken back. */
export interface DesignHistory {
  readonly now: Drawn;
  /** The newest last. */
  readonly past: readonly Drawn[];
  /** The next one last. */
  readonly future: readonly Drawn[];
  /** What was changed last, while further changes of it count as the same one. */
  readonly of: string | undefined;
}

/** Steps that can be taken back. */
const STEPS_MAX = 200;

export function beginHistory(now: Drawn): DesignHistory {
  return { now, past: [], future: [], of: undefined };
}

/** One thing more; letters typed one after the other into one property (`of`) are one thing. */
export function drawn(history: DesignHistory, now: Drawn, of?: string): DesignHistory {
  if (now.definition === history.now.definition) return { ...history, now };
  const isSame = of !== undefined && of === history.of;
  const past = isSame ? history.past : [...history.past, history.now].slice(-STEPS_MAX);
  return { now, past, future: [], of };
}

/** The form as it was before the last thing. */
export function undone(history: DesignHistory): DesignHistory {
  const before = history.past.at(-1);
  if (!before) return history;
  return {
    now: before,
    past: history.past.slice(0, -1),
    future: [...history.future, history.now],
    of: undefined,
  };
}

export function redone(history: DesignHistory): DesignHistory {
  const next = history.future.at(-1);
  if (!next) return history;
  return {
    now: next,
    past: [...history.past, history.now],
    future: history.future.slice(0, -1),
    of: undefined,
  };
}

/** Others are chosen; nothing that could be taken back. */
export function chose(history: DesignHistory, chosen: readonly string[]): DesignHistory {
  return { ...history, now: { ...history.now, chosen }, of: undefined };
}
