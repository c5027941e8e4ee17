import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { localeOf } from "#base/languages.ts";
import type { BoardColumn } from "#client/data/queries/board.ts";
import { useNow } from "#client/i18n/use-now.ts";
import { useFlow } from "#client/live/use-flow.ts";
import { usePriorities } from "#client/parts/task/use-priorities.ts";
import { TASK_COLORS } from "#domain/task/task.ts";
import { addDays, startOfDay } from "#domain/task/times/calendar-day.ts";
import { groupRows, type RowGroup } from "./model/group-rows.ts";
import { sortRows } from "./model/sort-rows.ts";
import type { OwnFields } from "./model/own-fields.ts";
import { linesOf, type TableLine } from "./model/table-lines.ts";
import { rowsOf } from "./model/table-row.ts";
import type { TableSettings } from "#client/parts/plan/table/table-settings.ts";

interface TableLinesSettings extends Pick<TableSettings, "sort" | "group"> {
  /** The whole board, for the order of its columns. */
  readonly columns: readonly BoardColumn[];
  readonly shown: readonly BoardColumn[];
  readonly planId: number;
  /** Several plans are shown. */
  readonly several: boolean;
  readonly planName: (planId: number) => string;
  readonly nameOf: (userId: number) => string;
  readonly tagName: (tagId: number) => string;
  readonly own: OwnFields;
  readonly isFolded: (group: RowGroup) => boolean;
}

/** The lines of the table: the board's tasks, sorted and grouped as the person set it up. */
export function useTableLines(settings: TableLinesSettings): readonly TableLine[] {
  const { sort, group, planId, columns, shown, several, planName, nameOf, tagName, own, isFolded } =
    settings;
  const { i18n } = useTranslation("plan-table");
  const collator = useMemo(
    () => new Intl.Collator(localeOf(i18n.language), { numeric: true }),
    [i18n.language],
  );
  const { order: priorities } = usePriorities();
  const flow = useFlow(planId);
  const minute = useNow();
  // Only what is due changes with the time.
  const now = group === "due" ? minute : 0;
  const sorted = useMemo(() => {
    const places = new Map(columns.map(({ column }, index) => [column.id, index]));
    return sortRows(rowsOf(shown), sort, {
      nameOf,
      tagName,
      own,
      collator,
      planName,
      columnPlace: ({ id, name }) => (several ? name : (places.get(id) ?? 0)),
      priorityPlace: (priority) => priorities.indexOf(priority),
      colorPlace: (color) => TASK_COLORS.findIndex((one) => one === color),
    });
  }, [shown, columns, sort, several, planName, nameOf, tagName, own, collator, priorities]);
  const groups = useMemo(
    () =>
      group &&
      groupRows(sorted, group, {
        now,
        endOfToday: addDays(startOfDay(now), 1) - 1,
        columns: columns.map(({ column }) => column),
        own,
        states: flow.state === "ready" ? flow.value.map(({ id }) => id) : [],
        tagName,
        compareWords: collator.compare,
        columnsByName: several,
        priorities,
        comparePeople: (left, right) => collator.compare(nameOf(left), nameOf(right)),
      }),
    [sorted, group, now, columns, several, nameOf, tagName, own, flow, collator, priorities],
  );
  return useMemo(() => linesOf(sorted, groups, isFolded), [sorted, groups, isFolded]);
}
