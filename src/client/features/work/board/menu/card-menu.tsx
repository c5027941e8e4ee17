import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { askMove } from "#client/parts/task/move/move-host.tsx";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { PRIORITIES, TASK_COLORS, type Task } from "#domain/task/task.ts";
import type { DropPlace } from "../drag.ts";

export interface CardMenuProps {
  readonly task: Task;
  readonly readColumns: () => readonly BoardColumn[];
  readonly onOpen: (task: Task) => void;
  readonly onComplete: (task: Task) => void;
  readonly onMoveCard: (taskId: number, place: DropPlace) => Promise<void>;
}

/** What can be done with a card without opening it. */
export function CardMenu({ task, readColumns, onOpen, onComplete, onMoveCard }: CardMenuProps) {
  const { t } = useTranslation(["board", "task"]);
  const { edit, archive, remove } = useTaskActions();
  return (
    <Menu position="bottom-end" withinPortal defaultOpened>
      <Menu.Target>
        <IconButton icon={IconDots} size="sm" label={t("cardMenu", { name: task.name })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpen(task)}>{t("open")}</Menu.Item>
        <Menu.Item onClick={() => onComplete(task)}>
          {t(task.completeTime > 0 ? "task:reopen" : "task:complete")}
        </Menu.Item>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{t("moveTo")}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            <Each rows={readColumns()} keyOf={({ column }) => column.id}>
              {({ column, cards }) => (
                <Menu.Item
                  onClick={() =>
                    void onMoveCard(task.id, { columnId: column.id, index: cards.length })
                  }
                >
                  {column.name}
                </Menu.Item>
              )}
            </Each>
            <Menu.Divider />
            <Menu.Item
              onClick={() => void onMoveCard(task.id, { columnId: task.columnId, index: 0 })}
            >
              {t("toTop")}
            </Menu.Item>
            <Menu.Item onClick={() => void askMove({ task, elsewhere: true })}>
              {t("toOtherPlan")}
            </Menu.Item>
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{t("task:color")}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {TASK_COLORS.map((color) => (
              <Menu.Item
                key={color}
                disabled={color === task.color}
                onClick={() => edit(task, { color })}
              >
                {t(`task:colors.${color || "default"}`)}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Sub>
          <Menu.Sub.Target>
            <Menu.Sub.Item>{t("task:priority")}</Menu.Sub.Item>
          </Menu.Sub.Target>
          <Menu.Sub.Dropdown>
            {PRIORITIES.map((priority) => (
              <Menu.Item
                key={priority}
                disabled={priority === task.priority}
                onClick={() => edit(task, { priority })}
              >
                {t(`task:priorities.${priority}`)}
              </Menu.Item>
            ))}
          </Menu.Sub.Dropdown>
        </Menu.Sub>
        <Menu.Divider />
        <Menu.Item onClick={() => archive(task)}>{t("task:archive")}</Menu.Item>
        <Menu.Item color="red" onClick={() => void remove(task)}>
          {t("task:delete")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
