import { groundOf, initials } from "./initials.ts";
import classes from "./initials-avatar.module.css";

interface InitialsAvatarProps {
  /** Decides the colour. */
  readonly id: number | string;
  readonly name: string;
  /** Medium unless said: in a line of words small, in a tall row large. */
  readonly size?: "small" | "medium" | "large";
  readonly online?: boolean;
  /** Set only where the name does not stand beside it; without it the avatar is decoration. */
  readonly label?: string;
}

/** Initials in a coloured circle. */
export function InitialsAvatar({ id, name, size = "medium", online, label }: InitialsAvatarProps) {
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-initials={initials(name)}
      style={{ background: groundOf(id) }}
      {...(label ? { role: "img", "aria-label": label, title: label } : { "aria-hidden": true })}
    >
      {online && <span className={classes.online} />}
    </span>
  );
}
