import classes from "./count-badge.module.css";

interface CountBadgeProps {
  readonly count: number;
  /** What is counted, for those who do not see it; without it the number is read alone. */
  readonly label?: string;
  /** Red calls louder; accent is for lists. */
  readonly tone?: "accent" | "red";
}

const MOST = 999;

/** A number that asks for attention; nothing at 0. */
export function CountBadge({ count, label, tone = "accent" }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={classes.badge}
      data-tone={tone}
      {...(label && { role: "img", "aria-label": label })}
    >
      {count > MOST ? `${MOST}+` : count}
    </span>
  );
}
