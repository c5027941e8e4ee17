import classes from "./pin-mark.module.css";
import type { PinState } from "./pin-state.ts";

interface PinMarkProps {
  /** Left out where a pin is about to be set. */
  readonly number?: number;
  readonly state: PinState;
  readonly isLarge?: boolean;
}

const DROP = "M14 35C14 35 26 22.5 26 13A12 12 0 1 0 2 13C2 22.5 14 35 14 35Z";

/** A pin as it stands on a sheet, its point below: shape and colour both say how far its task is. */
export function PinMark({ number, state, isLarge = false }: PinMarkProps) {
  const isNew = number === undefined;
  return (
    <svg
      className={classes.pin}
      data-state={state}
      data-large={isLarge || undefined}
      viewBox="0 0 32 36"
      aria-hidden
    >
      <path className={classes.drop} d={DROP} />
      {isNew && <path className={classes.tick} d="M14 8V18M9 13H19" />}
      {!isNew && state === "done" && <path className={classes.tick} d="M9 13.5L12.7 17L19 9.8" />}
      {!isNew && state !== "done" && (
        <text className={classes.number} x="14" y="17" textAnchor="middle">
          {number}
        </text>
      )}
      {state === "late" && (
        <>
          <circle className={classes.late} cx="26" cy="6" r="5" />
          <path className={classes.mark} d="M26 3.2V6.6M26 8.4V8.8" />
        </>
      )}
    </svg>
  );
}
