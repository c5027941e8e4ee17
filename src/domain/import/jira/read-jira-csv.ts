import { failure, type Result, success } from "#base/result.ts";
import {
  COLUMN_NAME_MAX,
  PLAN_COLUMNS_MAX,
  PLAN_NAME_MAX,
  PLAN_TAGS_MAX,
  SUBTASKS_MAX,
  TAG_NAME_MAX,
  TASK_NAME_MAX,
  TASK_TAGS_MAX,
} from "../../limits.ts";
import type { Priority } from "../../task/task.ts";
import type { BoardImport, ImportTask, ImportWords } from "../board-import.ts";
import { cleanLine, cutText, plainToMarkdown } from "../clean-text.ts";
import { IMPORT_COMMENT_MAX, IMPORT_CONTENT_MAX, IMPORT_TASKS_MAX } from "../import-limits.ts";
import { createImportNotes } from "../import-notes.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { issueReader, type JiraIssue } from "./jira-issue.ts";
import { readJiraTime } from "./read-jira-time.ts";

const PRIORITIES: Readonly<Record<string, Priority>> = {
  highest: 1,
  blocker: 1,
  critical: 1,
  high: 2,
  major: 2,
  low: 4,
  lowest: 4,
  minor: 4,
  trivial: 4,
};
const MORNING = { hour: 9, minute: 0 };
const EVENING = { hour: 18, minute: 0 };

/** Issues of a file as a board: a status is a column, issues below others are subtasks, labels are tags. */
export function readJiraCsv(
  [head = [], ...rows]: readonly (readonly string[])[],
  words: Pick<ImportWords, "strayColumn" | "otherColumn">,
): Result<BoardImport, ImportRefusal> {
  const issues = rows.map(issueReader(head));
  const name = projectName(head, rows);
  if (issues.length === 0) return failure(importRefusal("import/empty-board", { name }));
  const notes = createImportNotes();
  const families = familiesOf(issues);
  const tops = families.map(({ top }) => top);
  const taken = families.slice(0, IMPORT_TASKS_MAX);
  const { columns, keyOf } = columnsOf(tops.slice(0, IMPORT_TASKS_MAX), words, notes);
  const tags = tagsOf(tops.slice(0, IMPORT_TASKS_MAX));
  const people = new Map<string, string>();
  for (const { assignee } of issues) if (assignee !== "") people.set(assignee, assignee);
  const tasks = taken.map(({ top: issue, children }): ImportTask => {
    const over = children.slice(SUBTASKS_MAX);
    if (over.length > 0) notes.add("subtasksInContent", issue.name, over.length);
    const times = timesOf(issue, notes);
    return {
      key: issue.id || issue.key,
      columnKey: keyOf(issue.status),
      name: nameOf(issue, notes),
      content: contentOf(issue, over),
      color: "",
      tagKeys: [...new Set(issue.labels)].filter((tag) => tags.has(tag)).slice(0, TASK_TAGS_MAX),
      ...times,
      archivedTime: 0,
      priority: PRIORITIES[issue.priority] ?? 0,
      memberKeys: issue.assignee === "" ? [] : [issue.assignee],
      subtasks: children.slice(0, SUBTASKS_MAX).map((child) => ({
        ...timesOf(child, notes),
        name: nameOf(child, notes),
        priority: PRIORITIES[child.priority] ?? 0,
        memberKeys: child.assignee === "" ? [] : [child.assignee],
      })),
      comments: issue.comments.flatMap(commentOf),
    };
  });
  const left = tops.length - taken.length;
  return success({
    name,
    desc: "",
    columns,
    tags: Array.from(tags, (tag) => ({ key: tag, name: tag, color: "" as const })),
    members: Array.from(people, ([key, person]) => ({
      key,
      name: person.slice(0, TASK_NAME_MAX),
      username: key,
    })),
    tasks,
    leftOut: left > 0 ? [{ what: "cards", count: left }] : [],
    notes: notes.list(),
  });
}

type Notes = ReturnType<typeof createImportNotes>;

function projectName(
  head: readonly string[],
  [first = []]: readonly (readonly string[])[],
): string {
  const at = head.findIndex((name) => name.trim().toLowerCase() === "project name");
  const name = cutText(cleanLine(first[at] ?? ""), PLAN_NAME_MAX);
  return name.length < 2 ? "Jira" : name;
}

/** Statuses in the order in which they come; those that find no room share a column. */
function columnsOf(
  issues: readonly JiraIssue[],
  { strayColumn, otherColumn }: Pick<ImportWords, "strayColumn" | "otherColumn">,
  notes: Notes,
) {
  const names = [...new Set(issues.map(({ status }) => status || strayColumn))];
  const kept = names.length <= PLAN_COLUMNS_MAX ? names : names.slice(0, PLAN_COLUMNS_MAX - 1);
  const merged = names.slice(kept.length);
  if (merged.length > 0) notes.add("listsMerged", merged[0] ?? "", merged.length);
  const columns = kept.map((name, at) => ({
    key: `status${at}`,
    name: cutText(name, COLUMN_NAME_MAX),
  }));
  if (merged.length > 0) columns.push({ key: "other", name: otherColumn });
  const places = new Map(kept.map((name, at) => [name, `status${at}`]));
  return { columns, keyOf: (status: string) => places.get(status || strayColumn) ?? "other" };
}

function tagsOf(issues: readonly JiraIssue[]): ReadonlySet<string> {
  const labels = issues.flatMap(({ labels: own }) => own);
  const fitting = labels.filter((label) => label.length <= TAG_NAME_MAX);
  return new Set([...new Set(fitting)].slice(0, PLAN_TAGS_MAX));
}

interface Family {
  readonly top: JiraIssue;
  /** All that stands below it, at any depth: our subtasks have none of their own. */
  readonly children: readonly JiraIssue[];
}

/** Issues that stand below none, with those below them; of some that stand below each other the first leads. */
function familiesOf(issues: readonly JiraIssue[]): Family[] {
  const known = new Set(issues.flatMap(({ id, key }) => [id, key]).filter((id) => id !== ""));
  const isBelow = ({ parent, id }: JiraIssue) => parent !== id && known.has(parent);
  const below = Map.groupBy(issues.filter(isBelow), ({ parent }) => parent);
  const placed = new Set<JiraIssue>();
  const families: Family[] = [];
  for (const top of [...issues.filter((issue) => !isBelow(issue)), ...issues]) {
    if (placed.has(top)) continue;
    placed.add(top);
    const family = [top];
    // It grows while it is walked.
    for (const { id, key } of family)
      for (const child of [...(below.get(id) ?? []), ...(below.get(key) ?? [])]) {
        if (placed.has(child)) continue;
        placed.add(child);
        family.push(child);
      }
    families.push({ top, children: family.slice(1) });
  }
  return families;
}

function nameOf({ name, key, id }: JiraIssue, notes: Notes): string {
  if (name === "") notes.add("namesFilled", key);
  if (name.length > TASK_NAME_MAX) notes.add("namesCut", name);
  return cutText(name || key || id || "#", TASK_NAME_MAX);
}

function timesOf({ start, due, resolved, isDone, name }: JiraIssue, notes: Notes) {
  const read = (text: string, clock: typeof MORNING) => {
    const time = text === "" ? 0 : (readJiraTime(text, clock) ?? -1);
    if (time < 0) notes.add("timesUnreadable", name);
    return Math.max(0, time);
  };
  const [startTime, endTime] = [read(start, MORNING), read(due, EVENING)];
  const isTurned = endTime > 0 && startTime > endTime;
  if (isTurned) notes.add("startsAfterEnd", name);
  // Done at some time that nobody wrote down.
  const completeTime = isDone ? read(resolved, EVENING) || endTime || 1 : 0;
  return { startTime: isTurned ? 0 : startTime, endTime, completeTime };
}

function contentOf({ key, desc }: JiraIssue, over: readonly JiraIssue[]): string {
  const lines = over.map(
    ({ name, isDone }) => `- [${isDone ? "x" : " "}] ${plainToMarkdown(name)}`,
  );
  const parts = [plainToMarkdown(desc), lines.join("\n"), plainToMarkdown(key)];
  return cutText(parts.filter((part) => part !== "").join("\n\n"), IMPORT_CONTENT_MAX);
}

/** "date;author;body": the body may have semicolons of its own. */
function commentOf(text: string): ImportTask["comments"] {
  const [date = "", author = "", ...body] = text.split(";");
  const time = readJiraTime(date.trim(), MORNING);
  const words = time === undefined ? text : body.join(";").trim();
  if (words === "") return [];
  return [
    {
      memberKey: "",
      authorName: time === undefined ? "" : cutText(cleanLine(author), TASK_NAME_MAX),
      text: cutText(plainToMarkdown(words), IMPORT_COMMENT_MAX),
      time: time ?? 0,
    },
  ];
}
