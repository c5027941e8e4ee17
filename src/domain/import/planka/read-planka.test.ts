import { expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { importWords as words } from "#tests/make/import-words.ts";
import { type BoardImport, boardImportShape } from "../board-import.ts";
import { readBoard } from "../read-board.ts";

function read(text = boardSample("planka-board.json")): BoardImport {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
  return result.value;
}

test("lists are columns in their order, and what was archived or thrown away is no column", () => {
  const board = read();
  expect(board).toMatchObject({ program: "Planka", name: "Level 3 fit-out" });
  expect(board.columns).toEqual([
    { key: "list 301", name: "To do", color: "" },
    { key: "list 302", name: "In progress", color: "yellow" },
    { key: "list 303", name: "Done", color: "" },
  ]);
  const placed = board.tasks.map(({ name, columnKey }) => [name, columnKey]);
  expect(placed).toEqual([
    ["Order doors", "list 301"],
    ["Partition walls", "list 303"],
    ["Seal risers", "list 301"],
    ["Mock-up room", "list 302"],
  ]);
});

test("a card is a task with all that it says", () => {
  const board = read();
  const task = board.tasks.find(({ name }) => name === "Seal risers");
  expect(task).toMatchObject({
    startTime: Date.UTC(2026, 2, 2, 7),
    endTime: Date.UTC(2026, 2, 4, 16),
    completeTime: 0,
    memberKeys: ["101"],
    tagKeys: ["fire stopping"],
    fields: [{ field: 0, value: "3.14" }],
    comments: [
      {
        memberKey: "102",
        authorName: "Li Wei",
        text: "Access from grid C",
        time: Date.UTC(2026, 1, 28, 9, 15),
      },
    ],
  });
  expect(
    task?.subtasks.map(({ name, completeTime, memberKeys }) => [name, completeTime, memberKeys]),
  ).toEqual([
    ["Before: Clean", 1, []],
    ["Before: Mark openings", 0, ["102"]],
    ["After: Photograph", 0, []],
  ]);
  expect(task?.content).toBe(
    [
      "Sealant **Type B**, see <b>detail 4</b>\n",
      "Attachments:\n",
      "- [Data sheet](<https://example.com/sealant>)",
    ].join("\n"),
  );
  expect(board.fields).toMatchObject([{ name: "Room", kind: "text", onCard: 1 }]);
  expect(board.tags).toEqual([
    { key: "fire stopping", name: "Fire stopping", color: "red" },
    { key: "lagoon blue", name: "lagoon blue", color: "blue" },
  ]);
  expect(board.links).toEqual([
    { fromKey: "402", toKey: "401", kind: "finishStart", lag: 0, lagUnit: "day" },
  ]);
});

test("what is done and what is archived say since when", () => {
  const board = read();
  const task = (name: string) => board.tasks.find((one) => one.name === name);
  expect(task("Partition walls")?.completeTime).toBe(Date.UTC(2026, 1, 19, 15, 30));
  expect(task("Mock-up room")).toMatchObject({
    completeTime: 0,
    archivedTime: Date.UTC(2026, 0, 30, 10),
  });
});

test("what stays behind is counted", () => {
  const { leftOut, notes } = read();
  expect(Object.fromEntries(leftOut.map(({ what, count }) => [what, count]))).toEqual({
    files: 1,
    attachments: 1,
    trash: 1,
    comments: 2,
    trackedTime: 1,
  });
  expect(notes).toEqual([{ what: "membersUnknown", name: "Seal risers", count: 1 }]);
});

test("a board of the first version has tasks on cards and comments among what was done", () => {
  const old = {
    item: { name: "Old" },
    included: {
      lists: [{ id: "1", position: 1, name: "To do" }],
      cards: [{ id: "2", listId: "1", name: "Walls", isDueDateCompleted: true, dueDate: null }],
      tasks: [{ id: "3", cardId: "2", position: 1, name: "Studs", isCompleted: true }],
      actions: [
        { cardId: "2", type: "createCard", data: {} },
        { cardId: "2", type: "commentCard", data: { text: "Done" }, userId: null },
      ],
    },
  };
  expect(read(JSON.stringify(old)).tasks).toMatchObject([
    {
      name: "Walls",
      completeTime: 1,
      subtasks: [{ name: "Studs", completeTime: 1 }],
      comments: [{ text: "Done" }],
    },
  ]);
});

test.each([
  ["included.cards", { item: { name: "x" }, included: { lists: [] } }],
  [
    "included.cards[0].name",
    { item: { name: "x" }, included: { lists: [], cards: [{ id: "1" }] } },
  ],
  ["item.name", { item: {}, included: { lists: [], cards: [] } }],
])("a wrong value is refused with its place: %s", (path, file) => {
  expect(readBoard(JSON.stringify(file), words)).toEqual({
    ok: false,
    error: { code: "import/wrong-value", data: { path } },
  });
});
