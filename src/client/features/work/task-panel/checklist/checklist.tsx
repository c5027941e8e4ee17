import { useTranslation } from "react-i18next";
import { useChecklist } from "#client/live/use-checklist.ts";
import { Each } from "#client/ui/each/each.tsx";
import { ProgressBar } from "#client/ui/progress-bar/progress-bar.tsx";
import { CHECK_ITEMS_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import subtasks from "../subtasks.module.css";
import panel from "../task-panel.module.css";
import { AddCheckItem } from "./add-check-item.tsx";
import { CheckRow } from "./check-row.tsx";

interface ChecklistProps {
  readonly task: Task;
  readonly readOnly: boolean;
}

/** What is to be ticked on the way to the end of a task, and how much of it is. */
export function Checklist({ task, readOnly }: ChecklistProps) {
  const { t } = useTranslation("task");
  const list = useChecklist(task.id);
  const items = list.state === "ready" ? list.value : [];
  const done = items.filter((item) => item.done === 1).length;
  if (items.length === 0 && readOnly) return null;
  return (
    <section className={panel.section} aria-labelledby="task-checklist">
      <div className={panel.sectionHead}>
        <h2 id="task-checklist">{t("checklist")}</h2>
        {items.length > 0 && (
          <>
            <span className={panel.dim}>{t("doneOf", { done, count: items.length })}</span>
            <span className={subtasks.progress}>
              <ProgressBar label={t("checklistDone")} value={(done / items.length) * 100} />
            </span>
          </>
        )}
      </div>
      {items.length > 0 && (
        <ul className={subtasks.subtasks}>
          <Each rows={items} keyOf={({ id }) => id} as="li">
            {(item) => <CheckRow item={item} items={items} readOnly={readOnly} />}
          </Each>
        </ul>
      )}
      {!readOnly && items.length < CHECK_ITEMS_MAX && <AddCheckItem taskId={task.id} />}
    </section>
  );
}
