import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import classes from "./tools.module.css";

interface ToolButtonProps extends Omit<ComponentPropsWithRef<"button">, "children" | "value"> {
  readonly icon: Icon;
  readonly label: string;
  /** What is chosen. */
  readonly value?: string | undefined;
  /** What the view is for: stands out. */
  readonly primary?: boolean;
}

/** A button that keeps its icon where it has no room for its words. */
export function ToolButton({
  icon: Picture,
  label,
  value,
  primary = false,
  ...button
}: ToolButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={classes.tool}
      data-primary={primary || undefined}
      title={label}
      aria-label={value === undefined ? label : `${label}: ${value}`}
    >
      <Picture size="1rem" stroke={1.7} aria-hidden />
      <span className={classes.word}>{value === undefined ? label : <b>{value}</b>}</span>
    </button>
  );
}
