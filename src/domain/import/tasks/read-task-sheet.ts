import { failure, type Result, success } from "#base/result.ts";
import { TASK_NAME_MAX } from "../../limits.ts";
import type { BoardImport, ImportMember, ImportTask, ImportWords } from "../board-import.ts";
import { cleanLine, cutText, plainToMarkdown } from "../clean-text.ts";
import { planNameOf, subtaskRoom } from "../fitting-parts.ts";
import { IMPORT_TASKS_MAX } from "../import-limits.ts";
import { createImportNotes } from "../import-notes.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { namedColumns } from "../named-columns.ts";
import { namedTags } from "../named-tags.ts";
import { fittingContent, joinParts, namedLine, tickedLines } from "../task-content.ts";
import { headingText } from "../sheet/import-grid.ts";
import { guessTaskColumns } from "./guess-task-columns.ts";
import { type SheetLine, sheetLines } from "./sheet-line.ts";
import { TASK_COLUMNS, type TaskColumnLabels } from "./task-columns.ts";

/** Headings are known in every language by themselves. */
const labels = Object.fromEntries(
  TASK_COLUMNS.map((column) => [column, column]),
) as unknown as TaskColumnLabels;

/** Whether a table is a list of tasks: it has a heading that says what they are called, and another one. */
export function isTaskSheet(rows: readonly (readonly string[])[]): boolean {
  const [head = []] = rows;
  const { headings, paths } = guessTaskColumns([head], labels);
  return headings > 0 && paths.includes("name") && paths.filter((path) => path !== "").length > 1;
}

/** A list of tasks as a board: a list or state is a column, what names a task above it is a subtask, other columns are fields. */
export function readTaskSheet(
  rows: readonly (readonly string[])[],
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const notes = createImportNotes();
  const name = planNameOf(words.fileName, "CSV", notes);
  const [head = [], ...rest] = rows;
  const { lines, fields, left } = sheetLines(rest, head, guessTaskColumns([head], labels).paths);
  if (lines.length === 0) return failure(importRefusal("import/empty-board", { name }));
  const all = familiesOf(lines);
  const taken = all.slice(0, IMPORT_TASKS_MAX);
  const tops = taken.map(({ top }) => top);
  const { columns, keyOf } = namedColumns(tops.map(columnOf), words, notes);
  const tags = namedTags(tops.map((line) => line.parts("tags")));
  const fitting = subtaskRoom(taken.length);
  const tasks = taken.map(({ top, children }, at): ImportTask => {
    const common = top.common(notes);
    const { kept, over } = fitting(children.map((child) => child.common(notes)));
    if (over.length > 0) notes.add("subtasksInContent", common.name, over.length);
    const marks = tags.readOf(top.parts("tags"));
    const below = joinParts([
      ...children.map((child) => wordsOf(child, words)),
      namedLine(words.labels, marks.left),
      tickedLines(over),
    ]);
    return {
      ...common,
      key: `row ${at}`,
      columnKey: keyOf(columnOf(top)),
      content: fittingContent(plainToMarkdown(top.text("desc")), below, {
        name: common.name,
        notes,
      }),
      color: "",
      tagKeys: marks.tagKeys,
      archivedTime: 0,
      ...(top.checks.length > 0 && { checks: [...top.checks] }),
      subtasks: kept,
      comments: [],
    };
  });
  const cards = all.length - taken.length;
  return success({
    name,
    desc: "",
    columns,
    tags: tags.tags,
    ...(fields.length > 0 && { fields: [...fields] }),
    members: membersOf(tasks),
    tasks,
    leftOut: [
      { what: "cards" as const, count: cards },
      { what: "customFields" as const, count: left },
    ].filter(({ count }) => count > 0),
    notes: notes.list(),
  });
}

function columnOf(line: SheetLine): string {
  return cleanLine(line.text("column") || line.text("state"));
}

interface Family {
  readonly top: SheetLine;
  readonly children: SheetLine[];
}

/** Each line with those that name it as theirs: the nearest of that name above them, or else the first one. */
function familiesOf(lines: readonly SheetLine[]): Family[] {
  const keyOf = (line: SheetLine) => headingText(line.text("name"));
  const parentOf = (line: SheetLine) => headingText(line.text("parent"));
  const named = new Set(lines.filter((line) => parentOf(line) === "").map(keyOf));
  const isTop = (line: SheetLine) => parentOf(line) === "" || !named.has(parentOf(line));
  const families = lines.filter(isTop).map((top): Family => ({ top, children: [] }));
  const first = new Map(families.toReversed().map((family) => [keyOf(family.top), family]));
  const last = new Map<string, Family>();
  let next = 0;
  for (const line of lines) {
    if (isTop(line)) {
      const family = families[next];
      next += 1;
      if (family) last.set(keyOf(line), family);
      continue;
    }
    const key = parentOf(line);
    (last.get(key) ?? first.get(key))?.children.push(line);
  }
  return families;
}

/** What a subtask says that it has no room for. */
function wordsOf(line: SheetLine, words: ImportWords): string {
  const said = joinParts([
    plainToMarkdown(line.text("desc")),
    namedLine(words.labels, line.parts("tags")),
    tickedLines(line.checks.map(({ name, done }) => ({ name, completeTime: done }))),
  ]);
  return said === "" ? "" : `**${plainToMarkdown(cleanLine(line.text("name")))}**: ${said}`;
}

function membersOf(tasks: readonly ImportTask[]): ImportMember[] {
  const all = tasks.flatMap((task) => [task, ...task.subtasks]);
  const keys = new Set(
    all.flatMap(({ memberKeys, assistantKeys = [] }) => [...memberKeys, ...assistantKeys]),
  );
  return [...keys].map((key) => ({ key, name: cutText(key, TASK_NAME_MAX), username: key }));
}
