import {
  IconCheck,
  IconChevronDown,
  IconChevronUp,
  IconDiamond,
  IconEye,
  IconEyeOff,
  IconLink,
  IconLock,
  IconX,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useData } from "#client/live/data-context.ts";
import { useRun } from "#client/live/use-run.ts";
import { useShortcut } from "#client/parts/keyboard/use-shortcut.ts";
import { useTaskNeighbours } from "#client/parts/task/task-order.ts";
import { useComplete } from "#client/parts/task/use-complete.ts";
import { useCopyTaskLink } from "#client/parts/task/use-copy-task-link.ts";
import { IconButton } from "#client/ui/icon-button/icon-button.tsx";
import { late } from "#client/ui/late.tsx";
import { ActionMenu, type ActionMenuItem } from "#client/ui/menu/menu.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import type { HeaderAction } from "#client/ui/pane/header-actions.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { PANEL_SIZES, type PanelSize } from "#client/ui/side-panel/use-panel-size.ts";
import { Tag } from "#client/ui/tag/tag.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { followsTask } from "#domain/task/task.ts";
import { panelShortcuts } from "./feature.ts";
import { useMenuItems } from "./menu/use-menu-items.ts";
import classes from "./task-panel.module.css";
import type { TaskRights } from "#client/parts/task/task-rights.ts";

const LatePrintDialog = late(async () => (await import("./print/print-dialog.tsx")).PrintDialog);

const SaveTaskTemplateDialog = late(
  async () =>
    (await import("#client/parts/task/template/save-task-template-dialog.tsx"))
      .SaveTaskTemplateDialog,
);

/** Digits of an id that people say to each other. */
const SHORT_ID = 6;

interface PanelHeaderProps {
  readonly view: TaskView;
  readonly rights: TaskRights;
  /** How much of the screen the panel takes; left out where it is a page of its own. */
  readonly size?: PanelSize;
  readonly onSize: (size: PanelSize) => void;
  readonly onClose: () => void;
  readonly onOpenTask: (taskId: number) => void;
}

/** What can be done with all of the task, and the ways to the tasks around it. */
export function PanelHeader(props: PanelHeaderProps) {
  const { view, rights, size, onSize, onClose, onOpenTask } = props;
  const { t } = useTranslation("task");
  const isPhone = useIsPhone();
  const complete = useComplete();
  const copyLink = useCopyTaskLink();
  const run = useRun();
  const { userId } = useData();
  const { task, plan } = view;
  const { previous, next } = useTaskNeighbours(task.id);
  const walk = (id: number | undefined) => {
    if (id !== undefined) onOpenTask(id);
  };
  useShortcut(panelShortcuts.previous, () => walk(previous));
  useShortcut(panelShortcuts.next, () => walk(next));
  const isPage = isPhone || size === undefined;
  const actions: HeaderAction[] = [
    ...(rights.complete ? [completing(task.completeTime > 0)] : []),
    ...walking(),
    ...(plan.archivedTime === 0 ? [following(followsTask(task, userId))] : []),
    { key: "copyLink", label: t("copyLink"), icon: IconLink, onClick: () => copyLink(task) },
  ];
  function completing(done: boolean): HeaderAction {
    const label = t(done ? "reopen" : "complete");
    const onClick = () => complete(task);
    return { key: "complete", label, onClick, ...(!done && { icon: IconCheck, primary: true }) };
  }
  function following(follows: boolean): HeaderAction {
    const onClick = () => void run("task.follow", { taskId: task.id, follow: follows ? 0 : 1 });
    const label = t(follows ? "unfollow" : "follow");
    return { key: "follow", label, icon: follows ? IconEyeOff : IconEye, onClick };
  }
  function walking(): HeaderAction[] {
    if (previous === undefined && next === undefined) return [];
    return [
      { key: "previous", label: t("previous"), icon: IconChevronUp, onClick: () => walk(previous) },
      { key: "next", label: t("next"), icon: IconChevronDown, onClick: () => walk(next) },
    ];
  }
  const sizes: ActionMenuItem[] = isPage
    ? []
    : PANEL_SIZES.map((one) => ({
        key: one,
        label: t(`sizes.${one}`),
        checked: one === size,
        onClick: () => onSize(one),
      }));
  const [printing, setPrinting] = useState(false);
  const [keeping, setKeeping] = useState(false);
  const items = useMenuItems(view, rights, {
    onClose,
    onPrint: () => setPrinting(true),
    onKeep: () => setKeeping(true),
  });
  return (
    <PaneHeader
      {...(isPage && { onBack: onClose, backLabel: t("close") })}
      title={
        <>
          {isPage && <span className={classes.place}>{plan.name}</span>}
          {!isPage && (
            <span className={classes.number}>{`#${String(task.id).slice(-SHORT_ID)}`}</span>
          )}
          {task.milestone === 1 && (
            <Tag tint="accent">
              <IconDiamond size="1em" aria-hidden />
              {t("milestone")}
            </Tag>
          )}
          {task.privateTo > 0 && (
            <Tag tint="neutral">
              <IconLock size="1em" aria-hidden />
              {t("private")}
            </Tag>
          )}
          {task.archivedTime > 0 && <Tag tint="neutral">{t("archived")}</Tag>}
        </>
      }
      actions={actions}
      renderMenu={(away) => (
        <ActionMenu
          label={t("actions")}
          items={[...away, ...items, ...(sizes.length > 0 ? ["divider" as const, ...sizes] : [])]}
        />
      )}
    >
      {!isPage && <IconButton icon={IconX} label={t("close")} onClick={onClose} />}
      {keeping && (
        <Opening>
          <SaveTaskTemplateDialog view={view} onClose={() => setKeeping(false)} />
        </Opening>
      )}
      {printing && (
        <Opening>
          <LatePrintDialog view={view} onClose={() => setPrinting(false)} />
        </Opening>
      )}
    </PaneHeader>
  );
}
