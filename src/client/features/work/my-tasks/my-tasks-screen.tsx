import { Button, SegmentedControl } from "@mantine/core";
import dayjs from "dayjs";
import { IconChecklist, IconLayoutDashboard, IconMoodSmile } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MyTask } from "#client/data/queries/across-plans/my-tasks.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useData } from "#client/live/data-context.ts";
import { useFollowedRows, useMyTaskRows } from "#client/live/use-task.ts";
import { LateDownloadLink } from "#client/parts/corner/late-corner.tsx";
import type { GuideWays } from "#client/parts/guide/first-steps.tsx";
import { LateFirstSteps } from "#client/parts/guide/late-first-steps.tsx";
import { OnceFetched } from "#client/parts/sync/once-fetched.tsx";
import { Boundary } from "#client/ui/boundary/boundary.tsx";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { late } from "#client/ui/late.tsx";
import { Meanwhile } from "#client/ui/meanwhile.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { useIsPhone } from "#client/ui/use-is-phone.ts";
import { countTasks, type TaskState } from "#domain/task/count-tasks.ts";
import { groupMyTasks } from "./group-my-tasks.ts";
import { GroupedList } from "./grouped-list.tsx";
import { NewsList } from "./news-list.tsx";
import classes from "./my-tasks.module.css";
import { StateTiles } from "./state-tiles.tsx";

const WeekView = late(async () => (await import("./week/week-view.tsx")).WeekView);

/** The person's own, what they follow, and what they worked. */
const PARTS = ["own", "followed", "week"] as const;

interface MyTasksScreenProps {
  readonly selectedTaskId: number | undefined;
  readonly onOpenTask: (taskId: number) => void;
  readonly onOpenPlan: (planId: number) => void;
  readonly onOpenApproval: (approvalId: number | undefined) => void;
  readonly onOpenReports: () => void;
  /** Where the first steps lead. */
  readonly guide: GuideWays;
  readonly onOpenPlans: () => void;
  readonly onOpenDashboard: () => void;
  /** The open task, beside the list. */
  readonly panel?: ReactNode;
}

/** Everything the person owns, from all plans, in the order in which it wants attention. */
export function MyTasksScreen({
  onOpenPlan,
  onOpenApproval,
  onOpenReports,
  guide,
  panel,
  onOpenDashboard,
  ...list
}: MyTasksScreenProps) {
  const { t } = useTranslation("my-tasks");
  // Beside the title there is no room for three of them in most languages.
  const isPhone = useIsPhone();
  const [part, setPart] = useState<(typeof PARTS)[number]>("own");
  const followed = part === "followed";
  const own = useMyTaskRows();
  const others = useFollowedRows();
  const rows = followed ? others : own;
  const parts = (
    <SegmentedControl
      size="xs"
      fullWidth={isPhone}
      aria-label={t("whose")}
      value={part}
      data={PARTS.map((value) => ({ value, label: t(`parts.${value}`) }))}
      onChange={(value) => setPart(PARTS.find((one) => one === value) ?? "own")}
    />
  );
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={t("title")}
        actions={[
          {
            key: "dashboard",
            label: t("toDashboard"),
            icon: IconLayoutDashboard,
            onClick: onOpenDashboard,
          },
        ]}
      >
        {!isPhone && parts}
        <LateDownloadLink />
      </PaneHeader>
      {isPhone && <div className={classes.parts}>{parts}</div>}
      <LateFirstSteps {...guide} />
      <Boundary silent>
        <NewsList
          onOpenTask={list.onOpenTask}
          onOpenPlan={onOpenPlan}
          onOpenApproval={onOpenApproval}
          onOpenReports={onOpenReports}
        />
      </Boundary>
      {part === "week" && (
        <Meanwhile instead={<SkeletonList rows={8} />}>
          <WeekView onOpenTask={list.onOpenTask} />
        </Meanwhile>
      )}
      {part !== "week" && rows.state === "loading" && <SkeletonList rows={8} />}
      {part !== "week" && rows.state === "ready" && (
        <MyTasks key={part} followed={followed} rows={rows.value} {...list} />
      )}
      {panel}
    </div>
  );
}

interface MyTasksProps extends Omit<
  MyTasksScreenProps,
  "panel" | "guide" | "onOpenPlan" | "onOpenApproval" | "onOpenReports" | "onOpenDashboard"
> {
  /** These are not the person's own. */
  readonly followed: boolean;
  readonly rows: readonly MyTask[];
}

function MyTasks({ followed, rows, selectedTaskId, onOpenTask, onOpenPlans }: MyTasksProps) {
  const { t } = useTranslation("my-tasks");
  const { userId, now: serverNow } = useData();
  const minute = useNow();
  const [state, setState] = useState<TaskState>();
  const [since, setSince] = useState(() => serverNow());
  const { counts, groups } = useMemo(() => {
    const now = Math.max(minute, since);
    const today = dayjs(now);
    const clock = {
      now,
      since,
      endOfToday: today.endOf("day").valueOf(),
      endOfTomorrow: today.add(1, "day").endOf("day").valueOf(),
      endOfWeek: today
        .add((7 - today.day()) % 7, "day")
        .endOf("day")
        .valueOf(),
    };
    return {
      counts: countTasks(
        rows.map(({ task }) => task),
        userId,
        () => true,
        now,
      ),
      groups: groupMyTasks(rows, state, clock),
    };
  }, [rows, state, since, minute, userId]);
  const handleState = (wanted: TaskState | undefined) => {
    setState(wanted);
    setSince(serverNow() + 1);
  };
  if (rows.length === 0) {
    return (
      <OnceFetched>
        <EmptyState
          icon={IconChecklist}
          title={t(followed ? "noneFollowed" : "none")}
          hint={t(followed ? "noneFollowedHint" : "noneHint")}
          action={<Button onClick={onOpenPlans}>{t("toPlans")}</Button>}
        />
      </OnceFetched>
    );
  }
  return (
    <>
      {!followed && <StateTiles counts={counts} state={state} onState={handleState} />}
      {groups.length === 0 ? (
        <EmptyState
          icon={IconMoodSmile}
          title={t("noneOfState")}
          hint={t("noneOfStateHint")}
          action={
            <Button variant="default" onClick={() => handleState(undefined)}>
              {t("showAll")}
            </Button>
          }
        />
      ) : (
        <GroupedList groups={groups} selectedTaskId={selectedTaskId} onOpenTask={onOpenTask} />
      )}
    </>
  );
}
