import { NativeSelect, Text } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  CYCLE_DAYS,
  type CycleDays,
  type CycleTask,
  cycleTimeOf,
  type LengthGroup,
} from "#domain/plan/insight/cycle-time.ts";
import { BarChart } from "../chart/bar-chart.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import { NumberTable } from "../chart/number-table.tsx";
import { useInsightWords } from "../use-insight-words.ts";
import classes from "../insight.module.css";

interface CycleCardProps {
  readonly tasks: readonly CycleTask[];
  readonly now: number;
}

/** How long tasks took that were done within a time. */
export function CycleCard({ tasks, now }: CycleCardProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const [days, setDays] = useState<CycleDays>(30);
  const cycle = useMemo(() => cycleTimeOf(tasks, now, days), [tasks, now, days]);
  const { count, fromStart, median, most, groups } = cycle;
  const title = t("cycle.title");
  const nameOf = ({ above, upTo }: LengthGroup) => {
    if (upTo === undefined) return t("cycle.over", { above });
    return above === 0 ? t("cycle.upTo", { upTo }) : t("cycle.between", { above, upTo });
  };
  const rows = groups.map((group) => ({ key: group.above, label: nameOf(group), ...group }));
  const nothing = (
    <Text c="dimmed" size="sm">
      {t("cycle.none")}
    </Text>
  );
  return (
    <ChartCard
      title={title}
      hint={[
        t("cycle.hint"),
        ...(count > 0 ? [t("cycle.measured", { count, made: count - fromStart })] : []),
      ].join(" ")}
      choice={
        <NativeSelect
          size="xs"
          aria-label={t("cycle.period")}
          data={CYCLE_DAYS.map((one) => ({
            value: String(one),
            label: t("cycle.days", { count: one }),
          }))}
          value={String(days)}
          onChange={(event) => {
            const next = CYCLE_DAYS.find((one) => String(one) === event.currentTarget.value);
            if (next) setDays(next);
          }}
        />
      }
      facts={
        median !== undefined &&
        most !== undefined && (
          <dl className={classes.lengths}>
            <div>
              <dt>{t("cycle.median")}</dt>
              <dd>{words.length(median)}</dd>
            </div>
            <div>
              <dt>{t("cycle.most")}</dt>
              <dd>{words.length(most)}</dd>
            </div>
          </dl>
        )
      }
      chart={
        count === 0 ? (
          nothing
        ) : (
          <BarChart
            label={`${title}: ${rows.map((row) => `${row.label} ${row.count}`).join(", ")}`}
            bars={rows}
            wraps
          />
        )
      }
      table={
        <NumberTable
          caption={title}
          columns={[t("cycle.took"), t("cycle.tasks")]}
          rows={rows.map((row) => ({ ...row, numbers: [row.count] }))}
        />
      }
    />
  );
}
