import { failure, type Result, success } from "#base/result.ts";
import { COLUMN_NAME_MAX } from "../../limits.ts";
import type { BoardImport, ImportLeftOut, ImportLink, ImportWords } from "../board-import.ts";
import { cleanLine, cutText } from "../clean-text.ts";
import { fittingLinks } from "../fitting-links.ts";
import { planDescOf, planNameOf, subtaskRoom } from "../fitting-parts.ts";
import { IMPORT_TASKS_MAX } from "../import-limits.ts";
import { createImportNotes, type ImportNotes } from "../import-notes.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { namedColumns } from "../named-columns.ts";
import { plainField } from "../plain-field.ts";
import { below, type OutlineTask, outlineOf, type Phase, phasesOf } from "./outline.ts";
import { lagOf, linkKindOf, minutesOf } from "./read-lag.ts";
import { ResourceReader } from "./read-people.ts";
import { readTask } from "./read-task.ts";
import { readSchedule, type Schedule } from "./schedule.ts";

const PROGRAM = "Microsoft Project";
const WORKING_DAY = 480;

/**
 * A schedule that Microsoft Project saved as XML, as a board: phases are columns, what they are made of is tasks, and all that
 * lies deeper subtasks. Dates, people, links with their lags, milestones and what is done come along.
 */
export function readMsProject(
  text: string,
  words: ImportWords,
): Result<BoardImport, ImportRefusal> {
  const read = readSchedule(text);
  if (!read.ok) return read;
  const schedule = read.value;
  const notes = createImportNotes();
  const { roots, inactive, keys } = outlineOf(schedule.tasks);
  const { phases, whole } = phasesOf(roots);
  const { head } = schedule;
  const title =
    cleanLine(head.get("Title") ?? "") || cleanLine(whole?.task.fields.get("Name") ?? "");
  const file = cleanLine(head.get("Name") ?? "").replace(/\.(?:xml|mpp)$/i, "");
  const name = planNameOf(title || file, words.fileName || PROGRAM, notes);
  if (phases.length === 0) return failure(importRefusal("import/empty-board", { name }));
  const named = phaseNames(phases, words);
  const { columns, keyOf } = namedColumns(named, words, notes);
  const all = phases.flatMap(({ tasks }, at) =>
    tasks.map((top) => ({ top, columnKey: keyOf(named[at] ?? "") })),
  );
  const taken = all.slice(0, IMPORT_TASKS_MAX);
  const resources = new ResourceReader(schedule);
  const reading = { notes, words, resources, fitting: subtaskRoom(taken.length) };
  const tasks = taken.map(({ top, columnKey }) => readTask(top, columnKey, reading));
  const members = resources.members;
  const tops = [...(whole ? [whole] : []), ...phases.flatMap(({ top }) => top ?? [])];
  notePhases(
    // What the whole schedule says of itself describes the plan.
    tops.map((top) => ({ top, isTold: top === whole })),
    resources,
    notes,
  );
  const { links, left } = fittingLinks(linksOf(schedule, keys, notes), tasks, notes);
  const hasPercent = tasks.some((task) =>
    [task, ...task.subtasks].some(({ fields = [] }) => fields.length > 0),
  );
  return success({
    program: PROGRAM,
    name,
    desc: planDescOf(whole?.task.fields.get("Notes") ?? "", name, notes),
    columns,
    tags: [],
    ...(hasPercent && {
      fields: [plainField(words.percentField, { kind: "number", unit: "%", onCard: 1 })],
    }),
    members,
    tasks,
    ...(links.length > 0 && { links }),
    leftOut: leftOutOf(schedule, {
      inactive,
      links: left,
      cards: schedule.over + countRows(all.slice(taken.length)),
    }),
    notes: notes.list(),
  });
}

/** A column for each phase, also where two are called the same; tasks of no phase share one. */
function phaseNames(phases: readonly Phase[], { tasksColumn }: ImportWords): string[] {
  const taken = new Set<string>();
  return phases.map(({ top }, at) => {
    if (!top) return tasksColumn;
    const given = cleanLine(top.task.fields.get("Name") ?? "") || `#${at + 1}`;
    const name = cutText(given, COLUMN_NAME_MAX);
    let free = name;
    for (let count = 2; taken.has(free); count += 1)
      free = `${cutText(name, COLUMN_NAME_MAX - 6)} (${count})`;
    taken.add(free);
    return free;
  });
}

/** A column has no people and no notes of its own: whoever looks for those is told. */
function notePhases(
  tops: readonly { readonly top: OutlineTask; readonly isTold: boolean }[],
  resources: ResourceReader,
  notes: ImportNotes,
): void {
  for (const { top, isTold } of tops) {
    const { task } = top;
    const { memberKeys, materials } = resources.read(task.fields.get("UID") ?? "");
    const hasNotes = !isTold && (task.fields.get("Notes") ?? "") !== "";
    if (memberKeys.length + materials.length > 0 || hasNotes || task.links.length > 0)
      notes.add("phasesAsColumns", cleanLine(task.fields.get("Name") ?? ""));
  }
}

function linksOf(
  { head, tasks }: Schedule,
  keys: ReadonlyMap<string, string>,
  notes: ImportNotes,
): ImportLink[] {
  const minutesPerDay = Number.parseInt(head.get("MinutesPerDay") ?? "", 10) || WORKING_DAY;
  const durations = new Map(
    tasks.map(({ fields }) => [fields.get("UID") ?? "", minutesOf(fields.get("Duration"))]),
  );
  return tasks.flatMap(({ fields, links }) =>
    links.map((link): ImportLink => {
      const from = link.get("PredecessorUID") ?? "";
      const duration = durations.get(from) ?? 0;
      const { lag, lagUnit, isRounded } = lagOf(link, { minutesPerDay, duration });
      if (isRounded) notes.add("lagsRounded", cleanLine(fields.get("Name") ?? ""));
      const isHere = link.get("CrossProject") !== "1";
      return {
        fromKey: (isHere && keys.get(from)) || "elsewhere",
        toKey: keys.get(fields.get("UID") ?? "") ?? "elsewhere",
        kind: linkKindOf(link),
        lag,
        lagUnit,
      };
    }),
  );
}

function countRows(tops: readonly { readonly top: OutlineTask }[]): number {
  return tops.reduce((sum, { top }) => sum + 1 + [...below(top)].length, 0);
}

function leftOutOf(
  { tasks, calendarExceptions }: Schedule,
  counted: { readonly inactive: number; readonly links: number; readonly cards: number },
): ImportLeftOut[] {
  const total = (count: (task: Schedule["tasks"][number]) => number) =>
    tasks.reduce((sum, task) => sum + count(task), 0);
  const said = (field: string, isNone: (text: string) => boolean) =>
    total(({ fields }) => (isNone(fields.get(field) ?? "") ? 0 : 1));
  const found: ImportLeftOut[] = [
    { what: "cards", count: counted.cards },
    { what: "inactive", count: counted.inactive },
    { what: "links", count: counted.links },
    { what: "calendarExceptions", count: calendarExceptions },
    { what: "deadlines", count: said("Deadline", (text) => text === "" || text === "NA") },
    // As soon as possible, and as late as possible, name no date.
    { what: "constraints", count: said("ConstraintType", (text) => !/^[2-7]$/.test(text)) },
    { what: "baselines", count: total(({ baselines }) => (baselines > 0 ? 1 : 0)) },
    { what: "customFields", count: total(({ customFields }) => customFields) },
    { what: "costs", count: said("Cost", (text) => !(Number(text) > 0)) },
  ];
  return found.filter(({ count }) => count > 0);
}
