import {
  offeredPriorities,
  type PriorityLevel,
  priorityLevelsOf,
  shippedPriorityName,
} from "#domain/task/priorities.ts";
import { textsIn } from "../local-text.ts";

/** What priorities can be chosen, as they are called in a language. */
export function prioritiesIn(
  setting: Parameters<typeof priorityLevelsOf>[0],
  language: string,
): Omit<PriorityLevel, "removed">[] {
  const say = textsIn(language);
  return offeredPriorities(priorityLevelsOf(setting)).map(({ priority, name, color, days }) => ({
    priority,
    name: name || say(shippedPriorityName(priority) ?? ""),
    color,
    days,
  }));
}
