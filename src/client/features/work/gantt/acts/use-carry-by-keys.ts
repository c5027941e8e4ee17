import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import { type CarriedPart, NO_SHIFT, shiftTimes } from "../model/shift-times.ts";

/** A bar on its way: where it is by now. */
export interface CarriedBar {
  readonly task: Task;
  readonly times: Times;
}

/** Whoever has pressed no key for so long has put the bar down, ms. */
const PAUSE = 700;

/** Carries a bar by keys: each press a step, and one change of the task in the end. */
export function useCarryByKeys(onMove: (task: Task, times: Times) => void) {
  const [carried, setCarried] = useState<CarriedBar>();
  const latest = useRef<CarriedBar>(undefined);
  const set = useCallback((bar: CarriedBar | undefined) => {
    latest.current = bar;
    setCarried(bar);
  }, []);
  const putDown = useCallback(() => {
    const bar = latest.current;
    set(undefined);
    if (!bar) return;
    const [start, end] = timesOf(bar.task);
    if (bar.times[0] !== start || bar.times[1] !== end) onMove(bar.task, bar.times);
  }, [onMove, set]);
  useEffect(() => {
    if (!carried) return;
    const timer = setTimeout(putDown, PAUSE);
    return () => clearTimeout(timer);
  }, [carried, putDown]);
  return useMemo(
    () => ({
      carried,
      putDown,
      leave: () => set(undefined),
      step(task: Task, part: CarriedPart, days: number) {
        const now = latest.current?.task.id === task.id ? latest.current.times : timesOf(task);
        set({ task, times: shiftTimes(now, part, { ...NO_SHIFT, days }) });
      },
    }),
    [carried, putDown, set],
  );
}
