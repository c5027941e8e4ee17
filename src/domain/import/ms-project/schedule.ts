import { failure, type Result, success } from "#base/result.ts";
import { PLAN_TASKS_MAX } from "../../limits.ts";
import { importRefusal, type ImportRefusal } from "../import-refusal.ts";
import { readXml, type XmlProblem } from "../xml/read-xml.ts";

/** What an element says in those below it, by their names in Microsoft's schema. */
export type Fields = ReadonlyMap<string, string>;

export interface ScheduleTask {
  readonly fields: Fields;
  /** What it waits for. */
  readonly links: readonly Fields[];
  /** Values of its own fields. */
  readonly customFields: number;
  readonly baselines: number;
}

/** What is read of a file of Microsoft Project. */
export interface Schedule {
  readonly head: Fields;
  /** In the order of the file, which is that of the outline. */
  readonly tasks: readonly ScheduleTask[];
  /** Tasks that were counted and not read. */
  readonly over: number;
  readonly resources: readonly Fields[];
  readonly assignments: readonly Fields[];
  readonly calendarExceptions: number;
}

/** Rows that are read: as many as a plan holds, with room for those that become columns. */
const ROWS_MAX = PLAN_TASKS_MAX + 1_000;
const RESOURCES_MAX = 5_000;
const ASSIGNMENTS_MAX = 100_000;

const PROJECT = "/Project";
const TASK = "/Project/Tasks/Task";
const LINK = `${TASK}/PredecessorLink`;
const RESOURCE = "/Project/Resources/Resource";
const ASSIGNMENT = "/Project/Assignments/Assignment";
const EXCEPTION = "/Project/Calendars/Calendar/Exceptions/Exception";

const wanted: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    [PROJECT]: ["Name", "Title", "MinutesPerDay"],
    [TASK]: [
      "UID",
      "Name",
      "IsNull",
      "ExternalTask",
      "OutlineLevel",
      "Priority",
      "Start",
      "Finish",
      "ActualFinish",
      "Duration",
      "Work",
      "PercentComplete",
      "Milestone",
      "Active",
      "Deadline",
      "ConstraintType",
      "Cost",
      "Notes",
      "Hyperlink",
      "HyperlinkAddress",
    ],
    [LINK]: ["PredecessorUID", "Type", "CrossProject", "LinkLag", "LagFormat"],
    [RESOURCE]: ["UID", "Name", "Type", "EmailAddress"],
    [ASSIGNMENT]: ["TaskUID", "ResourceUID"],
  }).map(([place, names]) => [place, new Set(names)]),
);

/** A schedule as Microsoft Project saves it as XML, or why it is none. */
export function readSchedule(text: string): Result<Schedule, ImportRefusal> {
  const reader = new ScheduleReader();
  const problem = readXml(text, reader);
  if (problem) return failure(refusalOf(problem));
  const missing = [PROJECT, "/Project/Tasks"].filter((place) => !reader.seen.has(place));
  if (missing.length > 0) {
    const names = missing.map((place) => place.slice(place.lastIndexOf("/") + 1)).join(", ");
    return failure(importRefusal("import/not-a-board", { missing: names }));
  }
  return success(reader);
}

function refusalOf({ kind, line }: XmlProblem): ImportRefusal {
  if (kind === "truncated") return importRefusal("import/truncated", { line, column: 1 });
  if (kind === "declarations") return importRefusal("import/xml-declarations", { line });
  return importRefusal(kind === "deep" ? "import/too-deep" : "import/not-xml", { line });
}

/** Keeps what is wanted of the elements that come, and counts the rest. */
class ScheduleReader implements Schedule {
  readonly head = new Map<string, string>();
  readonly tasks: ScheduleTask[] = [];
  readonly resources: Fields[] = [];
  readonly assignments: Fields[] = [];
  readonly seen = new Set<string>();
  over = 0;
  calendarExceptions = 0;

  /** Where one is, and where one was before. */
  readonly #places = [""];
  #task = newTask();
  #link = new Map<string, string>();
  #other = new Map<string, string>();
  /** The parts of the text that is wanted, undefined where none is. */
  #words: string[] | undefined;

  open(name: string): void {
    const above = this.#places.at(-1) ?? "";
    const place = `${above}/${name}`;
    if (this.#places.length <= 2) this.seen.add(place);
    this.#places.push(place);
    this.#words = wanted.get(above)?.has(name) === true ? [] : undefined;
    if (place === TASK) this.#task = newTask();
    else if (place === LINK) this.#link = new Map();
    else if (place === RESOURCE || place === ASSIGNMENT) this.#other = new Map();
  }

  text(words: string): void {
    this.#words?.push(words);
  }

  close(): void {
    const place = this.#places.pop() ?? "";
    const above = this.#places.at(-1) ?? "";
    const name = place.slice(above.length + 1);
    if (this.#words) {
      const record = this.#recordAt(above);
      // Notes that stand twice are none of Microsoft's; the first counts.
      if (!record.has(name)) record.set(name, this.#words.join("").trim());
      this.#words = undefined;
    } else this.#keep(place, name);
  }

  #recordAt(place: string): Map<string, string> {
    if (place === TASK) return this.#task.fields;
    if (place === LINK) return this.#link;
    return place === PROJECT ? this.head : this.#other;
  }

  #keep(place: string, name: string): void {
    if (place === TASK) this.#keepTask();
    else if (place === LINK) this.#task.links.push(this.#link);
    else if (place === `${TASK}/${name}`) this.#count(name);
    else if (place === RESOURCE && this.resources.length < RESOURCES_MAX)
      this.resources.push(this.#other);
    else if (place === ASSIGNMENT && this.assignments.length < ASSIGNMENTS_MAX)
      this.assignments.push(this.#other);
    else if (place === EXCEPTION) this.calendarExceptions += 1;
  }

  #count(name: string): void {
    if (name === "ExtendedAttribute") this.#task.customFields += 1;
    else if (name === "Baseline") this.#task.baselines += 1;
  }

  /** Empty rows, the project itself and tasks of other projects are no tasks. */
  #keepTask(): void {
    const { fields } = this.#task;
    const isOne = (name: string) => fields.get(name) === "1";
    const isNone = isOne("IsNull") || isOne("ExternalTask") || fields.get("OutlineLevel") === "0";
    if (isNone || (!fields.has("UID") && !fields.has("Name"))) return;
    if (this.tasks.length < ROWS_MAX) this.tasks.push(this.#task);
    else this.over += 1;
  }
}

function newTask() {
  return {
    fields: new Map<string, string>(),
    links: [] as Fields[],
    customFields: 0,
    baselines: 0,
  };
}
