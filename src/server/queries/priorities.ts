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
  return offeredPriorities(namedPriorities(setting, language)).map(
    ({ priority, name, color, days }) => ({ priority, name, color, days }),
  );
}

/** All priorities as they are called in a language, also those that nobody chooses any more. */
export function namedPriorities(
  setting: Parameters<typeof priorityLevelsOf>[0],
  language: string,
): PriorityLevel[] {
  const say = textsIn(language);
  return priorityLevelsOf(setting).map((level) => ({
    ...level,
    name: level.name || say(shippedPriorityName(level.priority) ?? ""),
  }));
}
