import { expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { importWords } from "#tests/make/import-words.ts";
import { type BoardImport, boardImportShape } from "../board-import.ts";
import { readBoard } from "../read-board.ts";

const words = { ...importWords, fileName: "Mängel Haus 2" };

function read(text: string): BoardImport {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
  return result.value;
}

const at = (month: number, day: number, hour: number) =>
  new Date(2026, month - 1, day, hour).getTime();

test("a list of tasks in any language is a board, with a field for each column of its own", () => {
  const board = read(boardSample("snag-list.csv"));
  expect(board.name).toBe("Mängel Haus 2");
  expect(board.columns.map(({ name }) => name)).toEqual(["Offen", "Geprüft"]);
  expect(board.fields?.map(({ name, kind }) => [name, kind])).toEqual([
    ["Raum", "text"],
    ["Gewerk", "text"],
  ]);
  expect(board.tags.map(({ name }) => name)).toEqual(["Tür", "Ausbau"]);
  expect(board.members.map(({ name }) => name)).toEqual(["Ana Vidal", "Li Wei"]);
  expect(board.tasks).toMatchObject([
    {
      name: "Tür klemmt",
      content: "Zarge richten\n\n**Zarge ausbauen**: vorsichtig",
      startTime: at(3, 2, 9),
      endTime: at(3, 4, 16),
      priority: 1,
      memberKeys: ["Ana Vidal"],
      checks: [{ name: "Zarge gemessen", done: 1 }],
      fields: [
        { field: 0, value: "3.14" },
        { field: 1, value: "Tischler" },
      ],
      subtasks: [{ name: "Zarge ausbauen", completeTime: 1, memberKeys: ["Li Wei"] }],
    },
    { name: "Fliese gesprungen", priority: 2, completeTime: 1, endTime: 0 },
  ]);
  expect(board.notes).toEqual([{ what: "timesUnreadable", name: "Fliese gesprungen", count: 1 }]);
});

test("a subtask comes to the nearest task of its name above it, or else below it; without one it is a task", () => {
  const { tasks } = read(
    ["task,parent", "a,b", "b,", "c,b", "b,", "d,b", "e,nowhere", "f,f"].join("\n"),
  );
  expect(tasks.map(({ name, subtasks }) => [name, ...subtasks.map((one) => one.name)])).toEqual([
    ["b", "a", "c"],
    ["b", "d"],
    ["e"],
    ["f"],
  ]);
});

test("what no field and no priority holds is counted", () => {
  const head = ["Task", "Priority", ...Array.from({ length: 52 }, (_, place) => `Own ${place}`)];
  const cells = head.map((name) => `${name}!`);
  const board = read(`${head.join("\t")}\n${cells.join("\t")}`);
  expect(board.fields).toHaveLength(50);
  expect(board.leftOut).toEqual([{ what: "customFields", count: 3 }]);
});

test.each(["Dear Dana,\nhere is the board", "a,b\n1,2", "name\nDoors"])(
  "what has no headings of tasks is no list of them: %j",
  (text) => {
    expect(readBoard(text, words)).toMatchObject({ error: { code: "import/not-json" } });
  },
);

test("headings alone are an empty board", () => {
  expect(readBoard("Task,Status\n", words)).toMatchObject({
    error: { code: "import/empty-board" },
  });
});
