import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlanView } from "#client/data/queries/plan.ts";
import { useRun } from "#client/live/use-run.ts";
import { useTaskTemplates } from "#client/live/use-task-templates.ts";
import { confirm } from "#client/ui/confirm-dialog/confirm-dialog.tsx";
import { Dialog } from "#client/ui/dialog/dialog.tsx";
import { Each } from "#client/ui/each/each.tsx";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import type { TaskTemplate } from "#domain/task-template/task-template.ts";
import { TASK_TEMPLATES_MAX } from "#domain/task-template/task-template-limits.ts";
import { draftOf, NEW_TASK } from "./template-draft.ts";
import { TemplateForm } from "./template-form.tsx";
import classes from "./task-template.module.css";
import { useLeave } from "./use-leave.ts";

interface TaskTemplatesDialogProps {
  readonly view: PlanView;
  readonly onClose: () => void;
}

/** The tasks that a plan keeps for others like them; who may keep some writes them here. */
export function TaskTemplatesDialog({ view, onClose }: TaskTemplatesDialogProps) {
  const { t } = useTranslation("task-template");
  const templates = useTaskTemplates(view.plan.id);
  const mayChange = mayInOpen(view, "templates");
  const [written, setWritten] = useState<TaskTemplate | "new">();
  const { touch, settle, leave } = useLeave();
  const done = () => {
    settle();
    setWritten(undefined);
  };
  if (written) {
    const isNew = written === "new";
    return (
      <Dialog
        title={t(isNew ? "newTitle" : "editTitle")}
        size="picker"
        onClose={() => void leave(onClose)}
      >
        <TemplateForm
          planId={view.plan.id}
          templateId={isNew ? undefined : written.id}
          begin={isNew ? draftOf("", NEW_TASK) : draftOf(written.name, written.task)}
          onTouched={touch}
          onDone={done}
          onCancel={() => void leave(done)}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={t("title")} size="picker" onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t(templates.length > 0 ? "hint" : "none")}
        </Text>
        <ul className={classes.list}>
          <Each rows={templates} keyOf={({ id }) => id} as="li">
            {(template) => (
              <TemplateLine
                template={template}
                onEdit={mayChange ? () => setWritten(template) : undefined}
              />
            )}
          </Each>
        </ul>
        {mayChange && templates.length < TASK_TEMPLATES_MAX && (
          <Group>
            <Button
              data-autofocus
              leftSection={<IconPlus size="1rem" aria-hidden />}
              onClick={() => setWritten("new")}
            >
              {t("new")}
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
}

interface TemplateLineProps {
  readonly template: TaskTemplate;
  readonly onEdit: (() => void) | undefined;
}

function TemplateLine({ template: { id, name, task }, onEdit }: TemplateLineProps) {
  const { t } = useTranslation("task-template");
  const run = useRun();
  const remove = async () => {
    const sure = await confirm({
      title: t("removeTitle"),
      message: t("removeMessage", { name }),
      confirmLabel: t("remove"),
      danger: true,
    });
    if (sure) await run("taskTemplate.remove", { id });
  };
  const parts = [
    ...(task.subtasks.length > 0 ? [t("subtaskCount", { count: task.subtasks.length })] : []),
    ...(task.checklist.length > 0 ? [t("checkCount", { count: task.checklist.length })] : []),
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <span>{name}</span>
        {parts.length > 0 && <span className={classes.dim}>{parts.join(" · ")}</span>}
      </div>
      {onEdit && (
        <Group gap={0} wrap="nowrap">
          <Button
            size="compact-sm"
            variant="subtle"
            onClick={onEdit}
            aria-label={t("editNamed", { name })}
          >
            {t("edit")}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={t("removeNamed", { name })}
            onClick={() => void remove()}
          >
            {t("remove")}
          </Button>
        </Group>
      )}
    </li>
  );
}
