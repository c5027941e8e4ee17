import * as z from "zod/mini";
import { PLAN_TASKS_MAX } from "../../limits.ts";

/** The place of something in its list; -1 = none. */
export const placeShape = z.int().check(z.minimum(-1), z.maximum(PLAN_TASKS_MAX));

export function placesShape(most: number) {
  return z.array(placeShape).check(z.maxLength(most));
}

/** A name of at most so many characters. */
export function namedShape(most: number) {
  return z.string().check(z.minLength(1), z.maxLength(most));
}

/** A task by its place, or one of its subtasks by its place among them; -1 = the task itself. */
export const taskEndShape = z.object({ task: placeShape, subtask: placeShape });
