import { memo } from "react";
import type { WorkingCalendar } from "#domain/schedule/working-calendar.ts";
import { nextOf, ticksIn, type TimeScale } from "../model/time-scale.ts";
import classes from "./gantt.module.css";
import type { WindowX } from "./use-window-x.ts";

interface BackLayerProps {
  readonly scale: TimeScale;
  readonly seen: WindowX;
  readonly calendar: WorkingCalendar;
  readonly now: number;
  /** Of all lines together, pixels. */
  readonly height: number;
}

/** Narrower days are not told apart. */
const LEAST_DAY = 3;

/** Below the bars: the days on which nobody works, and where today is. */
export const BackLayer = memo(function BackLayer(props: BackLayerProps) {
  const { scale, seen, calendar, now, height } = props;
  const free =
    scale.dayWidth < LEAST_DAY
      ? []
      : ticksIn("day", scale.timeAt(seen.from), scale.timeAt(seen.to)).filter(
          (day) => !calendar.isWorkingDay(day),
        );
  const today = scale.xOf(now);
  return (
    <div className={classes.back} aria-hidden>
      {free.map((day) => (
        <span
          key={day}
          className={classes.free}
          style={{
            left: scale.xOf(day),
            width: scale.xOf(nextOf("day", day)) - scale.xOf(day),
            height,
          }}
        />
      ))}
      {today >= seen.from && today <= seen.to && (
        <span className={classes.today} style={{ left: today, height }} />
      )}
    </div>
  );
});
