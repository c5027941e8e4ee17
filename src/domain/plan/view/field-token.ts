import { idsIn } from "../../field/field-value.ts";
import type { Id } from "../../id.ts";
import type { Task } from "../../task/task.ts";

/**
 * One value of a field of the plan, as a filter asks for it: the field, and a choice, a person or 1 for a tick. With a dash: addresses are read as if they were JSON, and with a point it would be a number.
 */
export type FieldToken = `${number}-${number}`;

/** Stands for nothing at all, and for anything. */
export const EMPTY = 0;
export const FILLED = Number.MAX_SAFE_INTEGER;

const TOKEN = /^\d{1,16}-\d{1,16}$/;

export function fieldToken(fieldId: Id, value: number): FieldToken {
  return `${fieldId}-${value}`;
}

export function isFieldToken(value: unknown): value is FieldToken {
  return typeof value === "string" && TOKEN.test(value);
}

/** The field and the value of a token. */
export function partsOfToken(token: FieldToken): readonly [Id, number] {
  const [fieldId = 0, value = 0] = token.split("-").map(Number);
  return [fieldId, value];
}

/** The question of a filter: of each field that it names the task says one of the values. */
export function fieldMatcher(
  tokens: readonly FieldToken[],
): (task: Pick<Task, "fields">) => boolean {
  const wanted = Map.groupBy(tokens.map(partsOfToken), ([fieldId]) => fieldId);
  return ({ fields }) =>
    [...wanted].every(([fieldId, values]) =>
      values.some(([, value]) => says(fields[fieldId] ?? "", value)),
    );
}

function says(kept: string, value: number): boolean {
  if (value === EMPTY) return kept === "";
  return value === FILLED ? kept !== "" : idsIn(kept).includes(value);
}
