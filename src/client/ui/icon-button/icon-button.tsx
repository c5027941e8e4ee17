import { ActionIcon } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import tip from "../tip/tip.module.css";

interface IconButtonProps extends Omit<
  ComponentPropsWithRef<"button">,
  "children" | "color" | "type"
> {
  readonly icon: Icon;
  /** What it does: read aloud, and shown when pointed at. */
  readonly label: string;
  /** Keys that do the same, as shown: "Ctrl K". */
  readonly shortcut?: string;
  /** Switched on; only for buttons that stay pressed. */
  readonly pressed?: boolean;
  readonly size?: "sm" | "md";
  /** What the screen is for: stands out. */
  readonly primary?: boolean;
}

/** A button that is only an icon. */
export function IconButton({
  icon: Picture,
  label,
  shortcut,
  pressed,
  size = "md",
  primary = false,
  ...rest
}: IconButtonProps) {
  return (
    <ActionIcon
      {...rest}
      type="button"
      className={tip.tip}
      data-tip={shortcut ? `${label}  ${shortcut}` : label}
      variant={primary ? "filled" : variantOf(pressed)}
      color={primary || pressed ? "accent" : "gray"}
      size={size === "sm" ? 24 : 32}
      aria-label={label}
      {...(pressed !== undefined && { "aria-pressed": pressed })}
      {...(shortcut && { "aria-keyshortcuts": shortcut.replaceAll(" ", "+") })}
    >
      <Picture size={size === "sm" ? 16 : 18} stroke={1.7} aria-hidden />
    </ActionIcon>
  );
}

function variantOf(pressed: boolean | undefined): string {
  return pressed ? "light" : "subtle";
}
