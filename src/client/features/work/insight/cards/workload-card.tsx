import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWorkingCalendar } from "#client/live/company/use-working-calendar.ts";
import { usePlanUsers } from "#client/live/use-plan.ts";
import { useUsers } from "#client/live/use-users.ts";
import { late } from "#client/ui/late.tsx";
import { Opening } from "#client/ui/over-screen.tsx";
import { NOBODYS, workloadOf } from "#domain/plan/insight/workload.ts";
import { startOfDay } from "#domain/task/times/calendar-day.ts";
import type { Task } from "#domain/task/task.ts";
import type { OpenedLoad } from "./opened-load.ts";
import { WorkloadTable } from "./workload-table.tsx";
import chart from "../chart/chart.module.css";

const LoadDialog = late(async () => (await import("./load-dialog.tsx")).LoadDialog);

interface WorkloadCardProps {
  readonly planId: number;
  readonly tasks: readonly Task[];
  readonly now: number;
  readonly onOpenTask: (taskId: number) => void;
}

/** Who has how much open work in which week. */
export function WorkloadCard({ planId, tasks, now, onOpenTask }: WorkloadCardProps) {
  const { t } = useTranslation("plan-insight");
  const heading = useId();
  const users = useUsers();
  const members = usePlanUsers(planId);
  const calendar = useWorkingCalendar(startOfDay(now));
  const [opened, setOpened] = useState<OpenedLoad>();
  const known = members.state === "ready" ? members.value : undefined;
  const workload = useMemo(
    () =>
      workloadOf(tasks, {
        now,
        calendar,
        members: known?.map(({ userId }) => userId) ?? [],
      }),
    [tasks, now, calendar, known],
  );
  const nameOf = (userId: number) =>
    userId === NOBODYS ? t("load.nobody") : (users.get(userId)?.nickname ?? t("load.somebody"));
  return (
    <article className={chart.card} data-wide aria-labelledby={heading}>
      <div className={chart.head}>
        <h2 id={heading} className={chart.heading}>
          {t("load.title")}
        </h2>
      </div>
      <WorkloadTable workload={workload} nameOf={nameOf} onOpen={setOpened} />
      <p className={chart.hint}>{t("load.hint")}</p>
      {opened && (
        <Opening>
          <LoadDialog
            {...opened}
            tasks={tasks}
            onOpenTask={(taskId) => {
              setOpened(undefined);
              onOpenTask(taskId);
            }}
            onClose={() => setOpened(undefined)}
          />
        </Opening>
      )}
    </article>
  );
}
