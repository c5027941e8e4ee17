import classes from "./chart.module.css";

/** One bar: what it counts, and how much. */
export interface Bar {
  readonly key: number | string;
  readonly label: string;
  readonly count: number;
  /** It may still grow. */
  readonly running?: boolean;
}

interface BarChartProps {
  /** All of it in one sentence, for who does not see it. */
  readonly label: string;
  readonly bars: readonly Bar[];
  /** Names may stand in two lines; else every second one makes room where it is narrow. */
  readonly wraps?: boolean;
}

/** Bars side by side, each with its number above and its name below. */
export function BarChart({ label, bars, wraps = false }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={classes.bars} aria-label={label}>
      {bars.map(({ key, label: name, count, running }) => (
        <div key={key} className={classes.bar} data-bar={count} aria-hidden>
          <div className={classes.space}>
            <span className={classes.count}>{count}</span>
            <span
              className={classes.fill}
              data-running={running || undefined}
              style={{ blockSize: `${(count / most) * 100}%` }}
            />
          </div>
          <span className={classes.tick} data-wraps={wraps || undefined}>
            {name}
          </span>
        </div>
      ))}
    </figure>
  );
}
