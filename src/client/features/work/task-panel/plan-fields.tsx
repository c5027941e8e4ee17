import type { TaskView } from "#client/data/queries/task.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { FieldInput } from "#client/parts/field/field-input.tsx";
import { FieldView } from "#client/parts/field/field-view.tsx";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { useSetField } from "#client/parts/field/use-set-field.ts";
import { Each } from "#client/ui/each/each.tsx";
import type { PlanField } from "#domain/field/plan-field.ts";
import { valueIn } from "#domain/field/sum-of-field.ts";
import classes from "./fields.module.css";

interface PlanFieldsProps {
  readonly view: TaskView;
  readonly readOnly: boolean;
}

/** What a task says in the fields of its plan, each in its line below those that every task has. */
export function PlanFields({ view, readOnly }: PlanFieldsProps) {
  const { task, subtasks } = view;
  const fields = usePlanFields(task.planId);
  const words = useFieldWords();
  const set = useSetField();
  const draw = (field: PlanField) => {
    const value = valueIn(field, task, subtasks);
    const isShown = readOnly || field.kind === "sum";
    return (
      <>
        <dt className={classes.named}>
          {field.name}
          {field.required === 1 && " *"}
        </dt>
        <dd>
          {isShown ? (
            <span className={classes.shown}>
              <FieldView field={field} value={value} words={words} />
            </span>
          ) : (
            <FieldInput
              field={field}
              value={value}
              name={`field-${task.id}-${field.id}`}
              onChange={(changed) => set(task, field, changed)}
            />
          )}
        </dd>
      </>
    );
  };
  return (
    <Each rows={fields} keyOf={({ id }) => `${task.id}-${id}`}>
      {draw}
    </Each>
  );
}
