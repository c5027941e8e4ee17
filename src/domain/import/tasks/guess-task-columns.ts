import { fieldKey } from "../../field/field-claims.ts";
import type { PlanField } from "../../field/plan-field.ts";
import { shownText } from "../sheet/import-cell.ts";
import { headingText, type ImportGrid, type ImportMapping } from "../sheet/import-grid.ts";
import { TASK_COLUMNS, type TaskColumn, type TaskColumnLabels } from "./task-columns.ts";
import { TASK_HEADINGS } from "./task-headings.ts";

/**
 * Which column of a sheet says what of a task, by their headings; each is taken once, and what the person calls it counts first.
 * A list without headings is one of names.
 */
export function guessTaskColumns(
  grid: ImportGrid,
  labels: TaskColumnLabels,
  offered: readonly TaskColumn[] = TASK_COLUMNS,
  fields: readonly Pick<PlanField, "id" | "name">[] = [],
): ImportMapping {
  const headings = (grid[0] ?? []).map((cell) => headingText(shownText(cell)));
  const width = Math.max(1, ...grid.map((line) => line.length));
  const paths = Array.from({ length: width }, () => "");
  const take = (isNamed: (column: TaskColumn, heading: string) => boolean) => {
    for (const column of offered) {
      if (paths.includes(column)) continue;
      const at = headings.findIndex(
        (heading, place) => heading !== "" && paths[place] === "" && isNamed(column, heading),
      );
      if (at >= 0) paths[at] = column;
    }
  };
  take((column, heading) => headingText(labels[column]) === heading);
  take((column, heading) => TASK_HEADINGS[column].includes(heading));
  // Own fields come last: a field that is called as what every task has would take its place.
  for (const { id, name } of fields) {
    const at = headings.findIndex(
      (heading, place) => heading === headingText(name) && paths[place] === "",
    );
    if (at >= 0) paths[at] = fieldKey(id);
  }
  const isHeaded = paths.some((path) => path !== "");
  if (!isHeaded) paths[0] = "name";
  return { headings: isHeaded ? 1 : 0, paths };
}
