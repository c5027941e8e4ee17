import { Button } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useTask } from "#client/live/use-task.ts";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { usePageName } from "#client/platform/title/page-title.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import panel from "../task-panel.module.css";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { Description } from "./description.tsx";

interface DescriptionPageProps {
  readonly taskId: number;
  readonly onBack: () => void;
}

/** The description of a task alone, with all the room there is. */
export function DescriptionPage({ taskId, onBack }: DescriptionPageProps) {
  const { t } = useTranslation("task");
  const view = useTask(taskId);
  const name = view.state === "ready" ? (view.value?.task.name ?? "") : "";
  usePageName("task", name);
  if (view.state === "loading") return <SkeletonList rows={6} />;
  if (!view.value) {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconChecklist}
          title={t("gone")}
          hint={t("goneHint")}
          action={<Button onClick={onBack}>{t("back")}</Button>}
        />
      </OnceFetched>
    );
  }
  const { task, content } = view.value;
  return (
    <div className={panel.page}>
      <PaneHeader onBack={onBack} title={name} />
      <div className={panel.body} data-lone>
        <Description task={task} content={content} readOnly={!taskRights(view.value).change} />
      </div>
    </div>
  );
}
