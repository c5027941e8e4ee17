import { type ReactNode, type RefObject, useId } from "react";
import { Each } from "#client/ui/each/each.tsx";
import { InitialsAvatar } from "#client/ui/initials-avatar/initials-avatar.tsx";
import { BotTag } from "./bot-tag.tsx";
import classes from "./people.module.css";
import type { PersonOption } from "./rank-people.ts";
import { walkOptions } from "./walk-options.ts";

interface PeopleOptionsProps<Person extends PersonOption> {
  /** The best first. */
  readonly people: readonly Person[];
  readonly label: string;
  /** What is said of a row to who does not see it; the name where left out. */
  readonly actionOn?: (name: string) => string;
  readonly onPick: (person: Person) => void;
  /** Where the names are typed: it keeps the focus, and arrow keys lead from it into the list and back. */
  readonly field: RefObject<HTMLElement | null>;
  readonly list: RefObject<HTMLUListElement | null>;
  readonly className?: string;
  /** More rows below the people. */
  readonly children?: ReactNode;
}

/** The people who answer what is being typed, wherever people are picked or mentioned. */
export function PeopleOptions<Person extends PersonOption>(props: PeopleOptionsProps<Person>) {
  const { people, label, actionOn, onPick, field, list, className = "", children } = props;
  const reasonId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it
    <ul
      ref={list}
      className={`${classes.options} ${className}`}
      aria-label={label}
      onKeyDown={(event) => walkOptions(event, field.current)}
    >
      <Each rows={people} keyOf={({ id }) => id} as="li">
        {(person) => (
          <li>
            <button
              type="button"
              className={classes.option}
              disabled={person.barred !== undefined}
              aria-label={actionOn?.(person.name)}
              aria-describedby={person.barred && `${reasonId}-${person.id}`}
              // The field keeps the focus, so that typing can go on.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onPick(person)}
            >
              <InitialsAvatar id={person.id} name={person.name} size="small" />
              <span className={classes.optionName}>{person.name}</span>
              <BotTag userId={person.id} />
              {person.barred && (
                <span id={`${reasonId}-${person.id}`} className={classes.note}>
                  {person.barred}
                </span>
              )}
            </button>
          </li>
        )}
      </Each>
      {children}
    </ul>
  );
}
