import { Menu, Portal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { TaskMenuItems, type TaskMenuItemsProps } from "./task-menu-items.tsx";
import classes from "./task-menu.module.css";

/** Where on the screen something is wanted, pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

export interface TaskContextMenuProps extends TaskMenuItemsProps {
  readonly at: ScreenPoint;
  readonly onClose: () => void;
}

/** The menu of a task where the pointer is, or at the task for who has none. */
export function TaskContextMenu({ at: { x, y }, onClose, ...props }: TaskContextMenuProps) {
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
          <TaskMenuItems {...props} />
        </Menu.Dropdown>
      </Menu>
    </Portal>
  );
}
