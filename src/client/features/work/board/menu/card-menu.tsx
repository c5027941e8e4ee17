import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import {
  TaskMenuItems,
  type TaskMenuItemsProps,
} from "#client/parts/task/menu/task-menu-items.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";

/** The menu behind the dots of a card. */
export function CardMenu(props: TaskMenuItemsProps) {
  const { t } = useTranslation("board");
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>
        <IconButton icon={IconDots} size="sm" label={t("cardMenu", { name: props.task.name })} />
      </Menu.Target>
      <Menu.Dropdown>
        <TaskMenuItems {...props} />
      </Menu.Dropdown>
    </Menu>
  );
}
