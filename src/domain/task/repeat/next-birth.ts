import { civilAt, dayAt, momentOf } from "../../form/calendar/zone.ts";
import { dateOf } from "../../form/calendar/civil.ts";
import { REPEAT_CATCH_UP_MAX, REPEAT_NUMBER_MAX } from "./repeat-limits.ts";
import type { Task } from "../task.ts";
import { nextOccurrence, zoneOf } from "./next-occurrence.ts";
import type { Repeat } from "./repeat-rule.ts";

type Repeating = Pick<Task, "completeTime"> & { readonly repeat: Repeat };

/** Whether the task is the newest of a rule, which makes the next one from it. */
export function isRepeating<Row extends Pick<Task, "repeat">>(
  task: Row,
): task is Row & { readonly repeat: Repeat } {
  return task.repeat !== null;
}

/**
 * When the next one comes, epoch ms. undefined = there is none: this was the last one, or it has first to be done.
 * Reckoned from completion, that day counts as the one on which it started.
 */
export function nextBirth({ repeat, completeTime }: Repeating): number | undefined {
  if (hasReachedCount(repeat)) return undefined;
  if (repeat.after === "start") return repeat.nextTime || undefined;
  if (completeTime === 0) return undefined;
  const zone = zoneOf(repeat);
  const clock = civilAt(repeat.firstStart, zone);
  const done = momentOf({ ...clock, ...dateOf(dayAt(completeTime, zone)) }, zone);
  return nextOccurrence(repeat, done, done);
}

/**
 * Which of the ones that should have come by now are to be made up for: all of them, and after a long time the newest
 * so many. `passed` are those before them.
 */
export function missedBirths(
  task: Repeating,
  now: number,
): { readonly births: readonly number[]; readonly passed: number } {
  const births: number[] = [];
  let passed = 0;
  let next = nextBirth(task);
  let left = (task.repeat.endCount || REPEAT_NUMBER_MAX) - task.repeat.number;
  while (next !== undefined && next <= now && left > 0) {
    births.push(next);
    if (births.length > REPEAT_CATCH_UP_MAX) {
      births.shift();
      passed += 1;
    }
    // Reckoned from completion, the one that comes has first to be done.
    if (task.repeat.after === "completion") break;
    left -= 1;
    next = nextOccurrence(task.repeat, task.repeat.firstStart, next);
  }
  return { births, passed };
}

/** Whether there are as many of them as there shall be. */
export function hasReachedCount({
  endCount,
  number,
}: Pick<Repeat, "endCount" | "number">): boolean {
  return number >= (endCount || REPEAT_NUMBER_MAX);
}
