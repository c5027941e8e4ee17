import * as z from "zod/mini";
import type { Task } from "../task.ts";

/** People whom a private task may be shown to besides its own. */
export const VISIBLE_TO_MAX = 50;

/** Who sees a task: 1 = everybody in its plan, 2 = its people, 3 = its people and those who were chosen. */
export const visibilityShape = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type Visibility = z.infer<typeof visibilityShape>;

/** Who sees a task, as other clients name it. */
export function visibilityOf({
  privateTo,
  visibleTo,
}: Pick<Task, "privateTo" | "visibleTo">): Visibility {
  if (privateTo === 0) return 1;
  return visibleTo.length > 0 ? 3 : 2;
}

export function isPrivate({ privateTo }: Pick<Task, "privateTo">): boolean {
  return privateTo > 0;
}
