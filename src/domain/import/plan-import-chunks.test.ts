import { describe, expect, it } from "vitest";
import { commands } from "../commands.ts";
import { CHECK_ITEMS_MAX } from "../limits.ts";
import type { BoardImport, ImportTask } from "./board-import.ts";
import { idsNeeded, planImportChunks } from "./plan-import-chunks.ts";
import type { ImportSettings } from "./import-chunk.ts";
import { IMPORT_CHAT_MAX } from "./import-limits.ts";

const task = (change: Partial<ImportTask>): ImportTask => ({
  key: "card",
  columnKey: "todo",
  name: "Pour slab",
  content: "",
  color: "",
  tagKeys: [],
  startTime: 0,
  endTime: 0,
  completeTime: 0,
  archivedTime: 0,
  memberKeys: [],
  subtasks: [],
  comments: [],
  ...change,
});

const board = (tasks: ImportTask[]): BoardImport => ({
  name: "Tower 2",
  desc: "",
  columns: [
    { key: "todo", name: "To do" },
    { key: "done", name: "Done" },
  ],
  tags: [{ key: "steel", name: "Steel", color: "blue" }],
  members: [
    { key: "ana", name: "Ana Vidal", username: "ana" },
    { key: "ben", name: "Ben Okafor", username: "ben" },
  ],
  tasks,
  leftOut: [],
  notes: [],
});

function settings(): ImportSettings {
  let id = 1_000;
  return {
    planId: 7,
    nextId: () => (id += 1),
    userIds: new Map([["ana", 5]]),
    toHtml: (markdown) => `<p>${markdown}</p>`,
    peopleLine: (names) => `Members: ${names.join(", ")}`,
  };
}

describe("a board that was read, cut into chunks", () => {
  it("takes as many ids as are reserved for it", () => {
    const comments = [{ memberKey: "ana", authorName: "", text: "!", time: 1 }];
    const part = { name: "Forms", completeTime: 0, endTime: 0, memberKeys: [] };
    const whole = board([task({ comments, subtasks: [part, part], tagKeys: ["steel"] }), task({})]);
    let taken = 0;
    planImportChunks(whole, { ...settings(), nextId: () => (taken += 1) });
    expect(taken).toBe(idsNeeded(whole));
  });

  it("brings the tags with the first chunk, and each task those that it had", () => {
    const [first] = planImportChunks(board([task({ tagKeys: ["steel"] }), task({})]), settings());
    const id = first?.tags?.[0]?.id;
    expect(first?.tags).toEqual([{ id, name: "Steel", color: "blue" }]);
    expect(first?.tasks.map(({ tagIds }) => tagIds)).toEqual([[id], []]);
  });

  it("holds no more in one chunk than the server takes, however short the comments are", () => {
    const comments = Array.from({ length: IMPORT_CHAT_MAX }, () => ({
      memberKey: "ana",
      authorName: "",
      text: "!",
      time: 1,
    }));
    const checks = Array.from({ length: CHECK_ITEMS_MAX }, () => ({
      name: "Cured",
      done: 0 as const,
    }));
    const tasks = Array.from({ length: 12 }, (_, index) =>
      task({ key: `c${index}`, comments, checks: index % 3 === 0 ? checks : [] }),
    );
    for (const chunk of planImportChunks(board(tasks), settings()))
      expect(commands["plan.import"].arguments.safeParse(chunk).error).toBeUndefined();
  });

  it("keeps every task once, in its column, in order", () => {
    const tasks = Array.from({ length: 450 }, (_, index) =>
      task({ key: `c${index}`, name: `Task ${index}`, columnKey: index % 2 ? "done" : "todo" }),
    );
    const chunks = planImportChunks(board(tasks), settings());
    const rows = chunks.flatMap((chunk) => chunk.tasks);
    expect(chunks.length).toBeGreaterThan(4);
    expect(rows.map((row) => row.name).toSorted()).toEqual(tasks.map((row) => row.name).toSorted());
    const [todo] = chunks[0]?.columns ?? [];
    const inTodo = rows.filter((row) => row.columnId === todo?.id);
    expect(inTodo.map((row) => row.rank)).toEqual(inTodo.map((row) => row.rank).toSorted());
  });

  it("is taken by the command as it stands", () => {
    const chunks = planImportChunks(
      board([
        task({
          endTime: 1_700_000_000_000,
          subtasks: [{ name: "Clean", completeTime: 1, endTime: 0, memberKeys: [] }],
          comments: [
            { memberKey: "ana", authorName: "", text: `${">".repeat(4_000)} At noon`, time: 1 },
          ],
        }),
      ]),
      settings(),
    );
    for (const chunk of chunks) {
      expect(commands["plan.import"].arguments.safeParse(chunk).success).toBe(true);
    }
  });

  it("makes known members owners and names the others in the text", () => {
    const [chunk] = planImportChunks(board([task({ memberKeys: ["ana", "ben"] })]), settings());
    expect(chunk?.tasks[0]?.taskUser).toEqual([{ userId: 5, owner: 1 }]);
    expect(chunk?.tasks[0]?.content).toBe("<p>Members: Ben Okafor</p>");
  });

  it("gives a due date without a start the hour before it", () => {
    const [chunk] = planImportChunks(board([task({ endTime: 1_700_000_000_000 })]), settings());
    expect(chunk?.tasks[0]?.startTime).toBe(1_700_000_000_000 - 3_600_000);
  });

  it("carries comments with author and time", () => {
    const comments = [{ memberKey: "ana", authorName: "Ana Vidal", text: "Checked", time: 42 }];
    const [chunk] = planImportChunks(board([task({ comments })]), settings());
    expect(chunk?.tasks[0]?.messages).toEqual([
      { id: expect.any(Number), text: "Checked", name: "Ana Vidal", time: 42 },
    ]);
  });
});
