import { useTranslation } from "react-i18next";
import type { TaskView } from "#client/data/queries/task.ts";
import { useChecklist } from "#client/live/use-checklist.ts";
import { useAllFields } from "#client/live/use-fields.ts";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { templateOfTask } from "#domain/task-template/template-of-task.ts";
import { draftOf } from "./template-draft.ts";
import { TemplateForm } from "./template-form.tsx";
import { useLeave } from "./use-leave.ts";

interface SaveTaskTemplateDialogProps {
  readonly view: TaskView;
  readonly onClose: () => void;
}

/** A template made of a task, looked through before it is kept. */
export function SaveTaskTemplateDialog({ view, onClose }: SaveTaskTemplateDialogProps) {
  const { t } = useTranslation("task-template");
  const { task, subtasks, content } = view;
  const checks = useChecklist(task.id);
  const fields = useAllFields(task.planId);
  const { touch, leave } = useLeave();
  return (
    <Dialog title={t("saveTitle")} size="picker" onClose={() => void leave(onClose)}>
      {checks.state === "loading" ? (
        <SkeletonList rows={6} />
      ) : (
        <TemplateForm
          planId={task.planId}
          begin={draftOf(
            task.name,
            templateOfTask({
              task,
              subtasks,
              content: content?.content ?? "",
              checkItems: checks.value,
              fields,
            }),
          )}
          onTouched={touch}
          onDone={onClose}
          onCancel={() => void leave(onClose)}
        />
      )}
    </Dialog>
  );
}
