import { describe, expect, it } from "vitest";
import {
  calculation,
  field,
  formOf,
  formula,
  recordOf,
  rule,
  table,
} from "#tests/make/forms/records.ts";
import { moment, surroundings } from "#tests/make/forms/surroundings.ts";
import { evaluateForm } from "../graph/evaluate-form.ts";
import type { Form } from "../graph/form.ts";
import { type FieldRight, fieldRights } from "../permissions/field-rights.ts";
import { withField } from "../record/form-values.ts";
import { fieldProblems, hardProblems, validateForm } from "./validate-form.ts";

/** Where something is wrong, and why. */
function wrong(
  form: Form,
  answers: Readonly<Record<string, unknown>>,
  device?: "pc" | "app",
): string[] {
  return validateForm(recordOf(form, answers), device && { device }).map(
    ({ path, rowId, reason, soft }) =>
      `${path}${rowId ? `/${rowId}` : ""} ${reason}${soft ? " (soft)" : ""}`,
  );
}
const must = { required: true };

describe("what has to be filled in", () => {
  const form = formOf(
    [
      field("input", "name", must),
      field("switch", "stopped"),
      field("input", "reason", must),
      field("uploadImg", "photos"),
      field("billRule", "number", must),
      field("input", "phoneOnly", { ...must, visibility: ["app"] }),
      {
        __config__: {
          zjKey: "card",
          formId: "card",
          noShow: true,
          children: [field("input", "hidden", must)],
        },
      },
      table("rows", [field("input", "kind", must), field("input", "note", must)], {}, must),
    ],
    [
      rule("stopped == 1", { op: "show", targets: ["reason"] }),
      rule("stopped == 1", { op: "require", targets: ["photos"], atLeast: 2 }),
      rule("rows.kind == 'plain'", { op: "optional", targets: ["rows.note"] }),
    ],
  );

  it("is told field by field, and row by row", () => {
    expect(wrong(form, {})).toEqual(["name form.required", "rows form.rowsMissing"]);
    expect(wrong(form, { name: "a", rows: [{ kind: "plain" }, { kind: "other" }] })).toEqual([
      "rows.note/2 form.required",
    ]);
  });

  it("is asked for while a rule asks, and never of what is hidden or set by the server", () => {
    const photo = { name: "p", url: "/p" };
    expect(
      wrong(form, { name: "a", stopped: 1, photos: [photo], rows: [{ kind: "plain" }] }),
    ).toEqual(["reason form.required", "photos form.requiredAtLeast"]);
  });

  it("is asked for on the devices that show it", () => {
    const rows = [{ kind: "plain" }];
    expect(wrong(form, { name: "a", rows }, "app")).toEqual(["phoneOnly form.required"]);
    expect(wrong(form, { name: "a", rows }, "pc")).toEqual([]);
  });
});

describe("what is asked of one person", () => {
  const form = formOf(
    [
      field("input", "name", must),
      field("input", "answer"),
      table("rows", [field("input", "note", must)], {}, must),
    ],
    [rule("1 == 1", { op: "check", targets: ["answer"], expression: formula("answer == 'yes'") })],
  );
  const asked = (step: Readonly<Record<string, FieldRight>>) =>
    validateForm(recordOf(form, { rows: [{}] }), { rights: fieldRights(form, { step }) }).map(
      ({ path, reason }) => `${path} ${reason}`,
    );

  it("is nothing of what they may only read, and what their step wants", () => {
    expect(asked({ answer: "required", rows: "edit" })).toEqual([
      "answer form.required",
      "rows.note form.required",
      "answer form.checkFailed",
    ]);
  });

  it("is nothing of what is hidden from them, not even by a rule", () => {
    expect(asked({ answer: "hidden", rows: "hidden" })).toEqual([]);
  });
});

describe("what does not fit", () => {
  it.each([
    ["a text that is too long", field("input", "a", {}, { maxlength: 3 }), "four", "form.tooLong"],
    ["a number below", field("inputNumber", "a", {}, { min: 1 }), 0, "form.belowMin"],
    ["a number above", field("inputNumber", "a", {}, { max: 1 }), 2, "form.aboveMax"],
    [
      "too many decimals",
      field("inputNumber", "a", {}, { precision: 1 }),
      0.25,
      "form.tooManyDecimals",
    ],
    [
      "more digits than a number keeps",
      field("inputNumber", "a"),
      1_234_567_890.123456,
      "form.tooManyDigits",
    ],
    [
      "a pattern",
      field("input", "a", { regList: [{ pattern: "/^1[3-9]\\d{9}$/", message: "" }] }),
      "123",
      "form.patternMismatch",
    ],
    [
      "a choice that there is not",
      field("select", "a", {}, { options: [{ id: "x" }] }),
      "y",
      "form.notAChoice",
    ],
    [
      "a date too early",
      field("datePicker", "a", {}, { startTime: moment(2026, 2, 1) }),
      moment(2026, 1, 31),
      "form.tooEarly",
    ],
    [
      "a date too late",
      field("datePicker", "a", {}, { endTime: moment(2026, 2, 1) }),
      moment(2026, 2, 2),
      "form.tooLate",
    ],
    [
      "a time of day too late",
      field("timePicker", "a", {}, { endTime: "10:00:00" }),
      "10:01",
      "form.tooLate",
    ],
    [
      "too many files",
      field("uploadFile", "a", {}, { limit: 1 }),
      [
        { name: "a", url: "/a" },
        { name: "b", url: "/b" },
      ],
      "form.tooMany",
    ],
  ])("%s", (_, own, value, reason) => {
    expect(wrong(formOf([own]), { a: value })).toEqual([`a ${reason}`]);
  });

  it("nothing, where nothing is filled in", () => {
    const form = formOf([
      field("input", "a", { regList: [{ pattern: "/b/", message: "" }] }),
      field("datePicker", "d", {}, { startTime: moment(2026, 1, 1) }),
    ]);
    expect(wrong(form, {})).toEqual([]);
  });

  it("a date at its bound, at the granularity of its format", () => {
    const form = formOf([
      field("datePicker", "a", {}, { format: "yyyy-MM", endTime: moment(2026, 2, 1) }),
    ]);
    expect(wrong(form, { a: moment(2026, 2, 28) })).toEqual([]);
  });

  it("what the designer says of a pattern stands in place of the product's words", () => {
    const form = formOf([
      field("input", "a", { regList: [{ pattern: "/b/", message: "With a b" }] }),
    ]);
    expect(validateForm(recordOf(form, { a: "x" }))).toEqual([
      { path: "a", reason: "form.patternMismatch", message: "With a b" },
    ]);
  });

  it("is told of one field alone while it is filled in", () => {
    const form = formOf([field("input", "a", must), field("input", "b", must)]);
    const [a] = form.fields.values();
    const problems = a && fieldProblems(recordOf(form, {}), a);
    expect(problems).toEqual([{ reason: "form.required" }]);
  });

  it("a value of another type that came past the door", () => {
    const form = formOf([field("inputNumber", "a")]);
    const record = evaluateForm(
      form,
      withField(recordOf(form, {}).values, "a", "many"),
      surroundings(),
    );
    expect(validateForm(record).map(({ reason }) => reason)).toEqual(["form.wrongType"]);
  });
});

describe("rows", () => {
  it("stand once where they are to, alone or by several columns", () => {
    const form = formOf([
      table(
        "t",
        [field("input", "no", { unique: true }), field("input", "a"), field("input", "b")],
        { uniqueRows: ["a", "b"], limit: 4 },
      ),
    ]);
    const rows = [
      { no: "1", a: "x", b: "y" },
      { no: "2", a: "x", b: "z" },
      { no: "1", a: "x", b: null },
      { no: null, a: "x", b: "y" },
      { no: null, a: null, b: null },
    ];
    expect(wrong(form, { t: rows })).toEqual([
      "t form.tooManyRows",
      "t.no/3 form.rowTwice",
      "t.a/4 form.rowTwice",
    ]);
  });
});

describe("what rules check", () => {
  const form = formOf(
    [
      field("inputNumber", "age"),
      field("relationForm", "payee", {}, { modelId: "p" }),
      table("t", [field("inputNumber", "a")]),
      calculation("sum", "sum(t.a)"),
    ],
    [
      rule("1 == 1", {
        op: "check",
        targets: ["age"],
        expression: formula("age >= 18"),
        message: { en: "Too young", zh: "未成年" },
      }),
      rule("1 == 1", {
        op: "check",
        targets: ["payee"],
        expression: formula("payee.blacklisted <> 1"),
        soft: true,
      }),
      rule("sum > 0", { op: "check", targets: ["t.a"], expression: formula("t.a <= sum / 2") }),
    ],
  );

  it("is told at the field, softly where it is only a warning", () => {
    const around = surroundings({ attributes: { payee: { blacklisted: 1 } } });
    const problems = validateForm(
      recordOf(form, { age: 17, payee: "5", t: [{ a: 3 }, { a: 1 }] }, around),
    );
    expect(problems).toEqual([
      { path: "age", reason: "form.checkFailed", message: { en: "Too young", zh: "未成年" } },
      { path: "payee", reason: "form.checkFailed", soft: true },
      { path: "t.a", rowId: "1", reason: "form.checkFailed" },
    ]);
    expect(hardProblems(problems)).toHaveLength(2);
  });

  it("has the product's words where the rule names them, and says which row it is about", () => {
    const ends = { op: "check", reason: "endBeforeStart", expression: formula("to > from") };
    const totals = { op: "check", reason: "lineTotalsNothing", expression: formula("t.a > 0") };
    const named = formOf(
      [
        field("inputNumber", "from"),
        field("inputNumber", "to"),
        table("t", [field("inputNumber", "a")]),
      ],
      [
        { id: "1", does: [{ ...ends, targets: ["to"] }] },
        { id: "2", does: [{ ...totals, targets: ["t.a"] }] },
        { id: "3", does: [{ ...ends, targets: ["from"], reason: "never heard of" }] },
      ],
    );
    const problems = validateForm(recordOf(named, { from: 2, to: 1, t: [{ a: 1 }, { a: 0 }] }));
    expect(problems).toEqual([
      { path: "to", reason: "form.endBeforeStart" },
      { path: "t.a", rowId: "2", reason: "form.lineTotalsNothing", data: { line: 2 } },
      { path: "from", reason: "form.checkFailed" },
    ]);
  });

  it("is left open while something is empty, and left to the server while something is unknown", () => {
    expect(wrong(form, { payee: "5" })).toEqual([]);
  });
});
