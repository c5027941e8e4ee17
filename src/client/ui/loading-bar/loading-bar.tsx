import { useSyncExternalStore } from "react";
import classes from "./loading-bar.module.css";
import type { LoadingLine } from "./loading-line.ts";

interface LoadingBarProps {
  readonly line: LoadingLine;
  /** What is waited for, read aloud. */
  readonly label: string;
}

/** The line at the top of the page while another one is on its way: green on arrival, red on failure (seed 000 §4). */
export function LoadingBar({ line, label }: LoadingBarProps) {
  const state = useSyncExternalStore(line.subscribe, line.current);
  if (state === "idle") return null;
  const isRunning = state === "running";
  return (
    <div
      className={classes.bar}
      role={isRunning ? "progressbar" : undefined}
      aria-label={isRunning ? label : undefined}
    >
      <div className={classes.fill} data-loading-bar={state} />
    </div>
  );
}
