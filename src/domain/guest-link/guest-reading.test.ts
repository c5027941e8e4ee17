import { expect, test } from "vitest";
import { LEADER, makeCompany, makePlan, makeSubtask, makeTask, MEMBER } from "#tests/make/site.ts";
import { SHIPPED_PRIORITIES } from "../task/priorities.ts";
import type { Task } from "../task/task.ts";
import { guestBoardShape, guestTaskShape } from "./guest-board.ts";
import { guestBoard, guestTask, type GuestView, tasksForGuests } from "./guest-reading.ts";

const NOTHING_MORE: GuestView = { withFields: false, withArchived: false };
const ALL: GuestView = { withFields: true, withArchived: true };
const names: Readonly<Record<number, string>> = { [LEADER]: "Ada", [MEMBER]: "Tom" };
const nameOf = (id: number) => names[id] ?? "";
const keyOf = (id: number) => `key of ${id % 1_000}`;

/** A plan in which one task says all that a task can say. */
function open() {
  const world = makeCompany();
  const { plan } = makePlan(world);
  const planId = plan.id;
  const tag = world.does(LEADER, "tag.add", { planId, name: "night", color: "blue" });
  const delay = world.does(LEADER, "tag.add", { planId, name: "our delay", color: "red" });
  const field = (name: string, kind: "number" | "person" | "choice", more = {}) =>
    world.does(LEADER, "field.add", { planId, name, kind, ...more }).reply.id;
  const cost = field("Cost", "number", { unit: "EUR" });
  const checks = field("Checks", "person");
  const trade = field("Trade", "choice", {
    options: [
      { id: 40, name: "Steel", color: "red" },
      { id: 41, name: "Lawyers", color: "blue" },
    ],
    onCard: 1,
  });
  const task = makeTask(world, plan, {
    name: "Pour the slab",
    owner: [LEADER],
    assist: [MEMBER],
    tag: [tag.reply.id],
    color: "pink",
    priority: 2,
    times: [1_000, 2_000],
  });
  world.does(LEADER, "task.edit", {
    id: task.id,
    fields: [
      { id: cost, value: "12" },
      { id: checks, value: String(MEMBER) },
      { id: trade, value: "40" },
    ],
  });
  makeSubtask(world, task, "Forms");
  for (const name of ["Level", "Clean"])
    world.does(LEADER, "checkItem.add", { taskId: task.id, name });
  field("Margin", "number");
  const old = makeTask(world, plan, {
    name: "Last year",
    tag: [delay.reply.id],
    priority: 1,
  });
  makeSubtask(world, old, "Part of it");
  world.does(LEADER, "task.archive", { taskId: old.id });
  const board = (view: GuestView) =>
    guestBoard(
      {
        name: "Tower C",
        columns: world.all("column"),
        tags: world.all("planTag"),
        fields: world.all("planField"),
        tasks: world.all("task"),
        priorities: SHIPPED_PRIORITIES,
        nameOf,
        keyOf,
      },
      view,
    );
  return { world, task, board };
}

const cardsOf = ({ columns }: ReturnType<typeof guestBoard>) =>
  columns.flatMap(({ cards }) => cards);

test("guests see what a card says: name, state, times, people by their names, tags, priority, counts", () => {
  const { task, board } = open();
  const seen = board(NOTHING_MORE);
  const [card, ...others] = cardsOf(seen);
  expect(others).toEqual([]);
  expect(card).toEqual({
    key: keyOf(task.id),
    name: "Pour the slab",
    startTime: 1_000,
    endTime: 2_000,
    completeTime: 0,
    cancelled: 0,
    state: "",
    status: "",
    owners: ["Ada"],
    assistants: ["Tom"],
    color: "pink",
    milestone: 0,
    archived: 0,
    priority: 0,
    tags: [0],
    subNum: 1,
    subDone: 0,
    checkNum: 2,
    checkDone: 0,
    fileNum: 0,
    fields: [],
  });
  expect(seen.tags).toEqual([{ name: "night", color: "blue" }]);
  expect(seen.priorities).toEqual([{ number: 2, name: "", color: "orange", level: 2 }]);
});

test("a tag, a priority or a field that no card names is not told, nor what is on archived cards alone", () => {
  const { board } = open();
  const all = board(ALL);
  expect(all.tags.map(({ name }) => name)).toEqual(["night", "our delay"]);
  expect(all.priorities.map(({ number }) => number)).toEqual([1, 2]);
  expect(cardsOf(all).map(({ tags, priority }) => [tags, priority])).toEqual([
    [[0], 1],
    [[1], 0],
  ]);
  expect(JSON.stringify(all)).not.toContain("Margin");
  expect(JSON.stringify(board(NOTHING_MORE))).not.toContain("our delay");
});

test("fields and archived tasks are there only where whoever made the link lets guests see them", () => {
  const { board } = open();
  expect(board(NOTHING_MORE).fields).toEqual([]);
  const seen = board(ALL);
  expect(seen.fields.map(({ name }) => name)).toEqual(["Cost", "Checks", "Trade"]);
  const [card, old] = cardsOf(seen);
  expect(card?.fields).toEqual([
    { field: 0, words: ["12"] },
    { field: 1, words: ["Tom"] },
    { field: 2, words: ["Steel"] },
  ]);
  expect(seen.fields.map(({ onCard }) => onCard)).toEqual([0, 0, 1]);
  expect(old).toMatchObject({ name: "Last year", archived: 1, subNum: 1 });
});

test("of the choices of a field those go out that a card names, with their colours", () => {
  const { board } = open();
  const [cost, , trade] = board(ALL).fields;
  expect(cost).toEqual({ name: "Cost", kind: "number", unit: "EUR", onCard: 0 });
  expect(trade?.choices).toEqual([{ name: "Steel", color: "red" }]);
  expect(JSON.stringify(board(ALL))).not.toContain("Lawyers");
});

test("what private tasks and archived subtasks say in fields is neither told nor summed", () => {
  const { world, task, board } = open();
  const { planId } = task;
  const hours = world.does(LEADER, "field.add", { planId, name: "Hours", kind: "number" }).reply.id;
  world.does(LEADER, "field.add", {
    planId,
    name: "All hours",
    kind: "sum",
    addends: [hours],
    ofSubtasks: 1,
  });
  const [seen, hidden] = ["Seen", "Hidden"].map((name) => makeSubtask(world, task, name));
  for (const [subtask, value] of [
    [seen, "5"],
    [hidden, "70707"],
  ] as const)
    world.does(LEADER, "task.edit", { id: subtask?.id ?? 0, fields: [{ id: hours, value }] });
  const secret = world.does(LEADER, "task.detach", { taskId: hidden?.id ?? 0 });
  world.does(LEADER, "task.setVisibility", { id: secret.id, visibility: 2 });
  const all = board(ALL);
  const place = all.fields.findIndex(({ name }) => name === "All hours");
  const words = cardsOf(all).flatMap(({ fields }) => fields.filter(({ field }) => field === place));
  expect(words).toEqual([{ field: place, words: ["5"] }]);
  expect(JSON.stringify(all)).not.toContain("70707");
  expect(all.fields.map(({ name }) => name)).not.toContain("Hours");
});

test("nothing else of a row goes out: no id, chat, time worked, estimate, reminder, follower or maker", () => {
  const { world, task, board } = open();
  const secret: Partial<Task> = {
    estimate: 7_777,
    worked: 7_778,
    msgNum: 7_779,
    dialogId: 7_780,
    followers: [{ userId: 7_781 }],
    remindTime: 7_782,
    userId: 7_783,
  };
  world.put([{ entity: "task", action: "update", put: { ...task, ...secret } }]);
  const text = JSON.stringify(board(ALL));
  for (const number of [7_777, 7_778, 7_779, 7_780, 7_781, 7_782, 7_783])
    expect(text).not.toContain(String(number));
  const ids = ["task", "planTag", "planField", "column"] as const;
  for (const entity of ids)
    for (const { id } of world.all(entity)) expect(text).not.toContain(`:${id}`);
  expect(guestBoardShape.safeParse(board(ALL)).success).toBe(true);
  expect(Object.keys(guestBoardShape.parse(board(ALL)))).toEqual(Object.keys(board(ALL)));
});

test("a subtask is seen with its task, and not without it", () => {
  const { world } = open();
  const seen = tasksForGuests(world.all("task"), NOTHING_MORE).map(({ name }) => name);
  expect(seen.toSorted()).toEqual(["Forms", "Pour the slab"]);
});

test("of one task guests read description, checklist and subtasks, by names alone", () => {
  const { world, task } = open();
  const subtask = world.all("task").find(({ parentId }) => parentId === task.id);
  const tasks = subtask ? [{ ...subtask, taskUser: [{ userId: MEMBER, owner: 1 as const }] }] : [];
  const checklist = world.all("checkItem").filter(({ taskId }) => taskId === task.id);
  const read = guestTask({ content: "<p>C30</p>", checklist, tasks, nameOf });
  expect(guestTaskShape.parse(read)).toEqual(read);
  expect(read).toMatchObject({
    content: "<p>C30</p>",
    checklist: [
      { name: "Level", done: 0 },
      { name: "Clean", done: 0 },
    ],
  });
  // Of a subtask only what stands in its line.
  expect(read.subtasks).toEqual([
    { name: "Forms", endTime: 0, completeTime: 0, state: "", owners: ["Tom"] },
  ]);
});
