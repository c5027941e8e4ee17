import { Menu } from "@mantine/core";
import { type Icon, IconDots } from "@tabler/icons-react";
import type { ReactElement } from "react";
import { CountBadge } from "../count-badge/count-badge.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./menu.module.css";

export interface ActionMenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: Icon;
  /** What waits behind it; 0 shows nothing. */
  readonly count?: number;
  readonly onClick: () => void;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  /** Switched on; only for what stays on. */
  readonly checked?: boolean;
}

export interface ActionMenuProps {
  /** Name of the menu, and of its button where no trigger is given. */
  readonly label: string;
  readonly icon?: Icon;
  /** A button of one's own instead of the icon; it must take a ref and the props of a button. */
  readonly trigger?: ReactElement;
  readonly items: readonly (ActionMenuItem | "divider")[];
  readonly size?: "sm" | "md";
  /** Open from the start. */
  readonly defaultOpened?: boolean;
  /** Where it opens from its button. */
  readonly position?: "bottom-end" | "top-start";
}

/** Actions behind a button. */
export function ActionMenu({
  label,
  icon = IconDots,
  trigger,
  items,
  size = "md",
  defaultOpened = false,
  position = "bottom-end",
}: ActionMenuProps) {
  return (
    <Menu position={position} width="max-content" defaultOpened={defaultOpened}>
      <Menu.Target>{trigger ?? <IconButton icon={icon} label={label} size={size} />}</Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {items.map((item, place) => {
          if (item === "divider") return <Menu.Divider key={dividerKey(items[place - 1])} />;
          const {
            key,
            label: words,
            icon: Picture,
            count,
            onClick,
            danger,
            disabled,
            checked,
          } = item;
          if (checked !== undefined) {
            return (
              <Menu.CheckboxItem
                key={key}
                closeMenuOnClick
                classNames={{ itemIndicator: classes.mark }}
                checked={checked}
                onChange={onClick}
                disabled={disabled}
              >
                {Picture ? <Pictured icon={Picture}>{words}</Pictured> : words}
              </Menu.CheckboxItem>
            );
          }
          return (
            <Menu.Item
              key={key}
              onClick={onClick}
              disabled={disabled}
              color={danger ? "red" : undefined}
              leftSection={Picture && <Picture size={16} stroke={1.7} aria-hidden />}
              rightSection={count !== undefined && <CountBadge count={count} tone="red" />}
            >
              {words}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

/** An item that can be ticked has no place for a picture: it stands before the words, as in the items around it. */
function Pictured({ icon: Picture, children }: { readonly icon: Icon; readonly children: string }) {
  return (
    <span className={classes.pictured}>
      <Picture size={16} stroke={1.7} aria-hidden />
      {children}
    </span>
  );
}

function dividerKey(before: ActionMenuItem | "divider" | undefined): string {
  return typeof before === "object" ? `after-${before.key}` : "divider";
}
