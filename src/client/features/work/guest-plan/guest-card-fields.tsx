import fieldClasses from "#client/parts/field/field.module.css";
import classes from "#client/parts/task/task-card.module.css";
import type { GuestBoard, GuestCard } from "#domain/guest-link/guest-board.ts";
import { GuestFieldView } from "./guest-field.tsx";

interface GuestCardFieldsProps {
  readonly card: GuestCard;
  /** The fields of the board. */
  readonly fields: GuestBoard["fields"];
}

/** What a task says in the fields that cards show. */
export function GuestCardFields({ card, fields }: GuestCardFieldsProps) {
  const said = card.fields.flatMap(({ field: place, words }) => {
    const field = fields[place];
    return field?.onCard === 1 ? [{ field, words, place }] : [];
  });
  if (said.length === 0) return null;
  return (
    <dl className={classes.fields}>
      {said.map(({ field, words, place }) => (
        <div key={place} className={classes.field}>
          <dt>{field.name}</dt>
          <dd>
            <span className={fieldClasses.words}>
              <GuestFieldView field={field} words={words} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
