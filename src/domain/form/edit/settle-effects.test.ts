import { describe, expect, it } from "vitest";
import { field, formOf, formula, recordOf, rule, table } from "#tests/make/forms/records.ts";
import { moment, NOW, ZONE } from "#tests/make/forms/surroundings.ts";
import { allowedIds, isReadonly, isVisible, valueAt } from "../graph/form-state.ts";
import { readRecord } from "../record/read-record.ts";
import { storedValues, writeValues } from "../record/write-record.ts";
import { applyEdit } from "./apply-edit.ts";

const set = (path: string, value: string | number | null | string[], rowId?: string) => ({
  type: "set" as const,
  path,
  value,
  ...(rowId !== undefined && { rowId }),
});
describe("rules", () => {
  it("set a value once something they read changes, and let it be changed", () => {
    const form = formOf(
      [
        field("select", "severity"),
        field("datePicker", "found", {}, { format: "yyyy-MM-dd HH:mm" }),
        field("datePicker", "due", {}, { format: "yyyy-MM-dd HH:mm" }),
      ],
      [
        rule("severity == 'critical'", {
          op: "set",
          targets: ["due"],
          expression: formula("addHours(found, 24)"),
        }),
      ],
    );
    const found = recordOf(form, { found: NOW });
    const critical = applyEdit(found, set("severity", "critical"));
    expect(valueAt(critical, "due")).toBe(moment(2026, 11, 24, 9, 40));
    const later = applyEdit(critical, set("due", moment(2026, 12, 1)));
    expect(valueAt(later, "due")).toBe(moment(2026, 12, 1));
    expect(valueAt(applyEdit(later, set("found", moment(2026, 11, 1))), "due")).toBe(
      moment(2026, 11, 2),
    );
    expect(valueAt(applyEdit(found, set("severity", "minor")), "due")).toBeNull();
  });

  it("that set each other come to an end", () => {
    const form = formOf(
      [field("inputNumber", "a"), field("inputNumber", "b")],
      [
        rule("a > 0", { op: "set", targets: ["b"], expression: formula("a + 1") }),
        rule("b > 0", { op: "set", targets: ["a"], expression: formula("b + 1") }),
      ],
    );
    const next = applyEdit(recordOf(form, {}), set("a", 1));
    expect([valueAt(next, "a"), valueAt(next, "b")]).toEqual([3, 2]);
  });

  it("set values row by row, only in rows that changed", () => {
    const form = formOf(
      [
        field("inputNumber", "rate"),
        table("t", [field("inputNumber", "a"), field("inputNumber", "b")]),
      ],
      [rule("t.a > 0", { op: "set", targets: ["t.b"], expression: formula("t.a * 2 + rate") })],
    );
    const record = recordOf(form, {
      rate: 1,
      t: [
        { id: "r1", a: 1, b: 99 },
        { id: "r2", a: 1, b: 98 },
      ],
    });
    const next = applyEdit(record, set("t.a", 5, "r1"));
    expect(["r1", "r2"].map((id) => valueAt(next, "t.b", id))).toEqual([11, 98]);
    expect(["r1", "r2"].map((id) => valueAt(applyEdit(next, set("rate", 2)), "t.b", id))).toEqual([
      12, 4,
    ]);
  });

  it("narrow choices, and take away what was chosen beside them", () => {
    const form = formOf(
      [field("switch", "wet"), field("select", "work"), field("checkbox", "tools")],
      [rule("wet == 1", { op: "options", targets: ["work", "tools"], ids: ["a", "b"] })],
    );
    const record = recordOf(form, { wet: 0, work: "c", tools: ["a", "c"] });
    expect(allowedIds(record, "work")).toBeUndefined();
    const next = applyEdit(record, { type: "set", path: "wet", value: 1 });
    expect([allowedIds(next, "work"), valueAt(next, "work"), valueAt(next, "tools")]).toEqual([
      ["a", "b"],
      null,
      ["a"],
    ]);
  });

  it("show, lock and reckon while they hold, and the other way round while they do not", () => {
    const form = formOf(
      [
        field("inputNumber", "a"),
        field("input", "note"),
        field("input", "more"),
        field("inputNumber", "b"),
      ],
      [
        {
          when: { expression: formula("a > 1") },
          does: [
            { op: "show", targets: ["note"] },
            { op: "disable", targets: ["more"] },
            { op: "compute", targets: ["b"], expression: formula("a * 2") },
          ],
          otherwise: [{ op: "hide", targets: ["more"] }],
        },
        { enabled: false, does: [{ op: "hide", targets: ["note"] }] },
      ],
    );
    const off = recordOf(form, { a: 1, b: 7 });
    const on = applyEdit(off, set("a", 2));
    const seen = (record: typeof on) => [
      isVisible(record, "note"),
      isVisible(record, "more"),
      isReadonly(record, "more"),
      valueAt(record, "b"),
    ];
    expect(seen(off)).toEqual([false, false, false, 7]);
    expect(seen(on)).toEqual([true, true, true, 4]);
  });

  it("hide with a layout or sub-table all that stands in it, however deep", () => {
    const inner = {
      __config__: { zjKey: "row", formId: "inner", children: [field("input", "deep")] },
    };
    const form = formOf(
      [
        field("switch", "open"),
        {
          __config__: {
            zjKey: "card",
            formId: "outer",
            children: [inner, table("t", [field("input", "cell")])],
          },
        },
      ],
      [
        rule("open == 1", { op: "show", targets: ["outer"] }),
        rule("open == 2", { op: "hide", targets: ["t"] }),
      ],
    );
    const closed = recordOf(form, { open: 0, t: [{ id: "r1" }] });
    const seen = (record: typeof closed) => [
      isVisible(record, "deep"),
      isVisible(record, "t"),
      isVisible(record, "t.cell", "r1"),
    ];
    expect(seen(closed)).toEqual([false, false, false]);
    expect(seen(applyEdit(closed, set("open", 1)))).toEqual([true, true, true]);
  });

  it("leave what was written where they compute nothing, also in rows", () => {
    const form = formOf(
      [table("t", [field("input", "kind"), field("input", "why")])],
      [
        rule("t.kind == 'a'", {
          op: "compute",
          targets: ["t.why"],
          expression: formula("'alpha'"),
        }),
      ],
    );
    const record = recordOf(form, { t: [{ id: "r1", kind: "a" }, { id: "r2" }] });
    const next = applyEdit(
      applyEdit(record, set("t.why", "mine", "r1")),
      set("t.why", "yours", "r2"),
    );
    expect(["r1", "r2"].map((id) => valueAt(next, "t.why", id))).toEqual(["alpha", "yours"]);
    expect(valueAt(applyEdit(next, set("t.kind", "b", "r1")), "t.why", "r1")).toBe("mine");
  });

  it.each([
    ["inputNumber", null],
    ["location", null],
    ["checkbox", ["many"]],
    ["input", "many"],
  ])("compute into %s only what it can hold, so that it can be sent", (kind, held) => {
    const compute = { op: "compute", targets: ["a"], expression: formula("'many'") } as const;
    const form = formOf([field(kind, "a")], [rule("1 == 1", compute)]);
    const record = recordOf(form, {});
    expect(valueAt(record, "a")).toEqual(held);
    expect(readRecord(form, writeValues(storedValues(record)), ZONE)).toMatchObject({ ok: true });
  });

  it("hide what is shown of a record with the field that names it", () => {
    const attribute = field(
      "relationFormAttr",
      "rate",
      {},
      { relationField: "contract", showField: "rate" },
    );
    const form = formOf(
      [attribute, field("relationForm", "contract", {}, { modelId: "c" }), field("switch", "open")],
      [rule("open == 1", { op: "show", targets: ["contract"] })],
    );
    const closed = recordOf(form, { open: 0 });
    const seen = (record: typeof closed) =>
      ["contract", "rate"].map((path) => isVisible(record, path));
    expect([seen(closed), seen(applyEdit(closed, set("open", 1)))]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("lock all columns with their sub-table", () => {
    const form = formOf(
      [
        field("switch", "done"),
        table("t", [field("input", "a")]),
        table("u", [field("input", "b")], { disabled: true }),
      ],
      [rule("done == 1", { op: "disable", targets: ["t"] })],
    );
    const open = recordOf(form, { done: 0, t: [{ id: "r1" }], u: [{ id: "r1" }] });
    const locked = (record: typeof open) =>
      ["t.a", "u.b"].map((path) => isReadonly(record, path, "r1"));
    expect([locked(open), locked(applyEdit(open, set("done", 1)))]).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});
