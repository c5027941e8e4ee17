import type { ReactNode } from "react";
import type { Tint } from "../tint/tint.ts";
import tints from "../tint/tint.module.css";
import classes from "./status-chip.module.css";

interface StatusChipProps {
  readonly tint: Tint;
  readonly children: ReactNode;
}

/** How something stands, in a few words with a dot before them. */
export function StatusChip({ tint, children }: StatusChipProps) {
  return (
    <span className={`${classes.chip} ${tints[tint]}`}>
      <span className={classes.dot} aria-hidden />
      <span className={classes.words}>{children}</span>
    </span>
  );
}
