import { IconCheck } from "@tabler/icons-react";
import classes from "./import.module.css";

interface StepListProps {
  readonly names: readonly string[];
  /** The one that somebody is at, counted from 0. */
  readonly at: number;
}

/** The steps of something, those that are done ticked. */
export function StepList({ names, at }: StepListProps) {
  return (
    <ol className={classes.steps}>
      {names.map((name, place) => (
        <li
          key={name}
          className={classes.step}
          data-done={place < at || undefined}
          {...(place === at && { "aria-current": "step" as const })}
        >
          <span className={classes.mark} aria-hidden>
            {place < at ? <IconCheck size="0.875rem" stroke={3} /> : place + 1}
          </span>
          <span className={classes.name}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
