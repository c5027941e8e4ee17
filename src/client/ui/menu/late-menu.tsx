import { type Icon, IconDots } from "@tabler/icons-react";
import { type ReactElement, useState } from "react";
import { late } from "../late.tsx";
import { Opening } from "../over-screen.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import type { ActionMenuProps } from "./menu.tsx";

const loadMenu = () => import("./menu.tsx");
const ActionMenu = late(async () => (await loadMenu()).ActionMenu);

interface LateMenuButtonProps {
  /** Name of the menu and of its button. */
  readonly label: string;
  readonly icon?: Icon | undefined;
  readonly size?: "sm" | "md" | undefined;
  /** Fetches the code of the menu. */
  readonly load: () => Promise<unknown>;
  /** The menu with a button like this one, open from the start. */
  readonly menu: ReactElement;
}

/** Stands where a menu will be until somebody reaches for it; lists carry hundreds of them. */
export function LateMenuButton({ label, icon, size, load, menu }: LateMenuButtonProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      icon={icon ?? IconDots}
      label={label}
      size={size ?? "sm"}
      aria-haspopup="menu"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? <Opening instead={button}>{menu}</Opening> : button;
}

interface LateMenuProps extends Omit<ActionMenuProps, "trigger" | "defaultOpened" | "items"> {
  /** What can be done; as a function where finding it out for each row of a list would hold the list up. */
  readonly items: ActionMenuProps["items"] | (() => ActionMenuProps["items"]);
}

/** An ActionMenu that is loaded when somebody reaches for it. */
export function LateMenu({ size = "sm", ...rest }: LateMenuProps) {
  return (
    <LateMenuButton
      label={rest.label}
      icon={rest.icon}
      size={size}
      load={loadMenu}
      menu={<OpenMenu {...rest} size={size} />}
    />
  );
}

function OpenMenu({ items, ...rest }: LateMenuProps) {
  return (
    <ActionMenu {...rest} items={typeof items === "function" ? items() : items} defaultOpened />
  );
}
