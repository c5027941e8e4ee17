import { expect, test } from "vitest";
import { boardSample } from "#tests/make/board-sample.ts";
import { importWords } from "#tests/make/import-words.ts";
import { type BoardImport, boardImportShape } from "../board-import.ts";
import { readBoard } from "../read-board.ts";
import { colorOfHex } from "./meister-colors.ts";

const words = { ...importWords, fileName: "Snagging" };

function read(text: string): BoardImport {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(boardImportShape.safeParse(result.value).error).toBeUndefined();
  return result.value;
}

test("an exported list has a column for each section, with what is done, archived and thrown away", () => {
  const board = read(boardSample("meistertask.csv"));
  expect(board).toMatchObject({ program: "MeisterTask", name: "Snagging" });
  expect(board.columns.map(({ name }) => name)).toEqual(["Open", "Checked", "Without a list"]);
  expect(board.tags.map(({ name }) => name)).toEqual(["steel", "night work"]);
  expect(board.members.map(({ name }) => name)).toEqual(["Ana Vidal", "Li Wei"]);
  expect(board.tasks).toMatchObject([
    {
      name: "Install handrails",
      content: "Stair 2, both sides\nSee drawing A-210",
      endTime: Date.UTC(2026, 2, 6, 15),
      completeTime: 0,
      memberKeys: ["Ana Vidal"],
      tagKeys: ["steel", "night work"],
    },
    {
      name: "Paint stair 1",
      endTime: new Date(2026, 1, 20, 18).getTime(),
      completeTime: Date.UTC(2026, 1, 19, 14),
    },
    { name: "=SUM(A1:A9)", endTime: 0, columnKey: "none" },
    { name: "Old snag", archivedTime: Date.UTC(2026, 0, 20, 14) },
  ]);
  expect(board.leftOut).toEqual([{ what: "trash", count: 1 }]);
  expect(board.notes).toEqual(
    [
      { what: "timesUnreadable", name: "=SUM(A1:A9)", count: 1 },
      { what: "listsMissing", name: "=SUM(A1:A9)", count: 1 },
    ].toReversed(),
  );
});

test("the shape that it reads itself says the project, and words for what is done", () => {
  const board = read(
    "project,section,name,notes,due_date,status,tags\nBlock C,Open,Doors,,2026-03-01,completed,a\n",
  );
  expect(board).toMatchObject({ name: "Block C", tasks: [{ name: "Doors" }] });
  expect(board.tasks[0]?.completeTime).toBe(new Date(2026, 2, 1, 18).getTime());
});

function check(board: BoardImport): void {
  expect(board).toMatchObject({ name: "Snagging block C", desc: "Handover in June" });
  expect(board.columns).toEqual([
    { key: "list 1", name: "Open", color: "blue" },
    { key: "list 2", name: "Checked", color: "green" },
  ]);
  expect(board.tasks.toSorted((one, other) => Number(one.key) - Number(other.key))).toMatchObject([
    {
      name: "Install handrails",
      content: [
        "Both sides of **stair 2**\n",
        "Checklists: **Checks**\n",
        "Attachments:\n",
        "- [A-210.pdf](<https://files.example.com/a-210.pdf>)",
      ].join("\n"),
      endTime: Date.UTC(2026, 2, 6, 15),
      tagKeys: ["steel"],
      subtasks: [
        { name: "Gap below 100 mm", completeTime: 0 },
        { name: "Height 1.0 m", completeTime: 1 },
      ],
      comments: [{ authorName: "Ana Vidal", text: "Welder on Friday" }],
    },
    { name: "Paint stair 1", completeTime: Date.UTC(2026, 1, 19, 14), memberKeys: ["12"] },
  ]);
  expect(board.tasks.find(({ key }) => key === "102")?.content).not.toContain("<script>");
  expect(board.members[0]).toEqual({
    key: "11",
    name: "Ana Vidal",
    username: "ana.vidal@site.example",
  });
  expect(board.leftOut).toEqual([
    { what: "files", count: 1 },
    { what: "trash", count: 1 },
    { what: "trackedTime", count: 1 },
  ]);
}

test("a project's rows side by side are a board", () => {
  check(read(boardSample("meistertask-project.json")));
});

test("the same rows in each other are the same board", () => {
  const file = JSON.parse(boardSample("meistertask-project.json")) as Record<
    string,
    Record<string, unknown>[]
  > & { project: Record<string, unknown> };
  const of = (name: string, key: string, id: unknown) =>
    (file[name] ?? []).filter((row) => row[key] === id);
  const nested = {
    ...file.project,
    persons: file["persons"],
    sections: (file["sections"] ?? []).map((section) => ({
      ...section,
      tasks: of("tasks", "section_id", section["id"]).map((task) => ({
        ...task,
        labels: of("task_labels", "task_id", task["id"]).length > 0 ? file["labels"] : [],
        comments: of("comments", "task_id", task["id"]),
        attachments: of("attachments", "task_id", task["id"]),
        checklists: of("checklists", "task_id", task["id"]).map((list) => ({
          ...list,
          items: of("checklist_items", "checklist_id", list["id"]),
        })),
      })),
    })),
  };
  check(read(JSON.stringify(nested)));
});

test.each([
  ["sections[0].id", { sections: [{}] }],
  ["tasks[0].id", { sections: [{ id: 1 }], tasks: [{}] }],
  [
    "sections[1].tasks[0].labels",
    { sections: [{ id: 1 }, { id: 2, tasks: [{ id: 3, labels: Array(1_001).fill("a") }] }] },
  ],
])("a wrong value is refused with its place: %s", (path, file) => {
  expect(readBoard(JSON.stringify(file), words)).toEqual({
    ok: false,
    error: { code: "import/wrong-value", data: { path } },
  });
});

test.each([
  ["00aaff", "blue"],
  ["#8acc47", "green"],
  ["d93651", "red"],
  ["ffd500", "yellow"],
  ["ff9f1a", "orange"],
  ["9f2ed1", "purple"],
  ["e05ca0", "pink"],
  ["888888", "grey"],
  ["red", ""],
  [undefined, ""],
])("the colour %s is %s here", (hex, color) => {
  expect(colorOfHex(hex)).toBe(color);
});
