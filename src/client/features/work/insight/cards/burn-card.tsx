import { NativeSelect } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { BURN_WEEKS, burnOf, type BurnWeeks, idealAt } from "#domain/plan/insight/burn.ts";
import type { TaskLife } from "#domain/plan/insight/task-life.ts";
import { BurnChart } from "../chart/burn-chart.tsx";
import { ChartCard } from "../chart/chart-card.tsx";
import { NumberTable } from "../chart/number-table.tsx";
import { useInsightWords } from "../use-insight-words.ts";

interface BurnCardProps {
  readonly lives: readonly TaskLife[];
  readonly now: number;
}

/** How what is open went down and what is done went up. */
export function BurnCard({ lives, now }: BurnCardProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const [weeks, setWeeks] = useState<BurnWeeks>(12);
  const burn = useMemo(() => burnOf(lives, now, weeks), [lives, now, weeks]);
  const { points, ideal } = burn;
  const title = t("burn.title");
  const line = ideal ? t("burn.idealHint", { date: words.day(ideal.until) }) : t("burn.noIdeal");
  return (
    <ChartCard
      title={title}
      wide
      hint={`${t("burn.hint")} ${line}`}
      choice={
        <NativeSelect
          size="xs"
          aria-label={t("burn.range")}
          data={BURN_WEEKS.map((count) => ({
            value: String(count),
            label: count === 0 ? t("burn.whole") : t("burn.weeks", { count }),
          }))}
          value={String(weeks)}
          onChange={(event) => {
            const next = BURN_WEEKS.find((one) => String(one) === event.currentTarget.value);
            if (next !== undefined) setWeeks(next);
          }}
        />
      }
      chart={<BurnChart key={weeks} label={t("burn.read", { title })} burn={burn} />}
      table={
        <NumberTable
          caption={title}
          columns={[t("burn.day"), t("burn.open"), t("burn.done"), t("burn.ideal")]}
          rows={points.toReversed().map(({ time, open, done }) => ({
            key: time,
            label: words.day(time),
            numbers: [open, done, ideal ? Math.round(idealAt(ideal, time)) : "–"],
          }))}
        />
      }
    />
  );
}
