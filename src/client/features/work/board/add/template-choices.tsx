import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useData } from "#client/live/data-context.ts";
import { usePlanFields } from "#client/live/use-fields.ts";
import { useRun } from "#client/live/use-run.ts";
import { usePlanTags } from "#client/live/use-tags.ts";
import { useTaskTemplates } from "#client/live/use-task-templates.ts";
import classes from "#client/parts/task/template/task-template.module.css";
import { Each } from "#client/ui/each/each.tsx";
import type { TaskTemplate } from "#domain/task-template/task-template.ts";
import { taskOfTemplate } from "#domain/task-template/task-of-template.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import type { QuickPart } from "#domain/task/quick-add/quick-task.ts";
import { quickArguments } from "#domain/task/quick-add/quick-arguments.ts";

interface TemplateChoicesProps {
  readonly planId: number;
  readonly columnId: number;
  /** What a task of this lane has. */
  readonly born: readonly QuickPart[];
  /** What is written in the field: the task is called so instead. */
  readonly text: string;
  /** What was written has become the name of a task. */
  readonly onUsed: () => void;
  readonly onAdded: (taskId: number) => void;
}

/** The templates of a plan, of which one makes the next task of a column; nothing where it has none. */
export function TemplateChoices(props: TemplateChoicesProps) {
  const { planId, columnId, born, text, onUsed, onAdded } = props;
  const { t } = useTranslation("task-template");
  const { now } = useData();
  const run = useRun();
  const templates = useTaskTemplates(planId);
  const tags = usePlanTags(planId);
  const fields = usePlanFields(planId);
  if (templates.length === 0) return null;
  const use = async (template: TaskTemplate) => {
    const name = text.trim() || template.name;
    const made = taskOfTemplate(template, { day: startOfDay(now()), tags, fields });
    const lane = quickArguments({ name, parts: born });
    const tag = [...(made.tag ?? []), ...(lane.tag ?? [])];
    const result = await run("task.add", {
      ...made,
      ...lane,
      ...(tag.length > 0 && { tag }),
      columnId,
    });
    if (!result.ok) return;
    // What is written meanwhile stays.
    if (name === text.trim()) onUsed();
    onAdded(result.reply.id);
  };
  return (
    <div className={classes.choices} data-below-field>
      <Text size="xs" c="dimmed">
        {t("fromTemplate")}
      </Text>
      <Each rows={templates} keyOf={({ id }) => id}>
        {(template) => (
          <Button
            size="compact-sm"
            variant="light"
            // The field has the focus, and an empty one closes when it goes.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => void use(template)}
          >
            {template.name}
          </Button>
        )}
      </Each>
    </div>
  );
}
