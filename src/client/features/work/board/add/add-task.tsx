import { useTranslation } from "react-i18next";
import { useRun } from "#client/live/use-run.ts";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import { InlineAdd } from "./inline-add.tsx";

interface AddTaskProps {
  readonly planId: number;
  readonly columnId: number;
  readonly columnName: string;
  readonly onAdded: (taskId: number) => void;
}

/** A new task at the end of a column. */
export function AddTask({ planId, columnId, columnName, onAdded }: AddTaskProps) {
  const { t } = useTranslation("board");
  const run = useRun();
  const add = async (name: string) => {
    const result = await run("task.add", { planId, columnId, name });
    if (result.ok) onAdded(result.reply.id);
    return result.ok;
  };
  return (
    <InlineAdd
      name={`task.${columnId}`}
      label={t("addTask")}
      fieldLabel={t("newTaskIn", { column: columnName })}
      maxLength={TASK_NAME_MAX}
      onAdd={add}
    />
  );
}
