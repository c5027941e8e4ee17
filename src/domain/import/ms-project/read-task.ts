import type { Priority } from "../../task/task.ts";
import { ESTIMATE_MAX } from "../../work-time/estimate-limits.ts";
import type { ImportSubtask, ImportTask, ImportWords } from "../board-import.ts";
import { cleanLine, cleanText, plainToMarkdown } from "../clean-text.ts";
import {
  fittingTimes,
  momentIn,
  type subtaskRoom,
  taskNameOf,
  UNKNOWN_MOMENT,
} from "../fitting-parts.ts";
import type { ImportNotes } from "../import-notes.ts";
import { EVENING, MORNING, readLocalTime } from "../read-local-time.ts";
import {
  fittingContent,
  joinParts,
  listedLines,
  namedLine,
  pageLink,
  tickedLines,
} from "../task-content.ts";
import { below, type OutlineTask } from "./outline.ts";
import { minutesOf } from "./read-lag.ts";
import type { ResourceReader } from "./read-people.ts";
import type { Fields } from "./schedule.ts";

interface Reading {
  readonly notes: ImportNotes;
  readonly words: ImportWords;
  readonly resources: ResourceReader;
  readonly fitting: ReturnType<typeof subtaskRoom>;
}

/** A task of a schedule with all below it, at any depth: our subtasks have none of their own. */
export function readTask(top: OutlineTask, columnKey: string, reading: Reading): ImportTask {
  const { notes, words, resources, fitting } = reading;
  const { fields } = top.task;
  const inside = [...below(top)];
  for (const { node, depth } of inside)
    if (depth > 1) notes.add("outlineFlattened", nameIn(node.task.fields));
  const { kept, over } = fitting(inside.map(({ node }) => readSubtask(node, reading)));
  const common = readCommon(top, reading);
  if (over.length > 0) notes.add("subtasksInContent", common.name, over.length);
  const { materials } = resources.read(fields.get("UID") ?? "");
  const isMilestone = fields.get("Milestone") === "1";
  if (isMilestone && inside.length > 0) notes.add("milestonesAsTasks", common.name);
  const content = fittingContent(
    notesIn(fields),
    joinParts([
      ...inside.map(({ node }) => notesOfSubtask(node.task.fields)),
      namedLine(words.materials, [
        ...materials,
        ...inside.flatMap(
          ({ node }) => resources.read(node.task.fields.get("UID") ?? "").materials,
        ),
      ]),
      listedLines(words.attachments, [top, ...inside.map(({ node }) => node)].flatMap(linkIn)),
      tickedLines(over),
    ]),
    { name: common.name, notes },
  );
  return {
    ...common,
    key: top.key,
    columnKey,
    content,
    color: "",
    tagKeys: [],
    archivedTime: 0,
    ...(isMilestone && inside.length === 0 && { milestone: 1 as const }),
    subtasks: kept,
    comments: [],
  };
}

function readSubtask(node: OutlineTask, reading: Reading): ImportSubtask {
  const common = readCommon(node, reading);
  if (node.task.fields.get("Milestone") === "1")
    reading.notes.add("milestonesAsTasks", common.name);
  return { ...common, key: node.key };
}

/** What tasks and subtasks have alike. */
function readCommon({ key, task: { fields } }: OutlineTask, { notes, resources }: Reading) {
  const name = taskNameOf(fields.get("Name") ?? "", key, notes);
  const time = (field: string, clock: typeof MORNING) =>
    momentIn(timeIn(fields, field), (text) => readLocalTime(text, clock), { name, notes });
  const [start, end] = [time("Start", MORNING), time("Finish", EVENING)];
  const percent = percentIn(fields);
  const isDone = percent === 100;
  const completeTime = isDone ? time("ActualFinish", EVENING) || end || UNKNOWN_MOMENT : 0;
  const estimate = Math.min(ESTIMATE_MAX, minutesOf(fields.get("Work")));
  return {
    name,
    // A milestone begins when it ends.
    ...fittingTimes({ start: start === end ? 0 : start, end }, name, notes),
    completeTime,
    priority: priorityIn(fields),
    ...(estimate > 0 && { estimate }),
    memberKeys: resources.read(fields.get("UID") ?? "").memberKeys,
    ...(percent > 0 && !isDone && { fields: [{ field: 0, value: String(percent) }] }),
  };
}

/** "NA" is what Microsoft writes where there is none. */
function timeIn(fields: Fields, field: string): string {
  const text = fields.get(field) ?? "";
  return text === "NA" ? "" : text;
}

function percentIn(fields: Fields): number {
  const percent = Number.parseInt(fields.get("PercentComplete") ?? "0", 10) || 0;
  return Math.max(0, Math.min(100, percent));
}

/** 0 to 1,000, and 500 where nobody has said anything. */
function priorityIn(fields: Fields): Priority {
  const given = Number.parseInt(fields.get("Priority") ?? "500", 10);
  if (Number.isNaN(given) || given === 500) return 0;
  if (given < 500) return 4;
  return given >= 800 ? 1 : 2;
}

function nameIn(fields: Fields): string {
  return cleanLine(fields.get("Name") ?? "");
}

/** Notes are plain text: what looks like HTML in them is words. */
function notesIn(fields: Fields): string {
  return plainToMarkdown(cleanText(fields.get("Notes") ?? ""));
}

function notesOfSubtask(fields: Fields): string {
  const notes = notesIn(fields);
  return notes === "" ? "" : `**${plainToMarkdown(nameIn(fields))}**: ${notes}`;
}

function linkIn({ task: { fields } }: OutlineTask): string[] {
  const link = pageLink(fields.get("Hyperlink") ?? "", fields.get("HyperlinkAddress") ?? "");
  return link === undefined ? [] : [link];
}
