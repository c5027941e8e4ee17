import { linesOf } from "../../checklist/lines-of.ts";
import { CHECK_ITEMS_MAX, TAG_NAME_MAX, TASK_NAME_MAX, TASK_TAGS_MAX } from "../../limits.ts";
import type { Priority } from "../../task/task.ts";
import { NO_TIMES, type Times } from "../../task/task-times.ts";
import { IMPORT_CONTENT_MAX } from "../import-limits.ts";
import { headingText } from "../sheet/import-grid.ts";
import { fieldsIn } from "./fields-in-cells.ts";
import { peopleIn, type PersonFinder } from "./people-in-cells.ts";
import { readMoment } from "./read-moment.ts";
import type { SheetSetting } from "./sheet-of-plan.ts";
import type { SheetTask } from "./sheet-task.ts";
import { chosen, type TaskCells } from "./task-cells.ts";
import { NO_WORDS, YES_WORDS } from "./yes-words.ts";

const HOUR = 3_600_000;

/** What a line says of a task, but for the task that it belongs to. What is not right is noted with the cells. */
export function readTask(
  cells: TaskCells,
  setting: SheetSetting,
  find: PersonFinder,
): Omit<SheetTask, "parent"> {
  const { plan } = setting;
  const name = cells.text("name").replaceAll(/\s+/g, " ");
  if (name === "") cells.wrong("name", "form.required");
  if (name.length > TASK_NAME_MAX) cells.wrong("name", "form.tooLong", { limit: TASK_NAME_MAX });
  const desc = cells.text("desc");
  if (desc.length > IMPORT_CONTENT_MAX)
    cells.wrong("desc", "form.tooLong", { limit: IMPORT_CONTENT_MAX });
  const state = chosen(cells, "state", plan.flow);
  const column = chosen(cells, "column", plan.columns);
  const completeTime = doneIn(cells, setting);
  if (completeTime > 0 && state && state.status !== "end")
    cells.wrong("done", "import.stateIsOpen", { state: state.name });
  return {
    name,
    desc,
    columnId: (column ?? plan.columns[0])?.id ?? 0,
    flowItemId: state?.id,
    taskUser: peopleIn(cells, plan.people, find),
    times: timesIn(cells, setting),
    priority: priorityIn(cells, setting),
    tags: tagsIn(cells),
    fields: fieldsIn(cells, setting, find),
    checks: checksIn(cells),
    completeTime,
  };
}

/** Both times or none: who names one of them means a working day at most. */
function timesIn(cells: TaskCells, setting: SheetSetting): Times {
  const [from, to] = (["start", "end"] as const).map((column) => {
    const text = cells.text(column);
    if (text === "") return undefined;
    return (
      readMoment(text, setting) ??
      cells.wrong(column, "import.notATime", { text, example: "2026-03-04 14:00" })
    );
  });
  if (!from && !to) return NO_TIMES;
  if (from && to) {
    if (to[1] <= from[0]) cells.wrong("end", "task.timesOrder");
    return [from[0], to[1]];
  }
  if (from) return [from[0], from[1] > from[0] ? from[1] : from[0] + HOUR];
  const [start, end] = to ?? NO_TIMES;
  return [start < end ? start : end - HOUR, end];
}

/** By name, by its place in the list, or as `P1` and `!1`. */
function priorityIn(cells: TaskCells, { words }: SheetSetting): Priority {
  const place = /^[p!]?\s*(\d{1,2})$/i.exec(cells.text("priority"))?.[1];
  if (Number(place) === 0) return 0;
  const offered = words.priorities.filter(({ priority }) => priority > 0);
  return (
    offered[Number(place) - 1]?.priority ??
    chosen(cells, "priority", [...words.priorities, ...words.retiredPriorities])?.priority ??
    0
  );
}

function tagsIn(cells: TaskCells): readonly string[] {
  const tags = new Map(cells.parts("tags").map((tag) => [headingText(tag), tag.replace(/^#/, "")]));
  if (tags.size > TASK_TAGS_MAX) cells.wrong("tags", "task.tagsMax", { count: TASK_TAGS_MAX });
  const names = [...tags.values()].filter((tag) => tag !== "");
  if (names.some((tag) => tag.length > TAG_NAME_MAX))
    cells.wrong("tags", "form.tooLong", { limit: TAG_NAME_MAX });
  return names;
}

/** A line of the cell each; in one line they are parted by semicolons. */
function checksIn(cells: TaskCells): SheetTask["checks"] {
  const text = cells.text("checklist");
  const checks = linesOf(/[\r\n]/.test(text) ? text : text.replaceAll(/[;；]/g, "\n"));
  if (checks.length > CHECK_ITEMS_MAX)
    cells.wrong("checklist", "checkItem.max", { count: CHECK_ITEMS_MAX });
  return checks;
}

/** Whether it is done, or when it was. */
function doneIn(cells: TaskCells, setting: SheetSetting): number {
  const { words, now } = setting;
  const text = cells.text("done");
  const said = headingText(text);
  if (said === "" || said === headingText(words.no) || NO_WORDS.has(said)) return 0;
  if (said === headingText(words.yes) || YES_WORDS.has(said)) return now;
  const moment = /\d/.test(said)
    ? readMoment(text, { ...setting, readPhrase: undefined })
    : undefined;
  if (moment) return Math.min(moment[1], now);
  cells.wrong("done", "import.notOneOf", { text, choices: `${words.yes}, ${words.no}` });
  return 0;
}
