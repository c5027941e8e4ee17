import { type PointerEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Burn, type BurnPoint, idealAt } from "#domain/plan/insight/burn.ts";
import { useInsightWords } from "../use-insight-words.ts";
import { linePath, roundUp } from "./line-path.ts";
import classes from "./chart.module.css";

interface BurnChartProps {
  readonly label: string;
  readonly burn: Burn;
}

/** What was open and what was done, as lines over time; a day is read off by pointing or with the arrow keys. */
export function BurnChart({ label, burn }: BurnChartProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const { points, ideal, end } = burn;
  const last = points.length - 1;
  const [chosen, setChosen] = useState<number>();
  const place = Math.min(chosen ?? last, last);
  const read = points[place];
  const from = points[0]?.time ?? end;
  const most = roundUp(Math.max(...points.map(({ open, done }) => Math.max(open, done))));
  const across = (time: number) => (end > from ? ((time - from) / (end - from)) * 100 : 100);
  const path = (valueOf: (point: BurnPoint) => number) =>
    linePath(points.map((point) => [across(point.time), 100 - (valueOf(point) / most) * 100]));
  const handlePointer = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(nearest(points, from + ((clientX - left) / width) * (end - from)));
  };
  if (!read) return null;
  const still = ideal && Math.round(idealAt(ideal, read.time));
  const said = t("burn.point", { day: words.day(read.time), open: read.open, done: read.done });
  return (
    <div>
      <div className={classes.plotRow}>
        <div className={classes.scale} aria-hidden>
          <span>{most}</span>
          <span>{0}</span>
        </div>
        <div className={classes.plot} onPointerMove={handlePointer}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
            <path className={classes.grid} d="M0 0H100M0 50H100M0 100H100" />
            {end > read.time && place === last && (
              <path className={classes.grid} d={`M${across(read.time)} 0V100`} />
            )}
            {ideal && (
              <path
                className={classes.line}
                data-line="ideal"
                d={linePath(
                  [ideal.from, Math.min(ideal.until, end), end].map((time) => [
                    across(time),
                    100 - (idealAt(ideal, time) / most) * 100,
                  ]),
                )}
              />
            )}
            <path className={classes.line} data-line="done" d={path(({ done }) => done)} />
            <path className={classes.line} data-line="open" d={path(({ open }) => open)} />
            <path className={classes.cursor} d={`M${across(read.time)} 0V100`} />
          </svg>
          <input
            type="range"
            className={classes.reader}
            style={{ inlineSize: `${across(points[last]?.time ?? end)}%` }}
            aria-label={label}
            aria-valuetext={
              still === undefined ? said : `${said}, ${t("burn.idealPoint", { ideal: still })}`
            }
            max={last}
            value={place}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        </div>
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{words.day(from)}</span>
        <span>{words.day(end)}</span>
      </div>
      <p className={classes.legend}>
        <b>{words.day(read.time)}</b>
        <Key line="open" words={`${t("burn.open")} ${read.open}`} />
        <Key line="done" words={`${t("burn.done")} ${read.done}`} />
        {still !== undefined && <Key line="ideal" words={`${t("burn.ideal")} ${still}`} />}
      </p>
    </div>
  );
}

function Key({ line, words }: { readonly line: string; readonly words: string }) {
  return (
    <span className={classes.key}>
      <svg className={classes.keyLine} viewBox="0 0 24 8" aria-hidden>
        <path className={classes.line} data-line={line} d="M0 4H24" />
      </svg>
      {words}
    </span>
  );
}

/** Which of the points is nearest to a moment. */
function nearest(points: readonly BurnPoint[], time: number): number {
  const after = points.findIndex((point) => point.time >= time);
  if (after <= 0) return after === 0 ? 0 : points.length - 1;
  const [left, right] = [points[after - 1]?.time ?? 0, points[after]?.time ?? 0];
  return time - left < right - time ? after - 1 : after;
}
