import { type PointerEvent as ReactPointerEvent, useRef } from "react";
import type { Times } from "#domain/task/task-times.ts";
import { timesOf } from "#domain/task/task-times.ts";
import type { Task } from "#domain/task/task.ts";
import { type CarriedPart, isShifted, shiftOf, shiftTimes } from "../model/shift-times.ts";
import type { TimeScale } from "../model/time-scale.ts";

interface BarDrag {
  readonly scale: TimeScale;
  readonly taskOf: (taskId: number) => Task | undefined;
  readonly mayMove: (task: Task) => boolean;
  readonly say: (times: Times) => string;
  readonly onMove: (task: Task, times: Times) => void;
}

/** Less than so far nobody carries anything, pixels. */
const STILL = 3;

/**
 * Carries bars, and stretches them by their edges, with the pointer. Only the bar follows until it is put down: the page
 * draws nothing anew meanwhile. Answers whether the press that has just ended was such a one.
 */
export function useBarDrag({ scale, taskOf, mayMove, say, onMove }: BarDrag) {
  const wasCarried = useRef(false);
  const carry = (event: ReactPointerEvent<HTMLElement>) => {
    wasCarried.current = false;
    const target = event.target as HTMLElement;
    const bar = target.closest<HTMLElement>("[data-bar]");
    const task = bar && taskOf(Number(bar.dataset["bar"]));
    if (!task || event.button !== 0 || event.pointerType === "touch" || !mayMove(task)) return;
    const part = (target.dataset["part"] ?? "all") as CarriedPart;
    const isMilestone = task.milestone === 1;
    const { left, width } = bar.style;
    const beginX = event.clientX;
    let times: Times = timesOf(task);
    const follow = (move: PointerEvent) => {
      const pixels = move.clientX - beginX;
      if (!wasCarried.current && Math.abs(pixels) < STILL) return;
      wasCarried.current = true;
      const shift = shiftOf(pixels, scale.dayWidth, scale.zoom === "hour");
      times = isShifted(shift) ? shiftTimes(timesOf(task), part, shift) : timesOf(task);
      const x = scale.xOf(times[isMilestone ? 1 : 0]);
      bar.style.left = `calc(var(--gantt-names) + ${x}px)`;
      if (!isMilestone) bar.style.width = `${scale.xOf(times[1]) - x}px`;
      bar.dataset["moving"] = say(isMilestone ? [times[1], times[1]] : times);
    };
    const end = (isDone: boolean) => {
      removeEventListener("pointermove", follow);
      removeEventListener("pointerup", putDown);
      removeEventListener("pointercancel", leave);
      removeEventListener("keydown", leaveByKey, true);
      bar.style.left = left;
      bar.style.width = width;
      delete bar.dataset["moving"];
      const before = timesOf(task);
      if (isDone && (times[0] !== before[0] || times[1] !== before[1])) onMove(task, times);
    };
    const putDown = () => end(true);
    const leave = () => end(false);
    const leaveByKey = (press: KeyboardEvent) => {
      if (press.key !== "Escape") return;
      press.stopPropagation();
      end(false);
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", putDown);
    addEventListener("pointercancel", leave);
    addEventListener("keydown", leaveByKey, true);
  };
  return { carry, wasCarried };
}
