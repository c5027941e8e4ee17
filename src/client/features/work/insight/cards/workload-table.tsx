import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Each } from "#client/ui/each/each.tsx";
import {
  isTooMuch,
  type Load,
  type LoadWeek,
  type PersonLoad,
  NOBODYS,
  type Workload,
} from "#domain/plan/insight/workload.ts";
import { useInsightWords } from "../use-insight-words.ts";
import type { OpenedLoad } from "./opened-load.ts";
import classes from "./workload.module.css";

interface WorkloadTableProps {
  readonly workload: Workload;
  readonly nameOf: (userId: number) => string;
  readonly onOpen: (opened: OpenedLoad) => void;
}

/** People, and what they have to do in each of the next weeks; before these what is late, and after them what comes later. */
export function WorkloadTable({ workload, nameOf, onOpen }: WorkloadTableProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const { weeks, people } = workload;
  const title = t("load.title");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
    <section className={classes.scroller} aria-label={title} tabIndex={0}>
      <table className={classes.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {t("load.person")}
            </th>
            <th scope="col">{t("load.overdue")}</th>
            {weeks.map(({ start, minutes }) => (
              <th key={start} scope="col">
                {words.day(start)}
                <span className={classes.dim}>{words.hours(minutes)}</span>
              </th>
            ))}
            <th scope="col">{t("load.later")}</th>
            <th scope="col">{t("load.noTime")}</th>
          </tr>
        </thead>
        <tbody>
          <Each rows={people} keyOf={({ userId }) => userId}>
            {(person) => (
              <PersonRow
                person={person}
                name={nameOf(person.userId)}
                weeks={weeks}
                onOpen={onOpen}
              />
            )}
          </Each>
        </tbody>
      </table>
    </section>
  );
}

interface PersonRowProps {
  readonly person: PersonLoad;
  readonly name: string;
  readonly weeks: readonly LoadWeek[];
  readonly onOpen: (opened: OpenedLoad) => void;
}

function PersonRow({ person, name, weeks, onOpen }: PersonRowProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  const cell = { name, onOpen };
  return (
    <tr>
      <th scope="row" className={classes.name}>
        {name}
      </th>
      <LoadCell {...cell} load={person.overdue} when={t("load.overdue")} isLate />
      {weeks.map((week, index) => (
        <LoadCell
          key={week.start}
          {...cell}
          load={person.weeks[index]}
          week={person.userId === NOBODYS ? undefined : week}
          when={t("load.week", { day: words.day(week.start) })}
        />
      ))}
      <LoadCell {...cell} load={person.later} when={t("load.later")} />
      <LoadCell {...cell} load={person.noTime} when={t("load.noTime")} />
    </tr>
  );
}

interface LoadCellProps {
  readonly load: Load | undefined;
  readonly name: string;
  readonly when: string;
  /** The week with which it is compared. */
  readonly week?: LoadWeek | undefined;
  readonly isLate?: boolean;
  readonly onOpen: (opened: OpenedLoad) => void;
}

function LoadCell({ load, name, when, week, isLate = false, onOpen }: LoadCellProps) {
  const { t } = useTranslation("plan-insight");
  const words = useInsightWords();
  if (!load || load.due.length + load.begun.length === 0) {
    return <td className={classes.empty}>{"–"}</td>;
  }
  const hours = load.minutes > 0 ? words.hours(load.minutes) : "";
  const over = week && isTooMuch(load, week) ? week : undefined;
  const title = `${name} · ${when}`;
  const said = [
    title,
    t("load.due", { count: load.due.length }),
    ...(hours === "" ? [] : [hours]),
    ...(over ? [t("load.tooMuch", { hours: words.hours(over.minutes) })] : []),
  ];
  return (
    <td>
      <button
        type="button"
        className={classes.cell}
        data-over={over ? "" : undefined}
        data-late={isLate || undefined}
        title={over && t("load.tooMuch", { hours: words.hours(over.minutes) })}
        onClick={() => onOpen({ title, load })}
      >
        <VisuallyHidden>{said.join(", ")}</VisuallyHidden>
        <span className={classes.count} aria-hidden>
          {over && <IconAlertTriangle size="0.875rem" aria-hidden />}
          {load.due.length}
        </span>
        {hours !== "" && (
          <span className={classes.dim} aria-hidden>
            {hours}
          </span>
        )}
      </button>
    </td>
  );
}
