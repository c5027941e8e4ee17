import * as z from "zod/mini";
import { BASELINE_NAME_MAX, BASELINES_MAX } from "../baseline/baseline-limits.ts";
import { filePartShapes } from "../export/parts/file-parts-shape.ts";
import { PLAN_TASKS_MAX } from "../limits.ts";
import { flagShape, givenTimeShape } from "../shape.ts";
import { workMinutesShape, workNoteShape } from "../work-time/add-time-entry.ts";
import { TASK_ENTRIES_MAX } from "../work-time/work-time-limits.ts";

const key = z.string().check(z.minLength(1));

/** Time that was worked on a task, oldest first. */
export const importTimesShape = z
  .array(
    z.object({
      memberKey: key,
      startTime: givenTimeShape,
      minutes: workMinutesShape,
      note: workNoteShape,
      timed: flagShape,
    }),
  )
  .check(z.maxLength(TASK_ENTRIES_MAX));
export type ImportTimes = z.infer<typeof importTimesShape>;

/** The times of tasks and subtasks as they stood once, by their keys. */
export const importBaselinesShape = z
  .array(
    z.object({
      name: z.string().check(z.minLength(1), z.maxLength(BASELINE_NAME_MAX)),
      createTime: givenTimeShape,
      tasks: z
        .array(z.object({ key, startTime: givenTimeShape, endTime: givenTimeShape }))
        .check(z.minLength(1), z.maxLength(PLAN_TASKS_MAX)),
    }),
  )
  .check(z.maxLength(BASELINES_MAX));
export type ImportBaselines = z.infer<typeof importBaselinesShape>;

const { automations, views, templates, rights } = filePartShapes;

/** What else a plan of ours has: columns, states, tags, fields and members by their places on the board. */
export const importPartsShape = z.object({ automations, views, templates, rights });
export type ImportParts = z.infer<typeof importPartsShape>;
