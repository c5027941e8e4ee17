import { describe, expect, it } from "vitest";
import { calculation, field, formOf, formula, rule, table } from "#tests/make/forms/records.ts";
import { formOfTemplate, templates } from "#tests/make/forms/templates.ts";
import { checkForm } from "./check-form.ts";

const options = [{ id: "a", fullName: "A" }];
const asks = (symbol: string, fieldValue: unknown, field_ = "kind") => ({
  matchLogic: "and",
  conditionList: [
    { logic: "and", groups: [{ field: field_, symbol, fieldValueType: 2, fieldValue }] },
  ],
});
const show = (when: unknown) => ({ id: "r", when, does: [{ op: "show", targets: ["note"] }] });
const fields = [field("select", "kind", {}, { options }), field("input", "note")];

it.each(templates)("a form that the product brings along has nothing to mend: $key", ({ key }) => {
  expect(checkForm(formOfTemplate(key))).toEqual([]);
});

describe("what a designer has to mend", () => {
  const pick = (button: object, columns = [field("input", "article")]) =>
    checkForm(formOf([table("t", columns, { footerBtnsList: [button] })]));

  it.each([
    ["that picks of nothing", { value: "select" }],
    ["that fills no column", { value: "select2", actionConfig: { interfaceId: "prices" } }],
    ["whose records no column names", { value: "select", actionConfig: { modelId: "material" } }],
  ])("a button below the rows %s", (_, button) => {
    expect(pick(button)).toEqual([{ reason: "form.pickButtonIdle", at: "t" }]);
    expect(pick({ ...button, show: false })).toEqual([]);
  });

  it("a column that a button fills and that is not there", () => {
    const relationOptions = [{ field: "gone", type: 1, value: "Article" }];
    const actionConfig = { interfaceId: "prices", relationOptions };
    expect(pick({ value: "select", actionConfig })).toEqual([
      { reason: "form.fieldMissing", at: "t", data: { field: "gone" } },
    ]);
  });

  it("but not a button that fills the column which names its records", () => {
    const material = field("relationForm", "material", {}, { modelId: "material" });
    const button = { value: "select", actionConfig: { modelId: "material" } };
    expect(pick(button, [material])).toEqual([]);
  });

  it("calculations that go round in a circle, by the way they go", () => {
    const form = formOf([
      calculation("a", "b + 1"),
      calculation("b", "c"),
      calculation("c", "a"),
      calculation("d", "a"),
    ]);
    expect(checkForm(form)).toEqual([{ reason: "form.circle", at: "a → b → c" }]);
  });

  it("a circle through rows, rules and the form", () => {
    const form = formOf(
      [
        table("t", [calculation("share", "total / 2")]),
        calculation("total", "sum(t.share)"),
        field("input", "x"),
        field("input", "y"),
      ],
      [
        rule("empty(y)", { op: "compute", targets: ["x"], expression: formula("1") }),
        rule("x == 1", { op: "compute", targets: ["y"], expression: formula("2") }),
      ],
    );
    expect(checkForm(form).map(({ at }) => at)).toEqual(["t.share → total", "x → y"]);
  });

  it.each([
    [
      "a field that is not there",
      [...fields, calculation("sum", "gone + 1")],
      [],
      "form.fieldMissing",
      "sum",
    ],
    [
      "a target that is not there",
      fields,
      [rule("1 == 1", { op: "show", targets: ["gone"] })],
      "form.fieldMissing",
      "when 1 == 1",
    ],
    [
      "a rule without a target",
      fields,
      [rule("1 == 1", { op: "show", targets: [] })],
      "form.ruleWithoutTarget",
      "when 1 == 1",
    ],
    ["a broken formula", [calculation("sum", "1 + ")], [], "form.expressionBroken", "sum"],
    ["a number that is none", [calculation("sum", "1.2.3")], [], "form.expressionNumber", "sum"],
    [
      "a function that nobody knows",
      [calculation("sum", "constructor(1)")],
      [],
      "form.functionUnknown",
      "sum",
    ],
    [
      "a function with too few arguments",
      [calculation("sum", "between(1, 2)")],
      [],
      "form.functionArguments",
      "sum",
    ],
    [
      "brackets too deep",
      [calculation("sum", `${"(".repeat(60)}1${")".repeat(60)}`)],
      [],
      "form.expressionTooDeep",
      "sum",
    ],
    [
      "a formula that is too long",
      [calculation("sum", `1${" + 1".repeat(600)}`)],
      [],
      "form.expressionTooLong",
      "sum",
    ],
    [
      "a pattern that looks around",
      [field("input", "a", { regList: [{ pattern: "/(?=a)/", message: "" }] })],
      [],
      "form.patternUnsupported",
      "a",
    ],
    [
      "a pick that fills in nothing",
      [
        field(
          "relationForm",
          "a",
          {},
          { modelId: "m", transferList: [{ sourceValue: "gone", targetField: "x" }] },
        ),
      ],
      [],
      "form.fieldMissing",
      "a",
    ],
    [
      "a summary of no column",
      [table("t", [field("input", "a")], { summaryField: ["b"] })],
      [],
      "form.fieldMissing",
      "t",
    ],
    [
      "a question for a choice that there is not",
      fields,
      [show(asks("==", "b"))],
      "form.ruleImpossible",
      "r",
    ],
    [
      "a question that nobody understands",
      fields,
      [show(asks("sounds like", "b"))],
      "form.ruleUnreadable",
      "r",
    ],
  ])("%s", (_, own, rules, reason, at) => {
    expect(checkForm(formOf(own, rules)).map((problem) => [problem.reason, problem.at])).toEqual([
      [reason, at],
    ]);
  });

  it("but not a question that can be answered otherwise", () => {
    expect(
      checkForm(
        formOf(fields, [
          show(asks("==", "a")),
          show(asks("<>", "b")),
          show(asks("in", ["b", "a"])),
        ]),
      ),
    ).toEqual([]);
  });

  it("and what does not work leaves the rest at work", () => {
    const form = formOf([calculation("a", "b"), calculation("b", "a"), calculation("c", "2 * 3")]);
    expect(form.derivations.map(({ key }) => key)).toEqual(["c"]);
  });
});
