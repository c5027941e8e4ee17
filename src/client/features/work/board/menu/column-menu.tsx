import { Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useRunUndoable } from "#client/parts/undo/use-run-undoable.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { SwatchItems } from "#client/ui/swatch/swatch-items.tsx";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { COLUMN_COLORS, type Column } from "#domain/column/column.ts";
import { COLUMN_NAME_MAX } from "#domain/limits.ts";
import { mayIn } from "#domain/plan/plan-acts.ts";
import { LimitDialog } from "../limit/limit-dialog.tsx";

export interface ColumnMenuProps {
  readonly column: Column;
  readonly view: PlanView;
  readonly taskCount: number;
  readonly onMoveLeft: (() => void) | undefined;
  readonly onMoveRight: (() => void) | undefined;
}

/** Rename, colour, limit, move and delete a column. */
export function ColumnMenu({ column, view, taskCount, onMoveLeft, onMoveRight }: ColumnMenuProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const runUndoable = useRunUndoable();
  const [limiting, setLimiting] = useState(false);
  const handleRename = () => {
    const question = {
      title: t("renameColumn"),
      label: t("columnName"),
      value: column.name,
      confirmLabel: t("save"),
      minLength: 1,
      maxLength: COLUMN_NAME_MAX,
    };
    return promptChange(question, (name) => run("column.edit", { id: column.id, name }));
  };
  const handleRemove = async () => {
    const sure = await confirm({
      title: t("removeColumnTitle"),
      message: t("removeColumn", { name: column.name, count: taskCount }),
      confirmLabel: t("remove"),
      danger: true,
    });
    const message = t("columnRemoved", { name: column.name });
    if (sure) await runUndoable("column.remove", { id: column.id }, message);
  };
  return (
    <>
      {limiting && <LimitDialog column={column} onClose={() => setLimiting(false)} />}
      <Menu position="bottom-end" defaultOpened>
        <Menu.Target>
          <IconButton icon={IconDots} size="sm" label={t("columnMenu", { name: column.name })} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void handleRename()}>{t("rename")}</Menu.Item>
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item>{t("color")}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              <SwatchItems
                colors={COLUMN_COLORS}
                color={column.color}
                nameOf={(color) => t(`colors.${color || "default"}`)}
                onChoose={(color) => void run("column.edit", { id: column.id, color })}
              />
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          <Menu.Item onClick={() => setLimiting(true)}>{t("limitTasks")}</Menu.Item>
          <Menu.Item disabled={!onMoveLeft} onClick={onMoveLeft}>
            {t("moveLeft")}
          </Menu.Item>
          <Menu.Item disabled={!onMoveRight} onClick={onMoveRight}>
            {t("moveRight")}
          </Menu.Item>
          {mayIn(view, "removeColumns") && (
            <>
              <Menu.Divider />
              <Menu.Item color="red" onClick={() => void handleRemove()}>
                {t("remove")}
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
