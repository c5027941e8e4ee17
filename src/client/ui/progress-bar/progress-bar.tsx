import classes from "./progress-bar.module.css";

interface ProgressBarProps {
  /** Percent, 0 to 100. */
  readonly value: number;
  /** What is measured, read aloud. */
  readonly label: string;
}

export function ProgressBar({ value, label }: ProgressBarProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return <progress className={classes.bar} aria-label={label} value={percent} max={100} />;
}
