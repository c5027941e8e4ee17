import type { ArgumentsOf } from "../commands.ts";
import type { Times } from "../task/task-times.ts";
import { addDays, atClock } from "../task/times/calendar-day.ts";
import type { PlanTemplateContent, Span } from "./plan-template-content.ts";

type Begun = Pick<Required<ArgumentsOf<"plan.add">>, "columns" | "flows" | "tags" | "tasks"> &
  Pick<ArgumentsOf<"plan.add">, "fields">;

/** What a plan begins with that is made from a template and starts on this day. */
export function planOfTemplate(content: PlanTemplateContent, startDay: number): Begun {
  const timed = (span: Span | null) => span && { times: timesFrom(startDay, span) };
  return {
    columns: content.columns.map(({ name, color, taskLimit }) => ({ name, color, taskLimit })),
    flows: content.states.map(({ outcome, ...state }) => ({
      ...state,
      ...(outcome !== "" && { outcome }),
    })),
    ...(content.fields && { fields: content.fields }),
    tags: content.tags.map(({ name, color }) => ({ name, color })),
    tasks: content.tasks.map(({ span, content: words, checklist, subtasks, ...task }) => ({
      ...task,
      ...(words !== "" && { content: words }),
      ...timed(span),
      checklist: checklist.map((name) => ({ name })),
      subtasks: subtasks.map((subtask) => ({ name: subtask.name, ...timed(subtask.span) })),
    })),
  };
}

/** The times that a span means, counted from the day that begins then (epoch ms). */
export function timesFrom(startDay: number, span: Span): Times {
  const at = (day: number, minute: number) =>
    atClock(addDays(startDay, day), { hour: Math.floor(minute / 60), minute: minute % 60 });
  return [at(span.startDay, span.startMinute), at(span.endDay, span.endMinute)];
}
