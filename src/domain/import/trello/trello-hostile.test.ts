import * as fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { makeTrelloBoard } from "#tests/make/trello-board.ts";
import { boardImportShape } from "../board-import.ts";
import type { BoardImport } from "../board-import.ts";
import { IMPORT_FILE_MAX } from "../import-limits.ts";
import { readTrelloBoard } from "./read-trello-board.ts";

const empty = { name: "Nord", lists: [{ id: "l1", name: "待办" }], cards: [] };

function refusalOf(file: unknown): unknown {
  const result = readTrelloBoard(typeof file === "string" ? file : JSON.stringify(file));
  return result.ok ? null : result.error;
}

describe("a file that is no Trello board", () => {
  it.each([
    ["", { code: "import/empty", data: {} }],
    [" \n", { code: "import/empty", data: {} }],
    ["<html>", { code: "import/not-json", data: { line: 1, column: 1 } }],
    ['{"name": "x",\n oops}', { code: "import/not-json", data: { line: 2, column: 2 } }],
    ['{"name":"x","lists":[', { code: "import/truncated", data: { line: 1, column: 22 } }],
    ["[]", { code: "import/not-a-board", data: { missing: "name, lists, cards" } }],
    ["null", { code: "import/not-a-board", data: { missing: "name, lists, cards" } }],
    [
      '{"name":"x","idList":"y"}',
      { code: "import/not-a-board", data: { missing: "lists, cards" } },
    ],
    ['{"name":"x","lists":[],"cards":[]}', { code: "import/empty-board", data: { name: "x" } }],
  ])("is refused with its reason: %j", (text, refusal) => {
    expect(refusalOf(text)).toEqual(refusal);
  });

  it("is refused unread where it is too large", () => {
    const size = IMPORT_FILE_MAX + 1;
    const data = { size, limit: IMPORT_FILE_MAX };
    expect(refusalOf("[".repeat(size))).toEqual({ code: "import/too-large", data });
  });

  it.each([
    ["lists[0].name", { lists: [{ id: "l1", name: 5 }] }],
    [
      "cards[1].due",
      {
        cards: [
          { id: "c1", name: "a" },
          { id: "c2", name: "b", due: 17 },
        ],
      },
    ],
    ["cards[0].labels[0].color", { cards: [{ id: "c1", name: "a", labels: [{ color: {} }] }] }],
    ["cards[0].idMembers", { cards: [{ id: "c1", name: "a", idMembers: Array(1_001).fill("m") }] }],
    ["cards[0].id", { cards: [{ id: "x".repeat(65), name: "a" }] }],
    ["cards[0]", { cards: [null] }],
    ["members", { members: { length: 3 } }],
    ["actions[0].type", { actions: [{}] }],
    [
      "actions[1].data.text",
      { actions: [{ type: "x" }, { type: "commentCard", date: "", data: {} }] },
    ],
    ["checklists[0].checkItems[0].name", { checklists: [{ id: "k", checkItems: [{}] }] }],
    ["desc", { desc: ["a"] }],
  ])("is refused with the place of the wrong value: %s", (path, parts) => {
    expect(refusalOf({ ...empty, ...parts })).toEqual({
      code: "import/wrong-value",
      data: { path },
    });
  });

  it("is refused at the first of a million wrong entries", () => {
    const cards = Array.from({ length: 1_000_000 }, () => 1);
    expect(refusalOf({ ...empty, cards })).toMatchObject({ data: { path: "cards[0]" } });
  });
});

describe("a Trello board made to do harm", () => {
  it("cannot reach a prototype by its keys or ids", () => {
    const text = `{"__proto__":{"cards":[]},"name":"x","constructor":{"prototype":1},
      "lists":[{"id":"__proto__","name":"constructor","__proto__":{"closed":true}}],
      "cards":[{"id":"__proto__","name":"toString","idList":"__proto__","idMembers":["constructor"],
        "labels":[{"color":"__proto__","name":"x"}],"__proto__":{"polluted":1}},
        {"id":"c2","name":"y","idList":"toString"}]}`;
    const result = readTrelloBoard(text);
    const board = result.ok ? result.value : null;
    expect(board?.columns.map((column) => column.key)).toEqual(["__proto__", "no-list"]);
    expect(board?.tasks.map((task) => task.key)).toEqual(["__proto__", "c2"]);
    expect(board?.tasks[0]?.memberKeys).toEqual([]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  it("may be nested without end in what is not read", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    const text = `{"name":"Nord","lists":[],"extra":${deep},"cards":[{"id":"c","name":"a","cover":null,"x":${deep}}]}`;
    expect(refusalOf(text)).toBeNull();
  });

  it("gets each id once: later lists and cards of the same id are noted, not taken", () => {
    const lists = [
      { id: "l1", name: "A" },
      { id: "l1", name: "B" },
    ];
    const cards = [
      { id: "c1", name: "a", idList: "l1" },
      { id: "c1", name: "b", idList: "l1" },
    ];
    const result = readTrelloBoard(JSON.stringify({ name: "Nord", lists, cards }));
    expect(result).toMatchObject({
      value: {
        columns: [{ name: "A" }],
        tasks: [{ name: "a" }],
        notes: [
          { what: "duplicateLists", name: "B", count: 1 },
          { what: "duplicateCards", name: "b", count: 1 },
        ],
      },
    });
  });
});

const size = fc.record({
  lists: fc.integer({ min: 1, max: 60 }),
  cards: fc.nat({ max: 60 }),
  comments: fc.nat({ max: 30 }),
  people: fc.integer({ min: 1, max: 9 }),
  seed: fc.nat(),
  activity: fc.nat({ max: 20 }),
});

type Place = { holder: Record<string, unknown>; key: string };

function placesIn(value: unknown, found: Place[] = []): Place[] {
  if (typeof value !== "object" || value === null) return found;
  const holder = value as Record<string, unknown>;
  for (const key of Object.keys(holder)) {
    found.push({ holder, key });
    placesIn(holder[key], found);
  }
  return found;
}

function cardsAccountedFor(board: BoardImport): number {
  const over = board.leftOut.find((entry) => entry.what === "cards")?.count ?? 0;
  const twice = board.notes.find((note) => note.what === "duplicateCards")?.count ?? 0;
  return board.tasks.length + over + twice;
}

describe("any file at all", () => {
  it("gives a result or a refusal, never an error", () => {
    fc.assert(fc.property(fc.string(), (text) => void readTrelloBoard(text)));
    fc.assert(fc.property(fc.json(), (text) => void readTrelloBoard(text)));
    const values = fc.jsonValue({ maxDepth: 2 });
    const shaped = fc.record(
      {
        name: fc.string(),
        lists: fc.array(values),
        cards: fc.array(values),
        actions: values,
        members: values,
      },
      { requiredKeys: ["name", "lists", "cards"] },
    );
    fc.assert(fc.property(shaped, (board) => void readTrelloBoard(JSON.stringify(board))));
  });

  it("of a whole board keeps every card, in order, and every comment", () => {
    fc.assert(
      fc.property(size, (wanted) => {
        const made = makeTrelloBoard(wanted);
        const result = readTrelloBoard(JSON.stringify(made));
        if (!result.ok) throw new Error(result.error.code);
        const board = result.value;
        expect(z.safeParse(boardImportShape, board).error).toBeUndefined();
        expect(board.tasks).toHaveLength(wanted.cards);
        expect(board.tasks.flatMap((task) => task.comments)).toHaveLength(
          wanted.cards === 0 ? 0 : wanted.comments,
        );
        expect(positionsByList(made, board)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it("of a broken board gives a sound import or a refusal, and accounts for every card", () => {
    const wreck = fc.record({
      place: fc.nat(),
      value: fc.jsonValue({ maxDepth: 1 }),
      drop: fc.boolean(),
    });
    fc.assert(
      fc.property(size, fc.array(wreck, { minLength: 1, maxLength: 4 }), (wanted, wrecks) => {
        const made = JSON.parse(
          JSON.stringify(makeTrelloBoard({ ...wanted, cards: wanted.cards % 8 })),
        ) as Record<string, unknown>;
        for (const { place, value, drop } of wrecks) {
          const places = placesIn(made);
          const { holder, key } = places[place % places.length]!;
          if (drop && !Array.isArray(holder)) delete holder[key];
          else holder[key] = value;
        }
        const result = readTrelloBoard(JSON.stringify(made));
        if (!result.ok) return;
        expect(z.safeParse(boardImportShape, result.value).error).toBeUndefined();
        expect(cardsAccountedFor(result.value)).toBe((made["cards"] as unknown[]).length);
        const columns = new Set(result.value.columns.map((column) => column.key));
        expect(result.value.tasks.every((task) => columns.has(task.columnKey))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("cut short anywhere is called truncated", () => {
    const text = JSON.stringify(
      makeTrelloBoard({ lists: 2, cards: 3, comments: 2, people: 2, seed: 1 }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: text.length - 1 }), (length) => {
        expect(refusalOf(text.slice(0, length))).toMatchObject({ code: "import/truncated" });
      }),
    );
  });
});

function positionsByList(made: Record<string, unknown>, board: BoardImport): boolean {
  const cards = made["cards"] as { id: string; idList: string; pos: number }[];
  const cardsById = new Map(cards.map((card) => [card.id, card]));
  return board.tasks.every((task, index) => {
    const card = cardsById.get(task.key);
    const next = cardsById.get(board.tasks[index + 1]?.key ?? "");
    return !card || !next || card.idList !== next.idList || card.pos <= next.pos;
  });
}
