import { Button, VisuallyHidden } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useBrowse } from "#client/live/use-browse.ts";
import { useTask } from "#client/live/use-task.ts";
import { usePageName } from "#client/platform/title/page-title.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { SidePanel } from "#client/ui/side-panel/side-panel.tsx";
import { type PanelSize, usePanelSize } from "#client/ui/side-panel/use-panel-size.ts";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { PanelBody } from "./panel-body.tsx";
import { PanelHeader } from "./panel-header.tsx";
import classes from "./task-panel.module.css";
import { taskRights } from "#client/parts/task/task-rights.ts";

interface TaskPanelProps {
  readonly taskId: number;
  readonly onClose: () => void;
  readonly onOpenTask: (taskId: number) => void;
  /** Fills its place instead of sliding over what is beside it. */
  readonly page?: boolean;
}

/** All of one task: what, who, when, its parts and what is said about it. */
export function TaskPanel({ taskId, onClose, onOpenTask, page = false }: TaskPanelProps) {
  const { t } = useTranslation("task");
  const view = useTask(taskId);
  const [size, setSize] = usePanelSize("task");
  const place = (label: string, children: ReactNode) =>
    page ? (
      <div className={classes.page}>{children}</div>
    ) : (
      <SidePanel label={label} size={size} onClose={onClose}>
        {children}
      </SidePanel>
    );
  if (view.state === "loading") return place(t("task"), <SkeletonList rows={6} />);
  if (!view.value) {
    return place(
      t("task"),
      <OnceFetched>
        <EmptyState
          icon={IconChecklist}
          title={t("gone")}
          hint={t("goneHint")}
          action={<Button onClick={onClose}>{t("back")}</Button>}
        />
      </OnceFetched>,
    );
  }
  return place(
    view.value.task.name,
    <OpenTask
      key={taskId}
      view={view.value}
      size={page ? undefined : size}
      onSize={setSize}
      onClose={onClose}
      onOpenTask={onOpenTask}
    />,
  );
}

interface OpenTaskProps {
  readonly view: TaskView;
  /** undefined where it is a page of its own. */
  readonly size: PanelSize | undefined;
  readonly onSize: (size: PanelSize) => void;
  readonly onClose: () => void;
  readonly onOpenTask: (taskId: number) => void;
}

function OpenTask({ view, size, onSize, onClose, onOpenTask }: OpenTaskProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const rights = taskRights(view);
  usePageName("task", view.task.name);
  useBrowse(view.task.id);
  return (
    <>
      <VisuallyHidden component={size ? "h2" : "h1"}>{view.task.name}</VisuallyHidden>
      <PanelHeader
        view={view}
        rights={rights}
        {...(size && { size })}
        onSize={onSize}
        onClose={onClose}
        onOpenTask={onOpenTask}
      />
      <PanelBody view={view} rights={rights} foot={foot} onOpenTask={onOpenTask} />
      <div ref={setFoot} className={classes.foot} />
    </>
  );
}
