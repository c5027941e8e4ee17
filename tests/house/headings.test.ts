import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#base/languages.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "#domain/import/tasks/task-columns.ts";
import { TASK_HEADINGS } from "#domain/import/tasks/task-headings.ts";
import { root } from "./rooms.ts";

test.each(languages.map(({ code }) => code))(
  "a sheet that was made in %s is read in every language",
  (code) => {
    const path = join(root, "locales", code, "task-sheet.json");
    const { columns } = JSON.parse(readFileSync(path, "utf8")) as { columns: TaskColumnLabels };
    const unknown = TASK_COLUMNS.filter(
      (column) => !TASK_HEADINGS[column].includes(columns[column].toLowerCase()),
    );
    expect(unknown).toEqual([]);
  },
);

test("no heading means two columns", () => {
  const all = Object.values(TASK_HEADINGS).flat();
  expect(all.filter((heading, place) => all.indexOf(heading) !== place)).toEqual([]);
});
