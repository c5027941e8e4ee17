import {
  CHECK_ITEM_NAME_MAX,
  CHECK_ITEMS_MAX,
  SUBTASKS_MAX,
  TASK_NAME_MAX,
} from "#domain/limits.ts";
import type { GivenTask } from "#domain/task-template/given-task.ts";
import type { KeptTask } from "#domain/task-template/kept-task.ts";
import { isForward } from "#domain/template/refuse-content.ts";
import { ESTIMATE_MAX } from "#domain/work-time/estimate-limits.ts";
import { readDuration, writeDuration } from "#domain/work-time/read-duration.ts";

/** A template of a task as it is being written. */
export interface TemplateDraft {
  readonly name: string;
  readonly task: GivenTask;
  /** How long it is thought to take, as people write it; "" = nobody says. */
  readonly estimate: string;
  /** One line for each. */
  readonly checklist: string;
  readonly subtasks: string;
}

/** What a new template begins with. */
export const NEW_TASK: GivenTask = {
  content: "",
  span: null,
  color: "",
  priority: 0,
  milestone: 0,
  estimate: 0,
  tagIds: [],
  fields: [],
  checklist: [],
  subtasks: [],
};

/** Eight to five on the first day: a time to go on from. */
export const FIRST_SPAN = { startDay: 0, startMinute: 480, endDay: 0, endMinute: 1020 };

export function draftOf(name: string, task: GivenTask | KeptTask): TemplateDraft {
  return {
    name,
    task,
    estimate: task.estimate > 0 ? writeDuration(task.estimate) : "",
    checklist: task.checklist.join("\n"),
    subtasks: task.subtasks.map((subtask) => subtask.name).join("\n"),
  };
}

/** The draft as it is kept; subtasks that are still called the same keep their times. */
export function taskOf(draft: TemplateDraft): GivenTask {
  const { task, checklist, subtasks } = draft;
  const spans = new Map(task.subtasks.map(({ name, span }) => [name, span]));
  const names = task.milestone === 1 ? [] : linesOf(subtasks, TASK_NAME_MAX, SUBTASKS_MAX);
  return {
    ...task,
    estimate: estimateIn(draft) ?? task.estimate,
    checklist: linesOf(checklist, CHECK_ITEM_NAME_MAX, CHECK_ITEMS_MAX),
    subtasks: names.map((name) => ({ name, span: spans.get(name) ?? null })),
  };
}

/** The minutes that are written for how long it takes; undefined where that is none that can be taken. */
export function estimateIn({ estimate }: Pick<TemplateDraft, "estimate">): number | undefined {
  if (estimate.trim() === "") return 0;
  const minutes = readDuration(estimate);
  return minutes !== undefined && minutes <= ESTIMATE_MAX ? minutes : undefined;
}

/** Whether the draft can be kept. */
export function isWhole(draft: TemplateDraft): boolean {
  const { name, task } = draft;
  if (name.trim() === "" || estimateIn(draft) === undefined) return false;
  return task.span === null || isForward(task.span);
}

function linesOf(text: string, longest: number, most: number): string[] {
  const lines = text.split("\n").map((line) => line.trim().slice(0, longest));
  return lines.filter((line) => line !== "").slice(0, most);
}

/** "08:30" as minutes since midnight; undefined where it is no time of day. */
export function minuteOf(clock: string): number | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock);
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined;
}

/** Minutes since midnight as a field of times has them. */
export function clockOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
