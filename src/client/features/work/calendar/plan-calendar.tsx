import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingDay } from "#client/live/company/use-company.ts";
import { useRun } from "#client/live/use-run.ts";
import type { ShownPlan } from "#client/parts/plan/shown-plan.ts";
import { taskRights } from "#client/parts/task/task-rights.ts";
import { promptChange } from "#client/ui/text-prompt/text-prompt.tsx";
import { TASK_NAME_MAX } from "#domain/limits.ts";
import type { Task } from "#domain/task/task.ts";
import { atClock } from "#domain/task/times/calendar-day.ts";
import { mayInOpen } from "#domain/plan/plan-acts.ts";
import { CalendarView } from "./calendar-view.tsx";

/** The tasks of a plan, or of all, by the days they take; those without a time are on the board. */
export function PlanCalendar({ columns, shown, view, selectedTaskId, ...looked }: ShownPlan) {
  const { planId, planOf } = looked;
  const { t } = useTranslation(["calendar", "task"]);
  const run = useRun();
  const { start, end } = useWorkingDay();
  const tasks = useMemo(
    () =>
      shown.flatMap(({ cards }) =>
        cards.map(({ task }) => task).filter((task) => task.endTime > 0),
      ),
    [shown],
  );
  const mayMove = useCallback(
    (task: Task) => {
      const seen = planOf(task.planId);
      return seen !== undefined && taskRights({ task, parent: undefined, ...seen }).schedule;
    },
    [planOf],
  );
  const seen = columns.find(({ column }) => view.column.includes(column.id)) ?? columns[0];
  const add = (day: number) => {
    const question = {
      title: t("newTask"),
      label: t("task:name"),
      confirmLabel: t("task:add"),
      minLength: 1,
      maxLength: TASK_NAME_MAX,
    };
    void promptChange(question, (name) =>
      run("task.add", {
        planId,
        columnId: seen?.column.id,
        name,
        times: [atClock(day, start), atClock(day, end)],
      }),
    );
  };
  const plan = planOf(planId);
  const mayAdd = seen !== undefined && plan !== undefined && mayInOpen(plan, "addTasks");
  return (
    <CalendarView
      planId={plan ? planId : 0}
      tasks={tasks}
      selectedTaskId={selectedTaskId}
      mayMove={mayMove}
      onOpenTask={looked.onOpenTask}
      onAdd={mayAdd ? add : undefined}
    />
  );
}
