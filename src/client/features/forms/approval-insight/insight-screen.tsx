import { Alert, Button, Group, ScrollArea, Text } from "@mantine/core";
import { IconChartBar, IconCloudOff } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormatTime } from "#client/i18n/use-format-time.ts";
import { useIsAdmin } from "#client/live/company/use-is-admin.ts";
import { EmptyState } from "#client/ui/empty-state/empty-state.tsx";
import { PaneHeader } from "#client/ui/pane/pane-header.tsx";
import { SkeletonList } from "#client/ui/skeleton-list/skeleton-list.tsx";
import { type Insight, useInsight } from "./use-insight.ts";
import { useInsightNames } from "./insight-names.ts";
import { type InsightAsked, InsightFilters } from "./insight-filters.tsx";
import { Nothing, StepTable, TakenTable, WaitingTable } from "./insight-tables.tsx";
import { OverdueList } from "./overdue-list.tsx";
import classes from "./approval-insight.module.css";

interface InsightScreenProps {
  readonly onBack: () => void;
  readonly onOpenRecord: (formId: number, recordId: number) => void;
}

/** How long steps take, where requests wait, and which are late: for administrators and who manages a flow. */
export function InsightScreen({ onBack, onOpenRecord }: InsightScreenProps) {
  const { t } = useTranslation("approval-insight");
  const { absolute } = useFormatTime();
  const isAdmin = useIsAdmin();
  const [asked, setAsked] = useState<InsightAsked>({ days: 90 });
  const { insight, isOffline, problem, retry } = useInsight(asked);
  return (
    <div className={classes.screen}>
      <PaneHeader
        title={t("title")}
        subtitle={insight && !isOffline ? t("asOf", { time: absolute(insight.time) }) : t("hint")}
        onBack={onBack}
      />
      <ScrollArea className={classes.body}>
        <div className={classes.content}>
          <InsightFilters asked={asked} onAsk={setAsked} />
          {isOffline && insight && (
            <Alert color="yellow" icon={<IconCloudOff size="1rem" aria-hidden />}>
              {t("offline", { time: absolute(insight.time) })}
            </Alert>
          )}
          {problem && (
            <Alert color="orange" role="alert">
              <Group>
                <Text size="sm">{problem}</Text>
                <Button size="compact-sm" variant="default" onClick={retry}>
                  {t("retry")}
                </Button>
              </Group>
            </Alert>
          )}
          {insight && <Shown insight={insight} onOpenRecord={isAdmin ? onOpenRecord : undefined} />}
          {!insight && isOffline && (
            <EmptyState icon={IconChartBar} title={t("needsLine")} hint={t("needsLineHint")} />
          )}
          {!insight && !isOffline && !problem && <SkeletonList rows={6} />}
        </div>
      </ScrollArea>
    </div>
  );
}

interface ShownProps {
  readonly insight: Insight;
  readonly onOpenRecord: InsightScreenProps["onOpenRecord"] | undefined;
}

function Shown({ insight, onOpenRecord }: ShownProps) {
  const { t } = useTranslation("approval-insight");
  const names = useInsightNames();
  const { steps, byForm, byDepartment, byPerson, overdue } = insight;
  // What was kept before these were told lacks them.
  const { stepsByDepartment = [], stepsByPerson = [] } = insight as Partial<Insight>;
  return (
    <>
      <Part title={t("overdue")}>
        <OverdueList overdue={overdue} onOpenRecord={onOpenRecord} />
      </Part>
      <Part title={t("waiting")}>
        {byForm.length === 0 ? (
          <Nothing words={t("noneWaiting")} />
        ) : (
          <div className={classes.places}>
            <WaitingTable title={t("byForm")} places={byForm} nameOf={names.form} />
            <WaitingTable
              title={t("byDepartment")}
              places={byDepartment}
              nameOf={names.department}
            />
            <WaitingTable title={t("byPerson")} places={byPerson} nameOf={names.person} />
          </div>
        )}
      </Part>
      <Part title={t("steps")}>
        <StepTable steps={steps} />
        {stepsByPerson.length > 0 && (
          <div className={classes.places}>
            <TakenTable
              title={t("byDepartment")}
              places={stepsByDepartment}
              nameOf={names.department}
            />
            <TakenTable title={t("byPerson")} places={stepsByPerson} nameOf={names.person} />
          </div>
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
    </section>
  );
}
