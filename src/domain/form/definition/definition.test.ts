import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { PRECISION_MAX } from "../number/round.ts";
import { DEFINITION_SIZE_MAX, FORM_FIELDS_MAX, LAYOUT_DEPTH_MAX } from "./form-limits.ts";
import { nodesOf } from "./form-node.ts";
import { parseDefinition, parseDefinitionText } from "./parse-definition.ts";
import { writeDefinition } from "./write-definition.ts";

const reasonOf = (json: unknown) => {
  const read = parseDefinition(json);
  return read.ok ? "" : read.error.reason;
};
const inCards = (depth: number, inner: object): object =>
  depth === 0 ? inner : { __config__: { zjKey: "card", children: [inCards(depth - 1, inner)] } };

/** As JNPF writes it: other names of kinds, panes without a kind, scripts, keys that nobody reads. */
const foreign = {
  size: "large",
  popupType: "drawer",
  labelWidth: 80,
  idGlobal: 107,
  funcs: { onLoad: { func: "({ formData }) => { alert(1) }" }, beforeSubmit: "" },
  fields: [
    {
      __config__: {
        jnpfKey: "comInput",
        label: "Name",
        required: 1,
        visibility: ["pc"],
        tag: "JnpfInput",
        regList: [{ pattern: "/^a$/", message: "Only a" }],
      },
      __vModel__: "comInputField101",
      maxlength: "20",
      on: { change: "() => {}", blur: "" },
      style: { width: "100%" },
    },
    {
      __config__: {
        jnpfKey: "tab",
        children: [
          {
            title: "First",
            name: "1",
            __config__: {
              children: [
                {
                  __config__: { jnpfKey: "numInput", label: "Count" },
                  __vModel__: "count",
                  min: null,
                  precision: 2,
                },
              ],
            },
          },
          {
            title: "Second",
            name: "2",
            children: [
              { __config__: { zjKey: "holoDeck", label: "Deck" }, __vModel__: "deck", power: 9 },
            ],
          },
        ],
      },
      type: "card",
    },
    {
      __config__: { zjKey: "select", label: "Kind" },
      __vModel__: "kind",
      props: { label: "name", value: "code" },
      options: [{ code: 1, name: "One" }, { name: "None" }],
    },
  ],
};

describe("a definition from elsewhere", () => {
  const definition = definitionOf(foreign);
  const nodes = new Map([...nodesOf(definition.nodes)].map((node) => [node.id, node]));

  it("comes back as it was, also what nobody here reads", () => {
    expect(writeDefinition(definition)).toEqual(foreign);
  });

  it("is read by the names of today, with properties of the right type", () => {
    const name = nodes.get("comInputField101");
    expect([
      name?.kind.name,
      name?.properties.maxlength,
      name?.settings.required,
      name?.settings.patterns,
    ]).toEqual(["input", 20, true, [{ pattern: "/^a$/", message: "Only a" }]]);
    expect(nodes.get("kind")?.properties.options).toEqual([{ id: 1, name: "One" }]);
    expect(definition.settings).toMatchObject({
      size: "large",
      popupType: "drawer",
      labelWidth: 80,
      gutter: 15,
    });
  });

  it("has the defaults of its kinds where it says nothing", () => {
    expect(nodes.get("count")?.properties).toMatchObject({ min: undefined, step: 1, precision: 2 });
  });

  it("keeps a kind that nobody knows, and shows it as such", () => {
    expect(nodes.get("deck")?.kind.group).toBe("unknown");
    expect(formOf(foreign.fields).fields.has("deck")).toBe(false);
  });

  it("tells of its scripts, which nobody runs", () => {
    expect(definition.notes).toEqual([
      { reason: "form.scriptNotRun", at: "funcs.onLoad" },
      { reason: "form.scriptNotRun", at: "comInputField101.on.change" },
      { reason: "form.kindUnknown", at: "deck" },
    ]);
  });
});

it("whatever JSON stands in a definition comes back, or is refused", () => {
  const anyNode = fc.letrec((tie) => ({
    node: fc.record(
      {
        __config__: fc.record(
          {
            zjKey: fc.constantFrom("input", "card", "tab", "table", "nobody", ""),
            label: fc.jsonValue({ maxDepth: 1 }),
            children: fc.oneof(fc.constant(null), fc.array(tie("node"), { maxLength: 3 })),
          },
          { requiredKeys: [] },
        ),
        __vModel__: fc.stringMatching(/^[a-z]{1,3}$/),
        extra: fc.jsonValue({ maxDepth: 2 }),
      },
      { requiredKeys: [] },
    ),
  })).node;
  fc.assert(
    fc.property(
      fc.record({
        fields: fc.array(anyNode, { maxLength: 4 }),
        other: fc.jsonValue({ maxDepth: 2 }),
      }),
      (json) => {
        const plain: unknown = JSON.parse(JSON.stringify(json));
        const read = parseDefinition(plain);
        const written = read.ok ? writeDefinition(read.value) : plain;
        expect(written).toEqual(plain);
      },
    ),
  );
});

describe("what is no form is refused", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => field("input", `f${at}`));

  it.each([
    ["a list", [], "form.notADefinition"],
    ["no fields", {}, "form.notADefinition"],
    ["fields that are none", { fields: [1] }, "form.notADefinition"],
    ["rules that are none", { fields: [], rules: {} }, "form.notADefinition"],
    ["a thousand fields and one", { fields: many(FORM_FIELDS_MAX + 1) }, "form.tooManyFields"],
    [
      "too many rules",
      { fields: [], rules: Array.from({ length: 501 }, () => ({})) },
      "form.tooManyRules",
    ],
    [
      "too many layouts in each other",
      { fields: [inCards(LAYOUT_DEPTH_MAX + 1, field("input", "a"))] },
      "form.layoutTooDeep",
    ],
    [
      "JSON without an end",
      { fields: [], deep: Array.from({ length: 200 }).reduce((inner) => [inner], []) },
      "form.tooDeep",
    ],
    ["a name with a dot", { fields: [field("input", "a.b")] }, "form.nameInvalid"],
    ["a name of the machinery", { fields: [field("input", "constructor")] }, "form.nameInvalid"],
    ["a field without a name", { fields: [field("input", "")] }, "form.nameMissing"],
    [
      "a name that stands twice",
      { fields: [field("input", "a"), inCards(2, field("input", "a"))] },
      "form.nameTwice",
    ],
    [
      "a column that stands twice",
      { fields: [table("t", [field("input", "a"), field("input", "a")])] },
      "form.nameTwice",
    ],
    [
      "a column that takes the name of rows' ids",
      { fields: [table("t", [field("input", "id")])] },
      "form.nameInvalid",
    ],
    ["a sub-table in a sub-table", { fields: [table("t", [table("u", [])])] }, "form.notInTable"],
    [
      "rich text in a sub-table",
      { fields: [table("t", [field("editor", "a")])] },
      "form.notInTable",
    ],
    [
      "too many choices",
      {
        fields: [
          field("select", "a", {}, { options: Array.from({ length: 2_001 }, (_, id) => ({ id })) }),
        ],
      },
      "form.tooManyOptions",
    ],
    [
      "a key of the machinery",
      JSON.parse('{"fields":[],"x":{"__proto__":{"polluted":1}}}'),
      "form.forbiddenKey",
    ],
    ["what JSON cannot say", { fields: [], x: () => 1 }, "form.notJson"],
  ])("%s", (_, json, reason) => {
    expect(reasonOf(json)).toBe(reason);
  });

  it("text that is no JSON, or ten megabytes of it", () => {
    const broken = parseDefinitionText("{");
    const large = parseDefinitionText(" ".repeat(DEFINITION_SIZE_MAX + 1));
    expect([broken, large].map((read) => !read.ok && read.error.reason)).toEqual([
      "form.notJson",
      "form.tooLarge",
    ]);
  });

  it("but a thousand fields are taken, in ten layouts, and the same name in two sub-tables", () => {
    expect(reasonOf({ fields: many(FORM_FIELDS_MAX) })).toBe("");
    expect(reasonOf({ fields: [inCards(LAYOUT_DEPTH_MAX, field("input", "a"))] })).toBe("");
    expect(
      reasonOf({
        fields: [
          field("input", "a"),
          ...["t", "u"].map((name) => table(name, [field("input", "a")])),
        ],
      }),
    ).toBe("");
  });
});

describe("decimals that a field keeps", () => {
  it.each([
    [2, 2],
    ["3", 3],
    [2.9, 2],
    [5e-324, 0],
    [-1, 0],
    [1e308, PRECISION_MAX],
    ["many", undefined],
  ])("said as %s are %s", (precision, places) => {
    const form = formOf([field("inputNumber", "a", {}, { precision })]);
    expect(form.fields.get("a")?.node.properties.precision).toBe(places);
  });
});
