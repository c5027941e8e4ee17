import { useTranslation } from "react-i18next";
import { LateMenuButton } from "#client/ui/menu/late-menu.tsx";
import { late } from "#client/ui/late.tsx";
import type { TaskContextMenuProps } from "#client/parts/task/menu/task-context-menu.tsx";
import type { TaskMenuItemsProps } from "#client/parts/task/menu/task-menu-items.tsx";
import type { TaskQuestionDialogProps } from "#client/parts/task/menu/task-question-dialog.tsx";
import type { ColumnMenuProps } from "./column-menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";

const loadCardMenu = () => import("./card-menu.tsx");
const CardMenu = late(async () => (await loadCardMenu()).CardMenu);
const TaskContextMenu = late(
  async () => (await import("#client/parts/task/menu/task-context-menu.tsx")).TaskContextMenu,
);
const TaskQuestionDialog = late(
  async () => (await import("#client/parts/task/menu/task-question-dialog.tsx")).TaskQuestionDialog,
);
const loadColumnMenu = () => import("./column-menu.tsx");
const ColumnMenu = late(async () => (await loadColumnMenu()).ColumnMenu);

/** The menu of a card, loaded when somebody reaches for it. */
export function LateCardMenu(props: TaskMenuItemsProps) {
  const { t } = useTranslation("board");
  return (
    <LateMenuButton
      label={t("cardMenu", { name: props.task.name })}
      load={loadCardMenu}
      menu={<CardMenu {...props} />}
    />
  );
}

/** The menu of a card where it was asked for. */
export function LateCardContextMenu(props: TaskContextMenuProps) {
  return (
    <Opening>
      <TaskContextMenu {...props} />
    </Opening>
  );
}

/** What a card's menu asks for in a dialog. */
export function LateCardDialog(props: TaskQuestionDialogProps) {
  return (
    <Opening>
      <TaskQuestionDialog {...props} />
    </Opening>
  );
}

/** The menu of a column, loaded when somebody reaches for it. */
export function LateColumnMenu(props: ColumnMenuProps) {
  const { t } = useTranslation("board");
  return (
    <LateMenuButton
      label={t("columnMenu", { name: props.column.name })}
      load={loadColumnMenu}
      menu={<ColumnMenu {...props} />}
    />
  );
}
