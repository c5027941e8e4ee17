import { describe, expect, it } from "vitest";
import { importWords } from "#tests/make/import-words.ts";
import { PLAN_TASKS_MAX } from "../../limits.ts";
import type { BoardImport } from "../board-import.ts";
import { readTrelloBoard } from "./read-trello-board.ts";

const list = { id: "l1", name: "待办", pos: 1, closed: false };
const card = { id: "c1", idList: "l1", name: "浇筑三层楼板", pos: 1, desc: "" };
const words = {
  ...importWords,
  strayColumn: "Ohne Liste",
  otherColumn: "Weitere",
  archivedColumn: "Archiviert",
  labels: "Labels",
  checklists: "Checklisten",
  attachments: "Anhänge",
  list: "Liste",
};

function read(parts: Record<string, unknown>): BoardImport {
  const board = { name: "Nord", lists: [list], cards: [card], ...parts };
  const result = readTrelloBoard(JSON.stringify(board), words);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function many<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

describe("a Trello board larger than a plan", () => {
  it("gives open lists over the limit one column together, and says where a card was", () => {
    const lists = many(80, (index) => ({
      ...list,
      id: `l${index}`,
      name: `L${index}`,
      pos: index,
      closed: index < 20,
    }));
    const cards = many(80, (index) => ({ ...card, id: `c${index}`, idList: `l${index}` }));
    const board = read({ lists, cards });
    expect(board.columns.map((column) => column.name)).toEqual([
      ...many(48, (index) => `L${index + 20}`),
      "Weitere",
      "Archiviert",
    ]);
    const [other, archived] = [48, 49].map((place) =>
      board.tasks.filter((task) => task.columnKey === board.columns[place]?.key),
    );
    expect(other).toHaveLength(12);
    expect(other?.[0]).toMatchObject({ key: "c68", content: "Liste: **L68**", archivedTime: 0 });
    expect(archived).toHaveLength(20);
    expect(archived?.[0]).toMatchObject({ key: "c0", content: "Liste: **L0**" });
    expect(archived?.every((task) => task.archivedTime > 0)).toBe(true);
    expect(board.notes).toEqual([
      { what: "listsArchived", name: "L0", count: 20 },
      { what: "listsMerged", name: "L68", count: 12 },
    ]);
  });

  it("gives cards without a list a column of their own, never more columns than allowed", () => {
    const lists = many(50, (index) => ({ ...list, id: `l${index}`, pos: index }));
    const board = read({
      lists: [...lists, { ...list, id: "no-list", pos: 99 }],
      cards: [
        { ...card, idList: "gone" },
        { ...card, id: "c2", idList: null },
      ],
    });
    expect(board.columns).toHaveLength(50);
    expect(new Set(board.columns.map((column) => column.key)).size).toBe(50);
    expect(board.columns.at(-1)?.name).toBe("Ohne Liste");
    expect(board.tasks.map((task) => task.columnKey)).toEqual(["no-list+", "no-list+"]);
    expect(board.notes).toContainEqual({ what: "listsMissing", name: card.name, count: 2 });
  });

  it("leaves closed cards behind first where there are too many, and counts them", () => {
    const cards = many(5_003, (index) => ({
      ...card,
      id: `c${index}`,
      pos: index,
      closed: index < 10,
    }));
    const board = read({ cards });
    expect(board.tasks).toHaveLength(5_000);
    expect(board.tasks.filter((task) => task.archivedTime > 0)).toHaveLength(7);
    expect(board.leftOut).toEqual([{ what: "cards", count: 3 }]);
  });

  it("writes check items over the limit into the content", () => {
    const checkItems = many(52, (index) => ({
      name: `Punkt ${index}`,
      pos: index,
      state: index === 51 ? "complete" : "incomplete",
    }));
    const board = read({ checklists: [{ id: "k", idCard: "c1", checkItems }] });
    expect(board.tasks[0]?.subtasks).toHaveLength(50);
    expect(board.tasks[0]?.content).toBe("- [ ] Punkt 50\n- [x] Punkt 51");
    expect(board.notes).toEqual([{ what: "subtasksInContent", name: card.name, count: 2 }]);
  });

  it("cuts what is too long, keeps a long task name in the content, and notes each kind once", () => {
    const long = "楼".repeat(30_000);
    const data = { text: long, card: { id: "c1" } };
    const board = read({
      name: long,
      desc: long,
      lists: [{ ...list, name: long }],
      cards: [
        { ...card, name: long.slice(0, 300), desc: "Achse" },
        { ...card, id: "c2", desc: long, labels: [{ name: "Elektro".repeat(9) }] },
      ],
      actions: [{ type: "commentCard", date: "2024-05-01", data }],
    });
    expect([board.name.length, board.desc.length, board.columns[0]?.name.length]).toEqual([
      100, 255, 100,
    ]);
    const [first, second] = board.tasks;
    expect(first?.name).toHaveLength(255);
    expect(first?.content).toBe(`${long.slice(0, 300)}\n\nAchse`);
    expect(first?.comments[0]?.text).toHaveLength(5_000);
    expect(second?.content).toHaveLength(20_000);
    expect(second?.content.endsWith(`…\n\nLabels: **${"Elektro".repeat(9)}**`)).toBe(true);
    expect(board.notes.map((note) => `${note.what} ${note.count}`)).toEqual([
      "planNameCut 1",
      "planDescCut 1",
      "columnNamesCut 1",
      "commentsCut 1",
      "namesCut 1",
      "contentsCut 1",
    ]);
  });

  it("gives a name to whatever has none", () => {
    const board = read({
      name: "工",
      lists: [{ ...list, name: " " }],
      cards: [
        { ...card, name: "", desc: "第一行\nzweite" },
        { ...card, id: "c2", name: "\n", idShort: 12 },
      ],
      members: [{ id: "m1", fullName: "", username: "anna" }],
      checklists: [{ id: "k", idCard: "c1", checkItems: [{ name: "" }] }],
    });
    expect(board.name).toBe("工 Trello");
    expect(board.columns[0]?.name).toBe("#1");
    expect(board.tasks.map((task) => task.name)).toEqual(["第一行", "#12"]);
    expect(board.members[0]?.name).toBe("anna");
    expect(board.tasks[0]?.subtasks[0]?.name).toBe("#1");
  });

  it("makes no more tasks than a plan takes: further items stay in the text of their card", () => {
    const checklist = (index: number) => ({
      id: `k${index}`,
      idCard: `c${index}`,
      name: "Steps",
      checkItems: many(50, (item) => ({ id: `i${index}-${item}`, name: `S${item}`, pos: item })),
    });
    const cards = many(400, (index) => ({ ...card, id: `c${index}`, pos: index }));
    const board = read({ cards, checklists: many(400, checklist) });
    const rows = board.tasks.reduce((sum, task) => sum + 1 + task.subtasks.length, 0);
    expect(rows).toBe(PLAN_TASKS_MAX);
    expect(board.tasks.at(-1)?.subtasks).toEqual([]);
    expect(board.tasks.at(-1)?.content).toContain("- [ ] S49");
    expect(board.notes).toContainEqual({
      what: "subtasksInContent",
      name: "浇筑三层楼板",
      count: 400,
    });
  });
});
