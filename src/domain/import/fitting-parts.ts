import {
  PLAN_DESC_MAX,
  PLAN_NAME_MAX,
  PLAN_NAME_MIN,
  PLAN_TASKS_MAX,
  SUBTASKS_MAX,
  TASK_NAME_MAX,
  TIME_MAX,
} from "../limits.ts";
import { cleanLine, cleanText, cutText } from "./clean-text.ts";
import type { ImportNotes } from "./import-notes.ts";

/** Without a time of its own in the file: the moment stands for "done, nobody knows when", as 0 would mean open. */
export const UNKNOWN_MOMENT = 1;

/** The name of a plan as it may be called: what the file says, or `fallback`. */
export function planNameOf(text: string, fallback: string, notes: ImportNotes): string {
  const name = cleanLine(text) || cleanLine(fallback);
  if (name.length > PLAN_NAME_MAX) notes.add("planNameCut", name);
  if (name.length >= PLAN_NAME_MIN) return cutText(name, PLAN_NAME_MAX);
  notes.add("planNameFilled", name);
  return `${name} #1`.trim();
}

export function planDescOf(text: string, name: string, notes: ImportNotes): string {
  const desc = cleanText(text);
  if (desc.length > PLAN_DESC_MAX) notes.add("planDescCut", name);
  return cutText(desc, PLAN_DESC_MAX);
}

/** The name of a task on one line, never empty; what had to change is noted. */
export function taskNameOf(text: string, fallback: string, notes: ImportNotes): string {
  const name = cleanLine(text);
  if (name === "") notes.add("namesFilled", fallback);
  if (name.length > TASK_NAME_MAX) notes.add("namesCut", name);
  return cutText(name || cleanLine(fallback) || "#", TASK_NAME_MAX);
}

/** Start and end as a task has them: a start behind the end, and one alone, are noted. */
export function fittingTimes(
  { start, end }: { readonly start: number; readonly end: number },
  name: string,
  notes: ImportNotes,
): { startTime: number; endTime: number } {
  const startsAfterEnd = end > 0 && start > end;
  if (startsAfterEnd) notes.add("startsAfterEnd", name);
  if (start > 0 && end === 0) notes.add("startsAlone", name);
  return { startTime: startsAfterEnd ? 0 : start, endTime: end };
}

/** A moment that a task can have; 0 and a note where a text says none. */
export function momentIn(
  text: string,
  read: (text: string) => number | null | undefined,
  { name, notes }: { readonly name: string; readonly notes: ImportNotes },
): number {
  if (text === "") return 0;
  const time = read(text) ?? 0;
  if (time > 0 && time <= TIME_MAX) return time;
  notes.add("timesUnreadable", name);
  return 0;
}

/** Hands out room for subtasks: as many as one task has, and all tasks of a plan together. */
export function subtaskRoom(tasks: number) {
  let room = PLAN_TASKS_MAX - tasks;
  return <Part>(parts: readonly Part[]): { readonly kept: Part[]; readonly over: Part[] } => {
    const taken = Math.max(0, Math.min(SUBTASKS_MAX, room));
    const kept = parts.slice(0, taken);
    room -= kept.length;
    return { kept, over: parts.slice(taken) };
  };
}
