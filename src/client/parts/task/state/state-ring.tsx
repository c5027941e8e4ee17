import { CardIcon } from "../card-icon.tsx";
import classes from "./state-ring.module.css";
import type { StateMark } from "./state-mark.ts";

/** The mark of a state: its shape says how far the work is, its colour says it again. */
export function StateRing({ mark }: { readonly mark: StateMark }) {
  return (
    <span className={classes.ring} data-mark={mark} aria-hidden>
      {mark === "done" && <CardIcon name="check" />}
      {mark === "cancelled" && <CardIcon name="cross" />}
    </span>
  );
}
