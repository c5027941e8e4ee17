import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TaskLife } from "#domain/plan/insight/task-life.ts";
import { throughputOf } from "#domain/plan/insight/throughput.ts";
import { BarChart } from "../chart/bar-chart.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import { NumberTable } from "../chart/number-table.tsx";
import { useInsightWords } from "../use-insight-words.ts";
import classes from "../insight.module.css";

interface ThroughputCardProps {
  readonly lives: readonly TaskLife[];
  readonly now: number;
}

/** How many tasks were done in each of the last weeks. */
export function ThroughputCard({ lives, now }: ThroughputCardProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const { weeks, earlier, usual } = useMemo(() => throughputOf(lives, now), [lives, now]);
  const count = weeks.reduce((sum, { done }) => sum + done, 0);
  const title = t("throughput.title");
  const summary = [
    t("throughput.done", { count, weeks: weeks.length }),
    usual === undefined ? "" : t("throughput.usual", { average: words.average(usual) }),
    earlier > 0 ? t("throughput.earlier", { count: earlier }) : "",
  ].filter((part) => part !== "");
  return (
    <ChartCard
      title={title}
      hint={t("throughput.hint")}
      facts={<p className={classes.facts}>{summary.join(" · ")}</p>}
      chart={
        <BarChart
          label={`${title}: ${weeks.map(({ start, done }) => `${words.day(start)} ${done}`).join(", ")}`}
          bars={weeks.map(({ start, done }, index) => ({
            key: start,
            label: words.day(start),
            count: done,
            running: index === weeks.length - 1,
          }))}
        />
      }
      table={
        <NumberTable
          caption={title}
          columns={[t("throughput.week"), t("throughput.tasks")]}
          rows={weeks.map(({ start, done }) => ({
            key: start,
            label: words.day(start),
            numbers: [done],
          }))}
        />
      }
    />
  );
}
