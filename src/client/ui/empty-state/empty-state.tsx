import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import classes from "./empty-state.module.css";

interface EmptyStateProps {
  readonly icon: Icon;
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
  /** It is all that the page shows. */
  readonly page?: boolean;
  /** It is all that the screen shows, within the frame of the app. */
  readonly screen?: boolean;
}

/** Nothing is here, and what can be done about it. */
export function EmptyState({ icon: Picture, title, hint, action, page, screen }: EmptyStateProps) {
  const Place = page ? "main" : "div";
  const Title = page || screen ? "h1" : "p";
  return (
    <Place className={classes.state} data-alone={screen || page || undefined}>
      <span className={classes.picture} aria-hidden>
        <Picture size={24} stroke={1.5} />
      </span>
      <Title className={classes.title}>{title}</Title>
      {hint && <p className={classes.hint}>{hint}</p>}
      {action && <div className={classes.action}>{action}</div>}
    </Place>
  );
}
