import { type CSSProperties, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { cutToPaper } from "#client/parts/plan/paper/cut-to-paper.ts";
import { PlanPaper } from "#client/parts/plan/paper/plan-paper.tsx";
import type { TaskLink } from "#domain/task-link/task-link.ts";
import { ownersOf } from "#domain/task/task.ts";
import { type Times, timesOf } from "#domain/task/task-times.ts";
import type { GanttWords } from "../chart/use-gantt-words.ts";
import { useTickWords } from "../chart/use-tick-words.ts";
import type { GanttLine, GroupLine, TaskLine } from "../model/gantt-lines.ts";
import { nextOf } from "../model/time-scale.ts";
import { PaperBar } from "./paper-bar.tsx";
import { type PaperScale, paperScale } from "./paper-scale.ts";
import { type Predecessor, predecessorsOf } from "./predecessors.ts";
import classes from "./gantt-paper.module.css";

interface GanttPaperProps {
  readonly name: string;
  readonly lines: readonly GanttLine[];
  readonly links: readonly TaskLink[];
  readonly critical: ReadonlySet<number>;
  readonly planned: ReadonlyMap<number, Times> | undefined;
  readonly words: GanttWords;
  readonly now: number;
  readonly onClose: () => void;
}

/** The Gantt across one paper's width, on as many sheets as it has lines; what waits for what is said by numbers. */
export function GanttPaper(props: GanttPaperProps) {
  const { name, lines, links, critical, planned, words, now, onClose } = props;
  const { t } = useTranslation(["plan-paper", "gantt"]);
  const tasks = useMemo(() => lines.filter((line) => line.kind === "task"), [lines]);
  const cut = cutToPaper(tasks);
  const numbers = new Map(cut.shown.map(({ task }, index) => [task.id, index + 1]));
  const predecessors = predecessorsOf(links, numbers);
  const scale = paperScale(
    cut.shown.flatMap(({ task }) => [
      ...(task.endTime > 0 ? timesOf(task) : []),
      ...(planned?.get(task.id) ?? []),
    ]),
    now,
  );
  const after = (those: readonly Predecessor[] = []) =>
    those
      .map(({ number, kind, lag, lagUnit }) => {
        const apart = lag === 0 ? "" : t(`lag.${lagUnit}`, { lag: lag > 0 ? `+${lag}` : lag });
        return kind === "finishStart" && lag === 0
          ? number
          : `${number}${t(`kinds.${kind}`)}${apart}`;
      })
      .join(", ");
  return (
    <PlanPaper name={name} cut={cut} onClose={onClose}>
      <table className={classes.chart}>
        <PaperHead scale={scale} />
        <tbody>
          {lines.map((line) =>
            line.kind === "group" ? (
              <GroupRow key={line.key} line={line} scale={scale} now={now} words={words} />
            ) : (
              numbers.has(line.task.id) && (
                <TaskRow
                  key={line.key}
                  line={line}
                  number={numbers.get(line.task.id) ?? 0}
                  after={after(predecessors.get(line.task.id))}
                  isCritical={critical.has(line.task.id)}
                  planned={planned?.get(line.task.id)}
                  {...{ scale, now, words }}
                />
              )
            ),
          )}
        </tbody>
      </table>
    </PlanPaper>
  );
}

/** What the columns are called, and the days or months below which the bars lie; on every sheet again. */
function PaperHead({ scale }: { readonly scale: PaperScale }) {
  const { t } = useTranslation(["plan-paper", "gantt"]);
  const say = useTickWords(scale.zoom);
  const [upper, lower] = scale.units;
  const lies = (tick: number, unit: typeof upper) => {
    const from = scale.percentOf(tick);
    return { left: `${from}%`, width: `${scale.percentOf(nextOf(unit, tick)) - from}%` };
  };
  return (
    <thead>
      <tr>
        <th scope="col">{t("number")}</th>
        <th scope="col" className={classes.task}>
          {t("gantt:task")}
        </th>
        <th scope="col">{t("gantt:start")}</th>
        <th scope="col">{t("end")}</th>
        <th scope="col">{t("after")}</th>
        <th scope="col" className={classes.time} aria-label={t("gantt:time")}>
          {scale.upper.map((tick) => (
            <span key={tick} className={classes.upper} style={lies(tick, upper)}>
              {say(upper, tick, true)[0]}
            </span>
          ))}
          {scale.lower.map((tick) => (
            <span key={tick} className={classes.lower} style={lies(tick, lower)}>
              {say(lower, tick, false)[0]}
            </span>
          ))}
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly scale: PaperScale;
  readonly words: GanttWords;
  readonly now: number;
}

function GroupRow({ line, scale, words, now }: RowProps & { readonly line: GroupLine }) {
  const { column, times } = line;
  return (
    <tr className={classes.group}>
      <th scope="row" colSpan={2}>
        {column.name}
      </th>
      <td>{times && words.day(times[0])}</td>
      <td colSpan={2}>{times && words.day(times[1])}</td>
      <td className={classes.time}>
        <Grid scale={scale} now={now} />
        {times && (
          <span
            className={classes.span}
            style={{
              left: `${scale.percentOf(times[0])}%`,
              width: `${scale.percentOf(times[1]) - scale.percentOf(times[0])}%`,
            }}
          />
        )}
      </td>
    </tr>
  );
}

interface TaskRowProps extends RowProps {
  readonly line: TaskLine;
  readonly number: number;
  readonly after: string;
  readonly isCritical: boolean;
  readonly planned: Times | undefined;
}

function TaskRow(props: TaskRowProps) {
  const { line, number, after, isCritical, planned, scale, words, now } = props;
  const { task, main } = line;
  const times = task.endTime > 0 ? timesOf(task) : undefined;
  const owners = ownersOf(task).map(words.nameOf).filter(Boolean).join(", ");
  return (
    <tr>
      <td className={classes.number}>{number}</td>
      <td className={classes.task} data-part={main !== undefined || undefined}>
        {task.name}
        {owners && <span className={classes.dim}> {owners}</span>}
      </td>
      <td className={classes.number}>{times && words.day(times[0])}</td>
      <td className={classes.number}>{times && words.day(times[1])}</td>
      <td className={classes.number}>{after}</td>
      <td className={classes.time}>
        <Grid scale={scale} now={now} />
        {times && <PaperBar {...{ line, times, planned, scale, isCritical, words }} />}
      </td>
    </tr>
  );
}

/** Where the years, months or weeks begin, and today. */
function Grid({ scale, now }: { readonly scale: PaperScale; readonly now: number }) {
  const at = (time: number) => ({ left: `${scale.percentOf(time)}%` }) as CSSProperties;
  return (
    <>
      {scale.upper.slice(1).map((tick) => (
        <i key={tick} className={classes.line} style={at(tick)} />
      ))}
      {now >= scale.from && now < scale.to && <i className={classes.today} style={at(now)} />}
    </>
  );
}
