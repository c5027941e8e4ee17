import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCheck,
  IconLink,
  IconTrash,
  IconX,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { askMove } from "#client/parts/task/move/move-host.tsx";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { ActionMenu, type ActionMenuItem } from "#client/ui/menu/menu.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { Tag } from "#client/ui/tag/tag.tsx";
import { showToast } from "#client/ui/toast/show-toast.ts";
import classes from "./task-panel.module.css";
import type { TaskRights } from "./task-rights.ts";

/** Digits of an id that people say to each other. */
const SHORT_ID = 6;

interface PanelHeaderProps {
  readonly view: TaskView;
  readonly rights: TaskRights;
  readonly onClose: () => void;
}

/** Where the task stands and what can be done with all of it. */
export function PanelHeader({ view, rights, onClose }: PanelHeaderProps) {
  const { t } = useTranslation("task");
  const complete = useComplete();
  const { archive, restore, remove } = useTaskActions();
  const { task, column } = view;
  const done = task.completeTime > 0;
  const archived = task.archivedTime > 0;

  const handleCopy = async () => {
    const link = `${location.origin}/single/task/${task.id}`;
    try {
      await navigator.clipboard.writeText(link);
      showToast({ message: t("linkCopied"), tone: "success" });
    } catch {
      showToast({ message: t("linkNotCopied", { link }), sticky: true });
    }
  };
  const handleRemove = async () => {
    if (await remove(task)) onClose();
  };
  const items: (ActionMenuItem | "divider")[] = [
    { key: "copyLink", label: t("copyLink"), icon: IconLink, onClick: () => void handleCopy() },
  ];
  if (rights.move) {
    items.unshift({
      key: "move",
      label: t("move"),
      icon: IconArrowsRightLeft,
      onClick: () => void askMove({ task }),
    });
  }
  if (rights.archive) {
    items.push(
      archived
        ? {
            key: "restore",
            label: t("restore"),
            icon: IconArrowBackUp,
            onClick: () => restore(task),
          }
        : { key: "archive", label: t("archive"), icon: IconArchive, onClick: () => archive(task) },
    );
  }
  if (rights.remove) {
    const onClick = () => void handleRemove();
    items.push("divider", {
      key: "delete",
      label: t("delete"),
      icon: IconTrash,
      danger: true,
      onClick,
    });
  }
  const actions: HeaderAction[] = rights.complete
    ? [
        {
          key: "complete",
          label: t(done ? "reopen" : "complete"),
          onClick: () => complete(task),
          ...(!done && { icon: IconCheck, primary: true }),
        },
      ]
    : [];
  return (
    <PaneHeader
      title={
        <>
          {column && <Tag tint={done ? "green" : "accent"}>{column.name}</Tag>}
          {archived && <Tag tint="neutral">{t("archived")}</Tag>}
          <span className={classes.number}>{`#${String(task.id).slice(-SHORT_ID)}`}</span>
        </>
      }
      actions={actions}
      renderMenu={(away) => <ActionMenu label={t("actions")} items={[...away, ...items]} />}
    >
      <IconButton icon={IconX} label={t("close")} onClick={onClose} />
    </PaneHeader>
  );
}
