import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useTaskActions } from "#client/parts/task/use-task-actions.ts";
import { DurationField } from "#client/parts/work-time/duration-field.tsx";
import classes from "#client/parts/work-time/work-time.module.css";
import { Form } from "#client/ui/form/form.tsx";
import { ESTIMATE_MAX } from "#domain/work-time/estimate-limits.ts";
import type { Task } from "#domain/task/task.ts";
import { readDuration, writeDuration } from "#domain/work-time/read-duration.ts";

interface EstimateFormProps {
  readonly task: Task;
}

/** How long a task is thought to take; nothing written = nobody says. */
export function EstimateForm({ task }: EstimateFormProps) {
  const { t } = useTranslation("work-time");
  const { edit } = useTaskActions();
  const kept = task.estimate > 0 ? writeDuration(task.estimate) : "";
  const [text, setText] = useState<string>();
  const written = text ?? kept;
  const minutes = written.trim() === "" ? 0 : readDuration(written);
  const isRight = minutes !== undefined && minutes <= ESTIMATE_MAX;
  const save = () => {
    if (!isRight) return;
    setText(undefined);
    if (minutes !== task.estimate) edit(task, { estimate: minutes });
  };
  return (
    <Form onSubmit={save}>
      <div className={classes.form}>
        <DurationField label={t("estimate")} value={written} wrong={!isRight} onChange={setText} />
        {written !== kept && (
          <div className={classes.head}>
            <span />
            <Button type="submit" size="compact-sm" disabled={!isRight}>
              {t("save")}
            </Button>
          </div>
        )}
      </div>
    </Form>
  );
}
