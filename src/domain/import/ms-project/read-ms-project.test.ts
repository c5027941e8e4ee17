import { expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { importWords as words } from "#tests/make/import-words.ts";
import { LEADER, makeCompany, MEMBER } from "#tests/make/site.ts";
import { type BoardImport, boardImportShape } from "../board-import.ts";
import { planImportChunks } from "../plan-import-chunks.ts";
import { readBoard } from "../read-board.ts";

function read(text = boardSample("tower-b.xml")): BoardImport {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
  return result.value;
}

const at = (month: number, day: number, hour: number) =>
  new Date(2026, month - 1, day, hour).getTime();

test("phases are columns, what they are made of is tasks, and what lies deeper subtasks", () => {
  const board = read();
  expect(board).toMatchObject({ program: "Microsoft Project", name: "Tower B, structural works" });
  expect(board.columns.map(({ name }) => name)).toEqual([
    "Substructure",
    "Superstructure",
    "Tasks",
  ]);
  const outline = board.tasks.map(({ name, columnKey, subtasks }) => [
    board.columns.find(({ key }) => key === columnKey)?.name,
    name,
    ...subtasks.map((one) => one.name),
  ]);
  expect(outline).toEqual([
    ["Substructure", "Excavation"],
    ["Substructure", "Foundations", "Formwork", "Rebar", "Concrete pour", "Order pump"],
    ["Substructure", "Curing done"],
    ["Superstructure", "Columns ground floor"],
    ["Superstructure", "Slab over ground floor"],
    ["Tasks", "Handover"],
  ]);
});

test("a task has its times, its people, what is done of it, how long it takes and its notes as words", () => {
  const board = read();
  const [excavation, foundations, cured, columns] = board.tasks;
  expect(excavation).toMatchObject({
    startTime: at(3, 2, 8),
    endTime: at(3, 6, 17),
    completeTime: at(3, 6, 17),
    priority: 2,
    estimate: 80 * 60,
    memberKeys: ["1"],
  });
  expect(foundations).toMatchObject({
    completeTime: 0,
    priority: 0,
    estimate: 60 * 60 + 30,
    memberKeys: ["1", "2"],
    fields: [{ field: 0, value: "40" }],
  });
  expect(foundations?.content).toBe(
    [
      String.raw`Pour C30/37 & \<b\>vibrate\</b\>`,
      "No pour below 5 °C\n",
      "**Rebar**: Check laps before noon\n",
      "Materials: **Concrete C30/37**\n",
      "Attachments:\n",
      "- [Method statement](<https://docs.example.com/ms-14>)",
    ].join("\n"),
  );
  expect(foundations?.subtasks[0]).toMatchObject({
    completeTime: at(3, 13, 17),
    memberKeys: ["2"],
  });
  expect(cured).toMatchObject({ milestone: 1, priority: 1, startTime: 0, endTime: at(3, 27, 17) });
  expect(columns?.priority).toBe(4);
  expect(board.fields).toMatchObject([{ name: "% complete", kind: "number", unit: "%" }]);
  expect(board.members).toEqual([
    { key: "1", name: "Ana Vidal", username: "ana.vidal@site.example" },
    { key: "2", name: "Li Wei", username: "" },
  ]);
});

test("tasks wait for each other in four ways, with days, hours and parts between them", () => {
  const board = read();
  const names = new Map(
    board.tasks.flatMap(({ key, name, subtasks }) => [
      [key, name] as const,
      ...subtasks.map((one) => [one.key ?? "", one.name] as const),
    ]),
  );
  const told = (board.links ?? []).map(
    ({ fromKey, toKey, kind, lag, lagUnit }) =>
      `${names.get(fromKey)} > ${names.get(toKey)}: ${kind} ${lag} ${lagUnit}`,
  );
  expect(told).toEqual([
    "Excavation > Foundations: finishStart 0 day",
    "Formwork > Rebar: startStart 3 day",
    "Rebar > Concrete pour: finishStart 0 day",
    "Concrete pour > Order pump: startFinish -1 day",
    "Concrete pour > Curing done: finishStart 168 hour",
    "Curing done > Columns ground floor: finishStart 0 day",
    "Foundations > Columns ground floor: finishFinish 8 day",
    "Columns ground floor > Slab over ground floor: finishStart 2 hour",
    "Slab over ground floor > Handover: finishStart 0 day",
  ]);
});

test("what stays behind and what changes is counted", () => {
  const { leftOut, notes } = read();
  expect(Object.fromEntries(leftOut.map(({ what, count }) => [what, count]))).toEqual({
    inactive: 1,
    links: 2,
    calendarExceptions: 2,
    deadlines: 1,
    constraints: 1,
    baselines: 1,
    customFields: 1,
  });
  expect(notes).toEqual([
    { what: "outlineFlattened", name: "Order pump", count: 1 },
    { what: "phasesAsColumns", name: "Substructure", count: 2 },
    { what: "lagsRounded", name: "Columns ground floor", count: 2 },
  ]);
});

test("the board becomes a plan in which tasks wait for each other", () => {
  const board = read();
  const world = makeCompany();
  const { id: planId } = world.does(LEADER, "plan.add", { name: board.name });
  world.does(LEADER, "plan.invite", { planId, userId: [MEMBER] });
  const chunks = planImportChunks(board, {
    planId,
    nextId: world.nextId,
    userIds: new Map([["1", MEMBER]]),
    toHtml: String,
    peopleLine: (names) => `Members: ${names.join(", ")}`,
  });
  for (const chunk of chunks) world.does(LEADER, "plan.import", chunk);
  const task = (name: string) => world.all("task").find((one) => one.name === name);
  expect(world.all("taskLink")).toHaveLength(9);
  expect(world.all("taskLink")).toContainEqual(
    expect.objectContaining({
      planId,
      fromId: task("Formwork")?.id,
      toId: task("Rebar")?.id,
      kind: "startStart",
      lag: 3,
    }),
  );
  expect(task("Curing done")).toMatchObject({ milestone: 1, endTime: at(3, 27, 17) });
  const [percent] = world.all("planField");
  expect(task("Foundations")?.fields).toEqual({ [percent?.id ?? 0]: "40" });
  // People of subtasks who have no account are named as well.
  const content = world.row("taskContent", task("Foundations")?.id ?? 0).content;
  expect(content).toContain("Members: Li Wei");
  expect(content).toContain("**Formwork**: Li Wei");
});
