import { Menu, Portal } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import classes from "../board.module.css";
import { CardMenuItems, type CardMenuProps } from "./card-menu-items.tsx";

/** The menu behind the dots of a card. */
export function CardMenu(props: CardMenuProps) {
  const { t } = useTranslation("board");
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <IconButton icon={IconDots} size="sm" label={t("cardMenu", { name: props.task.name })} />
      </Menu.Target>
      <Menu.Dropdown>
        <CardMenuItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}

/** Where on the screen something is wanted, pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface CardContextMenuProps extends CardMenuProps {
  readonly at: ScreenPoint;
  readonly onClose: () => void;
}

/** The same menu where the pointer is, or at the card for who has none. */
export function CardContextMenu({ at: { x, y }, onClose, ...props }: CardContextMenuProps) {
  const { t } = useTranslation("board");
  const label = t("cardMenu", { name: props.task.name });
  return (
    <Portal>
      <Menu
        opened
        onClose={onClose}
        position="bottom-start"
        offset={0}
        returnFocus={false}
        // The key that opens it is still on its way; the menu has the focus, so no other key comes from elsewhere.
        clickOutsideEvents={["mousedown", "touchstart"]}
      >
        <Menu.Target>
          <button
            type="button"
            tabIndex={-1}
            aria-label={label}
            className={classes.point}
            style={{ left: x, top: y }}
          />
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          <CardMenuItems {...props} />
        </Menu.Dropdown>
      </Menu>
    </Portal>
  );
}
