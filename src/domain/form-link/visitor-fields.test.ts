import { expect, test } from "vitest";
import { calculation, field, formOf, formula, rule, table } from "#tests/make/forms/records.ts";
import { definitionOf, templates, wordsOfTemplate } from "#tests/make/forms/templates.ts";
import { compileForm } from "../form/graph/compile-form.ts";
import { templateForm } from "../form/templates/template-form.ts";
import {
  asksVisitors,
  fieldNotAsked,
  fieldsKeptBack,
  pathsKeptBack,
  visitorFields,
} from "./visitor-fields.ts";
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
  expect(visitorFields(form, [])).toMatchObject({
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
  expect(fieldsKeptBack(form, []).map(({ path }) => path)).toEqual([
    "supplier",
    "foreman",
    "rate",
    "photos",
    "works.unit",
    "crews.crew",
  ]);
});

test("what goes out names nothing that is kept back, in fields, rules or beside them", () => {
  const written = visitorDefinition(form, []);
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

test("what stands in something that nobody is shown is kept back, and texts too", () => {
  const within = formOf([
    field("input", "what"),
    field("input", "never", { visibility: [], defaultValue: "sesame" }),
    {
      __config__: {
        zjKey: "card",
        formId: "inner",
        noShow: true,
        children: [field("input", "in")],
      },
    },
    { __config__: { zjKey: "text", formId: "note", noShow: true }, content: "sesame" },
    { __config__: { zjKey: "text", formId: "word" }, content: "Welcome" },
    table("works", [field("input", "work")], {}, { noShow: true }),
  ]);
  const hidden = { never: "hidden", in: "hidden", works: "hidden", "works.work": "hidden" };
  expect(visitorFields(within, [])).toEqual({ what: "edit", ...hidden });
  const written = visitorDefinition(within, []);
  const text = JSON.stringify(written.ok && written.value);
  expect(text).toContain("Welcome");
  for (const word of ["never", "sesame", "inner", "works"]) expect(text).not.toContain(word);
});

test("what designers and other systems wrote beside a field does not go out", () => {
  const seedRows = [
    { cells: { work: "Rebar", price: 77 } },
    { cells: { work: "Hoist" }, when: formula("rate > 3") },
  ];
  const more = { summaryField: ["price", "work"], seedRows };
  const written = visitorDefinition(
    formOf([
      field("input", "what", { tableName: "secret" }, { on: { change: "secret" }, maxlength: 5 }),
      field("select", "kind", { propsUrl: "secret" }, { options: [{ id: "a", fullName: "A" }] }),
      { __config__: { zjKey: "weird" }, secret: 1 },
      { __config__: { zjKey: "qrcode", formId: "code" }, relationField: "rate" },
      field("inputNumber", "rate", { noShow: true }),
      table("works", [field("input", "work"), field("input", "price", { noShow: true })], more),
    ]),
    [],
  );
  const text = JSON.stringify(written.ok && written.value);
  for (const word of ['"maxlength":5', '"fullName":"A"', "Rebar", '"summaryField":["work"]'])
    expect(text).toContain(word);
  for (const word of ["secret", "rate", "price", "77", "Hoist"]) expect(text).not.toContain(word);
});

test("a piece that only has a place takes no rule along", () => {
  const hidden = { __config__: { zjKey: "text", noShow: true }, content: "sesame" };
  const when = rule("what = 0", { action: "hide", targets: ["on"] });
  const placed = formOf([hidden, field("inputNumber", "what"), field("input", "on")], [when]);
  expect(visitorDefinition(placed, [])).toMatchObject({
    value: { rules: [{ id: "when what = 0" }] },
  });
});

test("not even its default is taken in a field that visitors are not shown", () => {
  const rate = { rate: "secret" };
  expect(fieldNotAsked(form, { what: "Sand", ...rate }, [])).toBe("rate");
  expect(fieldNotAsked(form, { works: [{ id: "1", unit: 5 }] }, [])).toBe("works.unit");
  expect(
    fieldNotAsked(form, { what: "Sand", rate: null, works: [{ id: "1", work: "x" }] }, []),
  ).toBe(undefined);
});

test("rows that are picked from records are typed by visitors, who see no records", () => {
  const written = visitorDefinition(form, []);
  const text = JSON.stringify(written.ok && written.value);
  expect(text).toContain('"works"');
  for (const word of ["footerBtnsList", "workerEntry"]) expect(text).not.toContain(word);
});

test("a form that asks only for people asks visitors for nothing", () => {
  expect(asksVisitors(form, [])).toBe(true);
  expect(
    asksVisitors(formOf([field("userSelect", "foreman"), field("uploadFile", "papers")]), []),
  ).toBe(false);
});

test.each(templates)("the form $key of the product goes out with nothing broken", (template) => {
  const words = wordsOfTemplate(template.key);
  const whole = compileForm(
    definitionOf(JSON.parse(templateForm(template, words, "zh").definition)),
  );
  const written = visitorDefinition(whole, []);
  const sent = compileForm(definitionOf(written.ok && written.value));
  expect(sent.problems).toEqual([]);
  const kept = pathsKeptBack(whole, []);
  expect([...sent.fields.keys()]).toEqual(
    [...whole.fields.keys()].filter((path) => !kept.includes(path)),
  );
  for (const [path, { node }] of sent.fields)
    expect(node.settings).toEqual(whole.fields.get(path)?.node.settings);
});
