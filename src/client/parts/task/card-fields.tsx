import type { BoardCard } from "#client/data/queries/board.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { FieldView } from "#client/parts/field/field-view.tsx";
import { useFieldWords } from "#client/parts/field/use-field-words.ts";
import { Each } from "#client/ui/each/each.tsx";
import { valueIn } from "#domain/field/sum-of-field.ts";
import classes from "./task-card.module.css";

interface CardFieldsProps {
  readonly card: BoardCard;
}

/** What a task says in the fields that cards show. Its own query, so that cards that say nothing ask for none. */
export function CardFields({ card: { task, subFields } }: CardFieldsProps) {
  const fields = usePlanFields(task.planId);
  const words = useFieldWords();
  const said = fields.flatMap((field) => {
    const value = field.onCard === 1 ? valueIn(field, task, subFields ?? []) : "";
    return value === "" ? [] : [{ field, value }];
  });
  if (said.length === 0) return null;
  return (
    <dl className={classes.fields}>
      <Each rows={said} keyOf={({ field }) => field.id}>
        {({ field, value }) => (
          <div className={classes.field}>
            <dt>{field.name}</dt>
            <dd>
              <FieldView field={field} value={value} words={words} />
            </dd>
          </div>
        )}
      </Each>
    </dl>
  );
}
