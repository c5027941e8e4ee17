import { describe, expect, test } from "vitest";
import { boardImportShape } from "../board-import.ts";
import { FIELD_OPTIONS_MAX, PLAN_FIELDS_MAX } from "../../field/field-limits.ts";
import { readTrelloBoard } from "./read-trello-board.ts";

const list = { id: "l1", name: "To do", pos: 1 };
const card = { id: "c1", idList: "l1", name: "Pour the slab", pos: 1 };

function read(customFields: unknown, customFieldItems: unknown) {
  const cards = [{ ...card, customFieldItems }];
  const text = JSON.stringify({ name: "Site", lists: [list], cards, customFields });
  const board = readTrelloBoard(text);
  if (!board.ok) throw new Error(JSON.stringify(board.error));
  expect(boardImportShape.safeParse(board.value).error).toBeUndefined();
  return board.value;
}

const field = (id: string, type: string, more = {}) => ({ id, type, name: id, pos: 1, ...more });
const item = (idCustomField: string, value: object | null, idValue: string | null = null) => ({
  id: `i-${idCustomField}`,
  idCustomField,
  value,
  idValue,
});

describe("fields of a Trello board", () => {
  const fields = [
    field("Cost", "number", { pos: 4 }),
    field("Room", "text", { pos: 1, display: { cardFront: true } }),
    field("Cast", "date", { pos: 2 }),
    field("Checked", "checkbox", { pos: 3 }),
    field("Class", "list", {
      pos: 5,
      options: [
        { id: "o2", value: { text: "C30" }, color: "lime_dark", pos: 2 },
        { id: "o1", value: { text: "C25" }, color: "none", pos: 1 },
      ],
    }),
  ];

  test("are fields of the plan, in their order, with what each card says in them", () => {
    const board = read(fields, [
      item("Cost", { number: "12.50" }),
      item("Room", { text: " B 14 " }),
      item("Cast", { date: "2024-05-01T12:00:00.000Z" }),
      item("Checked", { checked: "true" }),
      item("Class", null, "o2"),
    ]);
    expect(board.fields?.map(({ name, kind, onCard }) => [name, kind, onCard])).toEqual([
      ["Room", "text", 1],
      ["Cast", "date", 0],
      ["Checked", "tick", 0],
      ["Cost", "number", 0],
      ["Class", "choice", 0],
    ]);
    expect(board.fields?.[3]?.decimals).toBe(1);
    expect(board.fields?.[4]?.options).toEqual([
      { name: "C25", color: "" },
      { name: "C30", color: "green" },
    ]);
    const said = new Map(board.tasks[0]?.fields?.map(({ field: at, value }) => [at, value]));
    expect([0, 1, 2, 3, 4].map((at) => said.get(at))).toEqual([
      "B 14",
      "2024-05-01",
      "1",
      "12.5",
      "2",
    ]);
    expect(board.leftOut).toEqual([]);
  });

  test("what has no place among them is counted, and what is not ticked says nothing", () => {
    const board = read(fields, [
      item("Checked", { checked: "false" }),
      item("Cost", { number: "a lot" }),
      item("Cast", { date: "soon" }),
      item("Class", null, "o9"),
      item("Gone", { text: "x" }),
      {},
    ]);
    expect(board.tasks[0]?.fields).toBeUndefined();
    expect(board.leftOut).toEqual([{ what: "customFields", count: 5 }]);
  });

  test("no more than a plan and a field take", () => {
    const options = Array.from({ length: FIELD_OPTIONS_MAX + 1 }, (_, at) => ({
      id: `o${at}`,
      value: { text: `Option ${at}` },
    }));
    const many = Array.from({ length: PLAN_FIELDS_MAX + 1 }, (_, at) =>
      field(`f${at}`, "list", { pos: at, options }),
    );
    const last = `o${FIELD_OPTIONS_MAX}`;
    const board = read(many, [item("f0", null, last), item(`f${PLAN_FIELDS_MAX}`, null, "o1")]);
    expect(board.fields).toHaveLength(PLAN_FIELDS_MAX);
    expect(board.fields?.[0]?.options).toHaveLength(FIELD_OPTIONS_MAX);
    expect(board.leftOut).toEqual([{ what: "customFields", count: 2 }]);
  });

  test("a field of a kind that is not known, or without a name, does not stop the import", () => {
    const board = read([field("x", "formula"), { id: "f2", type: "text" }], null);
    expect(board.fields?.map(({ name }) => name)).toEqual(["f2"]);
  });
});
