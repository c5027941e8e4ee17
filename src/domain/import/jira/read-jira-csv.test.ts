import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { importWords as words } from "#tests/make/import-words.ts";
import { boardImportShape } from "../board-import.ts";
import { csvRows } from "../csv-rows.ts";
import { readBoard } from "../read-board.ts";

const FILE = `\uFEFFSummary,Issue key,Issue id,Parent id,Project name,Status,Status Category,Priority,Assignee,Due Date,Resolved,Labels,Labels,Labels,Labels,Description,Comment,Comment
"Pour ""slab"", C30",SITE-1,101,,Tower B,In Progress,In Progress,Highest,Ana Vidal,3/Nov/20 12:17 PM,,night,concrete,,crane,"first
second",03/Nov/20 8:05 AM;Bob;Where; when?,no date at all
Set forms,SITE-2,102,101,Tower B,Done,Done,Low,Li Wei,,2020-11-02,,,,,,,
Order steel,SITE-3,103,,Tower B,To Do,To Do,Medium,,soon,,night,,,,,,
`;

function read(text: string) {
  const result = readBoard(text, words);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

test("a file of issues is a board: columns by status, tags of repeated labels, subtasks, comments and times", () => {
  const board = read(FILE);
  expect(boardImportShape.safeParse(board).success).toBe(true);
  expect(board.name).toBe("Tower B");
  expect(board.columns.map(({ name }) => name)).toEqual(["In Progress", "To Do"]);
  expect(board.tags.map(({ name }) => name)).toEqual(["night", "concrete", "crane"]);
  expect(board.members.map(({ name }) => name)).toEqual(["Ana Vidal", "Li Wei"]);
  const [slab, steel] = board.tasks;
  expect(slab).toMatchObject({
    name: 'Pour "slab", C30',
    content: "first\nsecond\n\nSITE-1",
    tagKeys: ["night", "concrete", "crane"],
    memberKeys: ["Ana Vidal"],
    priority: 1,
    endTime: new Date(2020, 10, 3, 12, 17).getTime(),
    completeTime: 0,
    comments: [
      { authorName: "Bob", text: "Where; when?", time: new Date(2020, 10, 3, 8, 5).getTime() },
      { authorName: "", text: "no date at all", time: 0 },
    ],
    subtasks: [{ name: "Set forms", memberKeys: ["Li Wei"] }],
  });
  expect(slab?.subtasks[0]?.completeTime).toBe(new Date(2020, 10, 2, 18).getTime());
  expect(steel).toMatchObject({ columnKey: board.columns[1]?.key, endTime: 0, priority: 0 });
  expect(board.notes).toEqual([{ what: "timesUnreadable", name: "Order steel", count: 1 }]);
});

test("what stands below each other in a circle, or below nothing, is still there once", () => {
  const rows = [
    "Summary,Issue key,Issue id,Parent id",
    "a,K-1,1,2",
    "b,K-2,2,1",
    "c,K-3,3,99",
    "d,K-4,4,4",
  ];
  const board = read(rows.join("\n"));
  const names = board.tasks.flatMap(({ name, subtasks }) => [
    name,
    ...subtasks.map((one) => one.name),
  ]);
  expect(names.toSorted()).toEqual(["a", "b", "c", "d"]);
});

test("keys that reach into objects are words, and a hundred thousand lines are a board with the rest left out", () => {
  const hostile = read(
    "Summary,Issue key,Status,Labels\n__proto__,constructor,__proto__,toString\n",
  );
  expect(hostile.tasks[0]).toMatchObject({ name: "__proto__", tagKeys: ["tostring"] });
  const many = Array.from({ length: 100_000 }, (_, at) => `t${at},K-${at}`).join("\n");
  const board = read(`Summary,Issue key\n${many}`);
  expect(board.tasks).toHaveLength(5_000);
  expect(board.leftOut).toEqual([{ what: "cards", count: 95_000 }]);
});

test("whatever stands in the cells, a file of issues is a sound board or a refusal", () => {
  assert(
    property(string(), string(), string(), (summary, status, comment) => {
      const cells = [summary, "K-1", status, comment].map(
        (cell) => `"${cell.replaceAll('"', '""')}"`,
      );
      const result = readBoard(`Summary,Issue key,Status,Comment\n${cells.join(",")}`, words);
      expect(!result.ok || boardImportShape.safeParse(result.value).success).toBe(true);
    }),
  );
});

test("rows come apart at commas or semicolons, and quotes keep theirs", () => {
  expect(csvRows('a;b\r\n"x;""y""\nz";2\n\n;\n')).toEqual([
    ["a", "b"],
    ['x;"y"\nz', "2"],
  ]);
});
