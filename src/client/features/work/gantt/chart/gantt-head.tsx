import { memo } from "react";
import { useTranslation } from "react-i18next";
import { beginOf, nextOf, ticksIn, type TimeScale } from "../model/time-scale.ts";
import classes from "./gantt.module.css";
import head from "./head.module.css";
import { useTickWords } from "./use-tick-words.ts";
import type { WindowX } from "./use-window-x.ts";

interface GanttHeadProps {
  readonly scale: TimeScale;
  readonly seen: WindowX;
  readonly now: number;
  readonly compares: boolean;
}

/** Hours have room for every second one. */
const HOURS_APART = 2;

/** What the columns are called, and the days or months below which the bars lie. */
export const GanttHead = memo(function GanttHead({ scale, seen, now, compares }: GanttHeadProps) {
  const { t } = useTranslation("gantt");
  const words = useTickWords(scale.zoom);
  const [upper, lower] = scale.units;
  const [from, to] = [scale.timeAt(seen.from), scale.timeAt(seen.to)];
  const widthOf = (tick: number, unit: typeof upper) =>
    scale.xOf(nextOf(unit, tick)) - scale.xOf(tick);
  const lowerTicks = ticksIn(lower, from, to).filter(
    (tick) => lower !== "hour" || new Date(tick).getHours() % HOURS_APART === 0,
  );
  return (
    <thead className={head.head}>
      <tr aria-rowindex={1} className={head.headRow}>
        <th scope="col" className={head.headName}>
          <span className={classes.nameWords}>{t("task")}</span>
          <span className={classes.start}>{t("start")}</span>
          <span className={classes.days}>{t("days")}</span>
          {compares && <span className={classes.drift}>{t("baseline.column")}</span>}
          <span className={classes.face} />
        </th>
        <th scope="col" aria-label={t("time")} className={head.headTime}>
          {ticksIn(upper, from, to).map((tick) => {
            const [said, besides] = words(upper, tick, true);
            return (
              <span
                key={tick}
                className={head.upperTick}
                style={{ left: scale.xOf(tick), width: widthOf(tick, upper) }}
              >
                <b>{said}</b> {besides}
              </span>
            );
          })}
          {lowerTicks.map((tick) => (
            <span
              key={tick}
              className={head.lowerTick}
              data-today={(lower !== "month" && tick === beginOf(lower, now)) || undefined}
              style={{
                left: scale.xOf(tick),
                width: widthOf(tick, lower) * (lower === "hour" ? HOURS_APART : 1),
              }}
            >
              {words(lower, tick, false)[0]}
            </span>
          ))}
        </th>
      </tr>
    </thead>
  );
});
