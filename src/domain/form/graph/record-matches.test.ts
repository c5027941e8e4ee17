import { describe, expect, it } from "vitest";
import { calculation, field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { moment } from "#tests/make/forms/surroundings.ts";
import { searchCondition, type SearchType } from "../conditions/search-question.ts";
import type { Json } from "../json/json.ts";
import { recordMatcher } from "./record-matches.ts";

const options = [{ id: "a" }, { id: "b" }];
const form = formOf([
  field("input", "title"),
  field("select", "kind", {}, { options }),
  field("checkbox", "tools", {}, { options }),
  field("datePicker", "date"),
  field("organizeSelect", "unit"),
  field("switch", "open"),
  table("t", [field("inputNumber", "price")]),
  calculation("total", "sum(t.price)"),
]);
const records = [
  recordOf(form, {
    title: "Beam 7",
    kind: "a",
    tools: ["a", "b"],
    date: moment(2026, 11, 1),
    unit: [1, 3],
    t: [{ price: 5 }, { price: 2 }],
  }),
  recordOf(form, { title: "Slab", kind: "b", date: moment(2026, 12, 1), unit: [1], open: 1 }),
  recordOf(form, { kind: "b" }),
];

/** Which of the three records are found. */
function found(
  searches: readonly (readonly [path: string, type: SearchType, value: Json])[],
  keyword = "",
  fields: readonly string[] = [],
) {
  const all = searches.flatMap(([path, type, value]) => {
    const piece = form.fields.get(path);
    return piece ? [{ piece, type, value }] : [];
  });
  const matches = recordMatcher(form, searchCondition(all, keyword, fields));
  if (!matches.ok) throw new Error(matches.error.missing);
  return records.flatMap((record, at) => (matches.value(record) ? [at] : []));
}

describe("a list finds", () => {
  it.each([
    [
      "all, where nothing is searched for",
      [
        ["title", 2, ""],
        ["total", 3, [null, null]],
        ["kind", 1, []],
      ],
      [0, 1, 2],
    ],
    ["what no list offers and a link may ask for", [["open", 1, 1]], [1]],
    ["one number", [["total", 3, 7]], [0]],
    ["a part of a text", [["title", 2, "bEAM"]], [0]],
    ["exactly this text", [["title", 1, "Slab"]], [1]],
    ["one choice, or one of several", [["kind", 1, ["b", "c"]]], [1, 2]],
    ["what has one of those chosen", [["tools", 1, "b"]], [0]],
    ["numbers from to, also those worked out", [["total", 1, [6, null]]], [0]],
    ["dates from to", [["date", 3, [moment(2026, 11, 1), moment(2026, 11, 30)]]], [0]],
    ["a unit and what is below it", [["unit", 1, 3]], [0]],
    [
      "all of it together",
      [
        ["kind", 1, "b"],
        ["title", 2, "s"],
      ],
      [1],
    ],
  ] as const)("%s", (_, searches, places) => {
    expect(found(searches as never)).toEqual(places);
  });

  it("a keyword in any of the fields it is looked for in", () => {
    expect(found([], "slab", ["kind", "title"])).toEqual([1]);
    expect(found([], "a", ["kind", "title"])).toEqual([0, 1]);
  });

  it("nothing by a field that there is not, which is told", () => {
    const gone = searchCondition([], "x", ["gone"]);
    expect(recordMatcher(form, gone)).toEqual({ ok: false, error: { missing: "gone" } });
  });
});
