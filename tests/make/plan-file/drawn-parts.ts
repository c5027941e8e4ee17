import * as fc from "fast-check";
import type {
  FileAction,
  FileAddress,
  FileParts,
  FileTrigger,
} from "#domain/export/parts/file-parts-shape.ts";
import { planActs } from "#domain/plan/set-plan-rights.ts";

/** How many of each the plan has that they are drawn for. */
const DRAWN = { columns: 2, tags: 1, states: 2, fields: 3, tasks: 6 };
/** Places of the fields: a number, a choice of two, people. */
const [NUMBER, CHOICE, PERSON] = [0, 1, 2];
const DAY = 86_400_000;

const word = fc.stringMatching(/^[A-Za-zäß中]{1,12}$/).map((text) => text || "Slab");
const flag = fc.constantFrom(0 as const, 1 as const);
const someOf = (count: number, none = false) =>
  fc.uniqueArray(fc.integer({ min: none ? -1 : 0, max: count - 1 }), { minLength: 1 }).map(
    // "None" comes first, as it does in an address.
    (places) => places.toSorted((one, other) => one - other),
  );

const asked = {
  view: fc.constantFrom("table", "gantt"),
  mine: fc.constant("1"),
  state: fc.constantFrom("open", "completed"),
  priority: fc.constantFrom("1", "2,3"),
  color: fc.constantFrom("default", "pink,blue"),
  due: fc.constantFrom("overdue", "week"),
  text: word,
  within: fc.constantFrom("end:2026-11-01..2026-11-30", "created:2026-11-01..,field.0:-2..7.5"),
  says: fc.constantFrom("field.0:pump%2C%20old"),
  owner: someOf(1, true),
  column: someOf(DRAWN.columns),
  flow: someOf(DRAWN.states, true),
  tag: someOf(DRAWN.tags, true),
  field: fc.constantFrom<NonNullable<FileAddress["field"]>>(
    [{ field: NUMBER, value: -1 }],
    [{ field: NUMBER, value: -2 }],
    [
      { field: CHOICE, value: 1 },
      { field: CHOICE, value: 0 },
      { field: PERSON, value: 0 },
    ],
  ),
};
const condition: fc.Arbitrary<FileAddress> = fc.record(asked, { requiredKeys: [] });
/** Columns of a table name fields of the plan by their places. */
const address: fc.Arbitrary<FileAddress> = fc.record(
  {
    ...asked,
    sort: fc.constantFrom("end,-name", "-field.1"),
    group: fc.constantFrom("owner", "field.2"),
    columns: fc.constantFrom("name:240,end:176", "field.0:96,name:320"),
  },
  { requiredKeys: [] },
);

const trigger: fc.Arbitrary<FileTrigger> = fc.constantFrom<FileTrigger>(
  { on: "created" },
  { on: "completed" },
  { on: "owner" },
  { on: "date", edge: "end", days: -2, minute: 480 },
  { on: "state", state: 1 },
  { on: "column", column: 1 },
  { on: "field", field: CHOICE },
);

const action: fc.Arbitrary<FileAction> = fc.constantFrom<FileAction>(
  { does: "addOwner", people: [0] },
  { does: "removeAssist", people: [0] },
  { does: "state", state: 0 },
  { does: "complete" },
  { does: "column", column: 0 },
  { does: "priority", priority: 2 },
  { does: "addTag", tag: 0 },
  { does: "field", field: NUMBER, value: "12" },
  { does: "field", field: CHOICE, value: "1" },
  { does: "field", field: PERSON, value: "0" },
  { does: "field", field: CHOICE, value: "" },
  { does: "message", text: "Look at {name}" },
  { does: "reminder", edge: "start", minutes: 30 },
  { does: "task", name: "Check {name}", column: 1, sameOwner: 1 },
  { does: "checklist", lines: ["Clean", "Dry"] },
);

const span = fc.option(
  fc.record({ startDay: fc.nat(5), endDay: fc.integer({ min: 6, max: 9 }) }).map((days) => ({
    ...days,
    startMinute: 480,
    endMinute: 1_020,
  })),
);

const template = fc
  .record({
    content: fc.constantFrom("", "<p>C30/37</p>"),
    span,
    color: fc.constantFrom("" as const, "pink" as const),
    priority: fc.constantFrom(0 as const, 2 as const),
    estimate: fc.nat(600),
    tags: fc.constantFrom([], [0]).map((places) => [...places]),
    fields: fc.constantFrom(
      [],
      [
        { field: NUMBER, value: "7" },
        { field: CHOICE, value: "1" },
      ],
    ),
    checklist: fc.array(word, { maxLength: 3 }),
    subtasks: fc.array(fc.record({ name: word, span }), { maxLength: 3 }),
  })
  .map((task) => ({ ...task, fields: [...task.fields], milestone: 0 as const }));

const rights = fc
  .subarray(["removeTasks", "columns", "views", "baselines", "invite"] as const)
  .map((acts) =>
    Object.fromEntries(
      planActs.filter((act) => acts.some((one) => one === act)).map((act) => [act, "owner"]),
    ),
  );

/** What a plan has beside its tasks, as its file says it; baselines are of tasks that a plan may have. */
export const drawnParts: fc.Arbitrary<FileParts> = fc
  .record({
    baselines: fc.array(
      fc.record({
        name: word,
        createTime: fc.integer({ min: 1, max: 9 }).map((days) => days * DAY),
        tasks: fc
          .uniqueArray(fc.nat(DRAWN.tasks - 1), { minLength: 1 })
          .map((places) =>
            places
              .toSorted((one, other) => one - other)
              .map((task) => ({ task, subtask: -1, startTime: DAY, endTime: (task + 2) * DAY })),
          ),
      }),
      { maxLength: 3 },
    ),
    automations: fc.array(
      fc.record({
        name: word,
        trigger,
        condition,
        actions: fc.array(action, { minLength: 1, maxLength: 5 }),
        timeZone: fc.constantFrom("Europe/Berlin", "Asia/Shanghai"),
      }),
      { maxLength: 4 },
    ),
    views: fc.array(fc.record({ name: word, shared: flag, address }), { maxLength: 4 }),
    templates: fc.array(fc.record({ name: word, task: template }), { maxLength: 3 }),
    rights,
  })
  .map((parts): FileParts =>
    Object.fromEntries(Object.entries(parts).filter(([, part]) => Object.keys(part).length > 0)),
  );

/** Time that was worked on a task, oldest first. */
export const drawnTimes = fc
  .array(
    fc.record({
      startTime: fc.nat(60).map((days) => days * DAY),
      minutes: fc.integer({ min: 1, max: 1_440 }),
      note: fc.constantFrom("", "Formwork"),
      timed: flag,
    }),
    { maxLength: 3 },
  )
  .map((times) =>
    times
      .map((time) => ({ person: 0, ...time }))
      .toSorted((one, other) => one.startTime - other.startTime),
  );
