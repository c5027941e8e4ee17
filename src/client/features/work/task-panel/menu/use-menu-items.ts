import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCopy,
  IconDiamond,
  IconPrinter,
  IconSubtask,
  IconTemplate,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useRun } from "#client/live/use-run.ts";
import { askAttach } from "#client/parts/task/attach/attach-host.tsx";
import { askCopy } from "#client/parts/task/copy/copy-host.tsx";
import { askMove } from "#client/parts/task/move/move-host.tsx";
import type { TaskRights } from "#client/parts/task/task-rights.ts";
import { useMilestone } from "#client/parts/task/use-milestone.ts";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import type { ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { takesPart } from "#domain/plan/plan-role.ts";

interface MenuWays {
  /** The task is gone. */
  readonly onClose: () => void;
  readonly onPrint: () => void;
  /** Keeps it as a template for others like it. */
  readonly onKeep: () => void;
}

/** What is rarely wanted, or takes something away. */
export function useMenuItems(
  { task, parent, plan, member, subtasks }: TaskView,
  rights: TaskRights,
  { onClose, onPrint, onKeep }: MenuWays,
): (ActionMenuItem | "divider")[] {
  const { t } = useTranslation("task");
  const run = useRun();
  const { archive, restore, remove } = useTaskActions();
  const turnMilestone = useMilestone();
  const items: (ActionMenuItem | "divider")[] = [];
  if (rights.move) {
    const onClick = () => void askMove({ task });
    items.push({ key: "move", label: t("move"), icon: IconArrowsRightLeft, onClick });
  }
  if (!parent && takesPart({ plan, member })) {
    const onClick = () => void askCopy({ kind: "task", task });
    items.push({ key: "copy", label: t("copy"), icon: IconCopy, onClick });
  }
  if (rights.move && subtasks.length === 0 && !task.repeat) {
    const onClick = () => void askAttach({ task });
    items.push({ key: "toSubtask", label: t("toSubtask"), icon: IconSubtask, onClick });
  }
  if (parent && rights.remove) {
    const onClick = () => void run("task.detach", { taskId: task.id });
    items.push({ key: "toTask", label: t("toTask"), icon: IconSubtask, onClick });
  }
  if (!parent && rights.change && (task.milestone === 1 || subtasks.length === 0)) {
    const label = t(task.milestone === 1 ? "endMilestone" : "makeMilestone");
    const onClick = () => turnMilestone(task);
    items.push({ key: "milestone", label, icon: IconDiamond, onClick });
  }
  if (!parent && mayInOpen({ plan, member }, "templates")) {
    items.push({ key: "template", label: t("asTemplate"), icon: IconTemplate, onClick: onKeep });
  }
  items.push({ key: "print", label: t("print"), icon: IconPrinter, onClick: onPrint });
  if (rights.archive && task.archivedTime > 0) {
    const onClick = () => restore(task);
    items.push({ key: "restore", label: t("restore"), icon: IconArrowBackUp, onClick });
  } else if (rights.archive) {
    const onClick = () => archive(task);
    items.push({ key: "archive", label: t("archive"), icon: IconArchive, onClick });
  }
  if (rights.remove) {
    const gone = async () => (await remove(task)) && onClose();
    const onClick = () => void gone();
    items.push({ key: "delete", label: t("delete"), icon: IconTrash, danger: true, onClick });
  }
  return items;
}
