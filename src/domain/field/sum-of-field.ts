import { type Exact, exactOfText, plus, ZERO } from "../form/number/exact.ts";
import { decimalText } from "../form/number/round.ts";
import type { Task } from "../task/task.ts";
import type { PlanField } from "./plan-field.ts";

/** What a task says in a field: what was filled in, or what follows from other fields; "" = nothing. */
export function valueIn(
  field: PlanField,
  task: Pick<Task, "fields">,
  subtasks: readonly Pick<Task, "fields">[],
): string {
  if (field.kind !== "sum") return task.fields[field.id] ?? "";
  const of = field.ofSubtasks === 1 ? subtasks : [task];
  const values = of.flatMap(({ fields }) => field.addends.map((id) => fields[id] ?? ""));
  return sumOfValues(values, field.decimals);
}

/** The exact sum of numbers as they are kept; "" where there is none. */
export function sumOfValues(values: readonly string[], decimals: number): string {
  const numbers = values.flatMap((value): Exact[] => {
    const exact = value === "" ? undefined : exactOfText(value);
    return exact ? [exact] : [];
  });
  if (numbers.length === 0) return "";
  return decimalText(
    numbers.reduce((sum, one) => plus(sum, one), ZERO),
    decimals,
  );
}
