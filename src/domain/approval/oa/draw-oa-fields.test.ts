import { expect, test } from "vitest";
import type { JsonObject } from "../../form/json/json.ts";
import { drawOaFields } from "./draw-oa-fields.ts";

const piece = (zjKey: string, name: string, more: JsonObject = {}): JsonObject => ({
  __config__: { zjKey, label: name, tip: "kept" },
  __vModel__: name,
  ...more,
});
const holding = (zjKey: string, children: JsonObject[], name = ""): JsonObject => ({
  __config__: { zjKey, children },
  ...(name !== "" && { __vModel__: name }),
});
const options = [
  { id: "a", fullName: "Round" },
  { id: "2", fullName: "Square" },
];
const definition = {
  size: "small",
  fields: [
    holding("card", [piece("input", "part"), piece("select", "kind", { options })]),
    holding("table", [piece("input", "what"), piece("inputNumber", "hours")], "works"),
    { __config__: { zjKey: "divider" }, content: "Below" },
  ],
};
const all = ["part", "kind", "works.what", "works.hours"].map((fieldId) => ({
  fieldId,
  name: fieldId,
}));
const labelled = (source: string) => expect.objectContaining({ label: source, tip: "kept" });

test("what is told of fields is said anew, and all else of them stays where it is", () => {
  const { definition: drawn } = drawOaFields(definition, all);
  expect(drawn).toMatchObject({
    size: "small",
    fields: [
      { __config__: { children: [{ __config__: labelled("part") }, { options }] } },
      { __vModel__: "works", __config__: { children: [{}, { __vModel__: "hours" }] } },
      { content: "Below" },
    ],
  });
});

test("fields that are not named are gone, and a table with its last column", () => {
  const { definition: drawn } = drawOaFields(definition, all.slice(0, 1));
  expect(drawn["fields"]).toMatchObject([
    { __config__: { children: [{ __vModel__: "part" }] } },
    { content: "Below" },
  ]);
});

test("choices that were there keep their ids, and new ones get ids of their own", () => {
  const told = { fieldId: "kind", name: "Kind", isNull: 1, setting: ["Square", "Oval", "Round"] };
  const { definition: drawn } = drawOaFields(definition, [told]);
  expect(JSON.stringify(drawn)).toContain(
    '"options":[{"id":"2","fullName":"Square"},{"id":"3","fullName":"Oval"},{"id":"a","fullName":"Round"}]',
  );
});

test("what is named twice is told, but for choices that are called the same already", () => {
  const told = { fieldId: "kind", name: "Kind", setting: ["Oval", "Round", "Oval"] };
  const fresh = { name: "Seal", formType: "select", setting: ["Wax", "Ink", "Wax"] };
  const again = { fieldId: "part", name: "Bay" };
  const refusals = [[told], [...all, fresh], [...all, again]].map(
    (fields) => drawOaFields(definition, fields).twice,
  );
  expect(refusals).toMatchObject([
    [{ code: 400, reason: "form.choiceTwice", data: { choice: "Oval" } }],
    [{ code: 400, reason: "form.choiceTwice", data: { choice: "Wax" } }],
    [{ code: 400, reason: "form.nameTwice", data: { field: "part" } }],
  ]);
  const alike = [...options, { id: "3", fullName: "Round" }];
  const before = { fields: [piece("select", "kind", { options: alike })] };
  const same = { fieldId: "kind", name: "Kind", setting: ["Round", "Square", "Round"] };
  const { definition: kept, twice } = drawOaFields(before, [same]);
  expect(twice).toEqual([]);
  expect(kept).toMatchObject({ fields: [{ options: alike }] });
});

test("new fields come behind the others by their type, under names of their own", () => {
  const fresh = [
    { fieldId: "phone", name: "Phone", formType: "mobile" },
    { name: "Amount", type: 6, isNull: 1 },
    { name: "Note", formType: "textarea" },
    { name: "Magic", formType: "magic" },
    { name: "Odd", formType: "constructor" },
  ];
  const { definition: drawn, unknown } = drawOaFields(definition, [...all, ...fresh]);
  expect(unknown).toEqual(["Magic", "Odd"]);
  expect((drawn["fields"] as JsonObject[]).slice(3)).toMatchObject([
    { __vModel__: "phone", __config__: { zjKey: "input", label: "Phone", required: false } },
    { __config__: { zjKey: "inputNumber", label: "Amount", required: true } },
    { __config__: { zjKey: "textarea" } },
  ]);
  const names = (drawn["fields"] as JsonObject[]).slice(3).map((one) => one["__vModel__"]);
  expect(new Set(names).size).toBe(3);
});

test("a table is drawn with its columns, which come, go and are renamed with it", () => {
  const told = {
    fieldId: "works",
    name: "Works",
    fieldExtendList: [
      { fieldId: "works.hours", name: "Hours" },
      { fieldId: "works.crew", name: "Crew", formType: "number" },
      { name: "Which way", type: 40 },
    ],
  };
  const { definition: drawn, unknown } = drawOaFields(definition, [told]);
  expect(unknown).toEqual([]);
  expect(drawn["fields"]).toMatchObject([
    { __config__: { children: [] } },
    {
      __vModel__: "works",
      __config__: {
        label: "Works",
        children: [
          { __vModel__: "hours", __config__: { label: "Hours", tip: "kept" } },
          { __vModel__: "crew", __config__: { zjKey: "inputNumber" } },
          { __config__: { zjKey: "areaSelect", label: "Which way" } },
        ],
      },
    },
    { content: "Below" },
  ]);
  const { fieldExtendList: _left, ...alone } = told;
  const { definition: kept } = drawOaFields(definition, [alone]);
  expect(JSON.stringify(kept)).toContain('"__vModel__":"what"');
});

test("new tables come with their columns, and places are what they are here", () => {
  const column = { fieldId: "stays.place", name: "Place", formType: "address", isNull: 1 };
  const fresh = [
    { fieldId: "stays", name: "Stays", formType: "detail_table", fieldExtendList: [column] },
    { name: "Region", type: 24 },
    { name: "Where", formType: "location" },
    { name: "From and until", type: 48 },
    { name: "Odd", formType: "table", fieldExtendList: [{ name: "Magic", formType: "magic" }] },
    { name: "Card", formType: "card" },
  ];
  const { definition: drawn, unknown } = drawOaFields({}, fresh);
  expect(unknown).toEqual(["Magic", "Card"]);
  const place = { __vModel__: "place", __config__: { zjKey: "areaSelect", required: true } };
  expect(drawn["fields"]).toMatchObject([
    { __vModel__: "stays", __config__: { zjKey: "table", children: [place] } },
    { __config__: { zjKey: "areaSelect" } },
    { __config__: { zjKey: "location" } },
    { __config__: { zjKey: "dateRange" } },
    { __config__: { zjKey: "table", children: [] } },
  ]);
});
