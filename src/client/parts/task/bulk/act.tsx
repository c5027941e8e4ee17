import { Menu } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import classes from "./bulk.module.css";

interface ActProps extends Omit<ComponentPropsWithRef<"button">, "children"> {
  readonly icon: Icon;
  readonly label: string;
  /** Only its icon is shown. */
  readonly bare?: boolean;
}

/** Something that is done with all that is selected. */
export function Act({ icon: Picture, label, bare = false, ...button }: ActProps) {
  return (
    <button {...button} type="button" className={classes.act} title={label} aria-label={label}>
      <Picture size="1rem" stroke={1.7} aria-hidden />
      {!bare && <span className={classes.word}>{label}</span>}
    </button>
  );
}

interface ChoiceProps {
  readonly children: ReactNode;
}

/** An act that asks for one of few. */
export function Choice({ children, icon, label }: Pick<ActProps, "icon" | "label"> & ChoiceProps) {
  return (
    <Menu position="top" width="max-content">
      <Menu.Target>
        <Act icon={icon} label={label} />
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}
