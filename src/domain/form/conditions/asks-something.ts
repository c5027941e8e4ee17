import { isEmptyJson } from "../field-kinds/shapes/value-shape.ts";
import type { Condition, Question } from "./condition.ts";

/** Whether a question has something to compare with, where it needs that. */
export function asksSomething({ symbol, operand }: Question): boolean {
  if (symbol === "null" || symbol === "notNull" || operand.type !== "constant") return true;
  const { value } = operand;
  const isOpen = Array.isArray(value) && value.every((each) => each === null);
  return !isEmptyJson(value) && !isOpen;
}

/** A condition without what asks nothing yet; undefined where nothing is asked. */
export function askedOf({ all, groups }: Condition): Condition | undefined {
  const asked = groups
    .map((group) => ({ ...group, questions: group.questions.filter(asksSomething) }))
    .filter(({ questions }) => questions.length > 0);
  return asked.length === 0 ? undefined : { all, groups: asked };
}
