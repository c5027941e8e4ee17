import { fieldKinds } from "#domain/form/field-kinds/field-kinds.ts";
import { holdsValue, isUnable } from "#domain/form/field-kinds/field-kind.ts";
import { calculation, field, formula, rule, table } from "./records.ts";

const options = [
  { id: "a", fullName: "Alpha", children: [{ id: "a1", fullName: "Alpha one" }] },
  { id: "b", fullName: "Beta" },
];
const sourced = { options, modelId: "contract", interfaceId: "rows", relationField: "fullName" };
/** What an attribute is shown of. */
const attributeOf = (name: string, relation: string) =>
  name.endsWith("Attr") ? { relationField: relation, showField: "rate" } : {};
const keeping = fieldKinds.filter((kind) => holdsValue(kind) && kind.group !== "table");

const allKinds = keeping.map(({ name }) =>
  field(name, `${name}Own`, {}, { ...sourced, ...attributeOf(name, "relationFormOwn") }),
);
const allSeveral = keeping
  .filter((kind) => kind.shapeOfSeveral !== undefined)
  .map(({ name }) =>
    field(name, `${name}Several`, {}, { ...sourced, multiple: true, range: name === "slider" }),
  );
const inRows = keeping
  .filter((kind) => !isUnable(kind, "inTable"))
  .map(({ name }) => field(name, name, {}, { ...sourced, ...attributeOf(name, "relationForm") }));
const shown = fieldKinds
  .filter(({ group }) => group === "display")
  .map(({ name }) => ({ __config__: { zjKey: name, label: name }, content: "Read this" }));

function holding(zjKey: string, formId: string, ...children: readonly unknown[]): object {
  return { __config__: { zjKey, formId, children } };
}

function panes(zjKey: string, formId: string, ...children: readonly unknown[]): object {
  const all = children.map((child, at) => ({
    title: `Pane ${at}`,
    name: String(at),
    __config__: { children: [child] },
  }));
  return holding(zjKey, formId, ...all);
}

/** Forms that no site needs: every kind alone, several at once and in rows, layouts in layouts, rules across all walls, and former names. */
export const otherForms: readonly { readonly key: string; readonly definition: object }[] = [
  { key: "every kind", definition: { fields: [...allKinds, ...shown] } },
  { key: "every kind of which several can be chosen", definition: { fields: allSeveral } },
  {
    key: "every kind in rows",
    definition: {
      fields: [table("t", inRows, { showSummary: true, summaryField: ["inputNumber"] })],
    },
  },
  {
    key: "three levels of layouts",
    definition: {
      fields: [
        holding(
          "card",
          "outer",
          panes(
            "tab",
            "tabs",
            holding("row", "inner", field("input", "deep"), table("t", [field("input", "cell")])),
            field("switch", "open"),
          ),
          panes("collapse", "folds", field("inputNumber", "count")),
        ),
        holding("tableGrid", "grid", {
          __config__: {
            jnpfKey: "tableGridTr",
            children: [
              { __config__: { jnpfKey: "tableGridTd", children: [field("input", "inGrid")] } },
            ],
          },
        }),
      ],
      rules: [
        rule("open == 1", { op: "hide", targets: ["outer"] }),
        rule(
          "count > 3",
          { op: "show", targets: ["inner", "grid"] },
          { op: "require", targets: ["t.cell", "inGrid"] },
        ),
      ],
    },
  },
  {
    key: "rules in and out of rows",
    definition: {
      fields: [
        field("inputNumber", "limit"),
        table("t", [
          field("inputNumber", "a"),
          field("select", "kind", {}, { options }),
          field("input", "why"),
          calculation("part", "a / total * 100"),
        ]),
        calculation("total", "sum(t.a)"),
        field("input", "reason"),
      ],
      rules: [
        rule(
          "total > limit",
          { op: "show", targets: ["reason"] },
          { op: "require", targets: ["t.why"] },
        ),
        rule(
          "t.a > limit",
          { op: "options", targets: ["t.kind"], ids: ["b"] },
          { op: "disable", targets: ["t.why"] },
        ),
        rule("countIf(t.kind, 'b') > 1", {
          op: "compute",
          targets: ["reason"],
          expression: formula("concat('b: ', countIf(t.kind, 'b'))"),
        }),
        rule("t.kind == 'a'", {
          op: "compute",
          targets: ["t.why"],
          expression: formula("'alpha'"),
        }),
        rule("t.part > 50", { op: "check", targets: ["t.a"], expression: formula("t.a < 100") }),
      ],
    },
  },
  {
    key: "former names",
    definition: {
      fields: [
        { __config__: { jnpfKey: "comInput", label: "Text" }, __vModel__: "comInputField1" },
        {
          __config__: { jnpfKey: "numInput", label: "Number" },
          __vModel__: "numInputField2",
          min: null,
        },
        {
          __config__: { jnpfKey: "date", label: "Date", defaultCurrent: 1 },
          __vModel__: "dateField3",
          format: "yyyy-MM-dd",
        },
        { __config__: { jnpfKey: "uploadFz", label: "File" }, __vModel__: "uploadFzField4" },
        {
          __config__: { jnpfKey: "address", label: "Area" },
          __vModel__: "addressField5",
          level: 1,
        },
        {
          __config__: { jnpfKey: "calculate", label: "Twice" },
          __vModel__: "calculateField6",
          expression: [{ __vModel__: "numInputField2" }, "×", "2"],
          precision: 3,
        },
      ],
    },
  },
];
