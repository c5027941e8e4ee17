import { failure, type Result, success } from "#base/result.ts";
import { PLAN_NAME_MAX, TASK_NAME_MAX } from "../../limits.ts";
import { ESTIMATE_MAX } from "../../work-time/estimate-limits.ts";
import type { BoardImport, ImportLink, ImportTask, ImportWords } from "../board-import.ts";
import { cleanLine, cutText, plainToMarkdown } from "../clean-text.ts";
import { fittingLinks } from "../fitting-links.ts";
import { subtaskRoom, taskNameOf, UNKNOWN_MOMENT } from "../fitting-parts.ts";
import { IMPORT_COMMENT_MAX, IMPORT_TASKS_MAX } from "../import-limits.ts";
import { createImportNotes, type ImportNotes } from "../import-notes.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { namedColumns } from "../named-columns.ts";
import { NAMED_PRIORITIES } from "../named-priorities.ts";
import { namedTags } from "../named-tags.ts";
import {
  fittingContent,
  joinParts,
  listedLines,
  namedLine,
  pageLink,
  tickedLines,
} from "../task-content.ts";
import { issueReader, type JiraIssue } from "./jira-issue.ts";
import { readJiraTime } from "./read-jira-time.ts";

const MORNING = { hour: 9, minute: 0 };
const EVENING = { hour: 18, minute: 0 };

/** Issues of a file as a board: a status is a column, issues below others are subtasks, labels are tags. */
export function readJiraCsv(
  [head = [], ...rows]: readonly (readonly string[])[],
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const issues = rows.map(issueReader(head));
  const name = projectName(head, rows);
  if (issues.length === 0) return failure(importRefusal("import/empty-board", { name }));
  const notes = createImportNotes();
  const families = familiesOf(issues);
  const taken = families.slice(0, IMPORT_TASKS_MAX);
  const tops = taken.map(({ top }) => top);
  const statuses = tops.map(({ status }) => status);
  const { columns, keyOf } = namedColumns(statuses, words, notes);
  const tags = namedTags(tops.map(({ labels }) => labels));
  const people = new Map<string, string>();
  for (const { assignee } of issues) if (assignee !== "") people.set(assignee, assignee);
  const fitting = subtaskRoom(taken.length);
  const tasks = taken.map(({ top: issue, children }): ImportTask => {
    const { kept, over } = fitting(children.map((child) => subtaskOf(child, notes)));
    if (over.length > 0) notes.add("subtasksInContent", issue.name, over.length);
    const { tagKeys, left } = tags.readOf(issue.labels);
    const below = joinParts([
      namedLine(words.labels, left),
      listedLines(words.attachments, linksOf(issue)),
      tickedLines(over),
      plainToMarkdown(issue.key),
    ]);
    return {
      ...commonOf(issue, notes),
      key: keyOfIssue(issue),
      columnKey: keyOf(issue.status),
      content: fittingContent(plainToMarkdown(issue.desc), below, { name: issue.name, notes }),
      color: "",
      tagKeys,
      archivedTime: 0,
      subtasks: kept,
      comments: issue.comments.flatMap(commentOf),
    };
  });
  const { links, left } = fittingLinks(linksBetween(issues), tasks, notes);
  const cards = families.length - taken.length;
  const files = issues.reduce((sum, { attachments }) => sum + attachments.length, 0);
  const leftOut = [
    { what: "cards" as const, count: cards },
    { what: "files" as const, count: files },
    { what: "links" as const, count: left },
  ];
  return success({
    program: "Jira",
    name,
    desc: "",
    columns,
    tags: tags.tags,
    members: Array.from(people, ([key, person]) => ({
      key,
      name: person.slice(0, TASK_NAME_MAX),
      username: key,
    })),
    tasks,
    ...(links.length > 0 && { links }),
    leftOut: leftOut.filter(({ count }) => count > 0),
    notes: notes.list(),
  });
}

const keyOfIssue = ({ id, key }: JiraIssue) => id || key;

/** What issues and those below them have alike. */
function commonOf(issue: JiraIssue, notes: ImportNotes) {
  const estimate = Math.min(ESTIMATE_MAX, Math.round(Number(issue.estimate) / 60) || 0);
  return {
    ...timesOf(issue, notes),
    name: taskNameOf(issue.name, issue.key || issue.id, notes),
    priority: NAMED_PRIORITIES.get(issue.priority) ?? 0,
    ...(estimate > 0 && { estimate }),
    memberKeys: issue.assignee === "" ? [] : [issue.assignee],
  };
}

function subtaskOf(child: JiraIssue, notes: ImportNotes): ImportTask["subtasks"][number] {
  const key = keyOfIssue(child);
  return { ...commonOf(child, notes), ...(key !== "" && { key }) };
}

/** Which issue waits for which, as both of them may say. */
function linksBetween(issues: readonly JiraIssue[]): ImportLink[] {
  const keys = new Map(issues.map((issue) => [issue.key, keyOfIssue(issue)]));
  const link = (from: string, to: string): ImportLink => ({
    fromKey: keys.get(from) ?? from,
    toKey: keys.get(to) ?? to,
    kind: "finishStart",
    lag: 0,
    lagUnit: "day",
  });
  return issues.flatMap(({ key, blocks, blockedBy }) => [
    ...blocks.map((other) => link(key, other)),
    ...blockedBy.map((other) => link(other, key)),
  ]);
}

function linksOf({ attachments }: JiraIssue): string[] {
  return attachments.flatMap((written) => {
    const [address = "", name = ""] = written.split(";").toReversed();
    return pageLink(name, address) ?? [];
  });
}

function projectName(
  head: readonly string[],
  [first = []]: readonly (readonly string[])[],
): string {
  const at = head.findIndex((name) => name.trim().toLowerCase() === "project name");
  const name = cutText(cleanLine(first[at] ?? ""), PLAN_NAME_MAX);
  return name.length < 2 ? "Jira" : name;
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

function timesOf({ start, due, resolved, isDone, name }: JiraIssue, notes: ImportNotes) {
  const read = (text: string, clock: typeof MORNING) => {
    const time = text === "" ? 0 : (readJiraTime(text, clock) ?? -1);
    if (time < 0) notes.add("timesUnreadable", name);
    return Math.max(0, time);
  };
  const [startTime, endTime] = [read(start, MORNING), read(due, EVENING)];
  const isTurned = endTime > 0 && startTime > endTime;
  if (isTurned) notes.add("startsAfterEnd", name);
  // Done at some time that nobody wrote down.
  const completeTime = isDone ? read(resolved, EVENING) || endTime || UNKNOWN_MOMENT : 0;
  return { startTime: isTurned ? 0 : startTime, endTime, completeTime };
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
