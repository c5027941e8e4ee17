import { expect, test } from "vitest";
import { calculation, field, formOf, rule, table } from "#tests/make/forms/records.ts";
import { asksVisitors, fieldsKeptBack, visitorFields } from "./visitor-fields.ts";
import { visitorDefinition } from "./visitor-definition.ts";

const form = formOf(
  [
    field("input", "what", { required: true }),
    field("datePicker", "on", { defaultCurrent: true }),
    field("select", "kind", { dataType: "static" }, { options: [{ id: "a", fullName: "A" }] }),
    field("select", "supplier", { dataType: "dynamic", propsUrl: "suppliers" }),
    field("userSelect", "foreman", { required: true }),
    field("input", "rate", { noShow: true, defaultValue: "secret" }),
    field("uploadImg", "photos"),
    field("sign", "signature"),
    table("works", [field("input", "work"), field("depSelect", "unit")], {
      addType: 1,
      footerBtnsList: [{ value: "select", actionConfig: { modelId: "workerEntry" } }],
    }),
    table("crews", [field("depSelect", "crew")]),
    calculation("total", "len(what)"),
    field("billRule", "number"),
  ],
  [
    rule("what = 'Sand'", { action: "hide", targets: ["on"] }),
    rule("rate = 3", { action: "hide", targets: ["on"] }),
  ],
);

test("visitors fill in what is theirs to say, and are shown nothing of the company", () => {
  expect(visitorFields(form)).toMatchObject({
    what: "edit",
    on: "edit",
    kind: "edit",
    supplier: "hidden",
    foreman: "hidden",
    rate: "hidden",
    photos: "hidden",
    signature: "edit",
    works: "edit",
    "works.work": "edit",
    "works.unit": "hidden",
    crews: "hidden",
    total: "hidden",
    number: "hidden",
  });
  expect(fieldsKeptBack(form).map(({ path }) => path)).toEqual([
    "supplier",
    "foreman",
    "rate",
    "photos",
    "works.unit",
    "crews.crew",
  ]);
});

test("what goes out names nothing that is kept back, in fields, rules or beside them", () => {
  const written = visitorDefinition(form);
  const text = JSON.stringify(written.ok && written.value);
  expect(text).toContain('"what"');
  expect(text).toContain("Sand");
  for (const word of [
    "foreman",
    "secret",
    "suppliers",
    "photos",
    "rate",
    "unit",
    "crew",
    "billRule",
    "addType",
  ])
    expect(text).not.toContain(word);
});

test("rows that are picked from records are typed by visitors, who see no records", () => {
  const written = visitorDefinition(form);
  const text = JSON.stringify(written.ok && written.value);
  expect(text).toContain('"works"');
  for (const word of ["footerBtnsList", "workerEntry"]) expect(text).not.toContain(word);
});

test("a form that asks only for people asks visitors for nothing", () => {
  expect(asksVisitors(form)).toBe(true);
  expect(
    asksVisitors(formOf([field("userSelect", "foreman"), field("uploadFile", "papers")])),
  ).toBe(false);
});
