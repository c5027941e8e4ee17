import { describe, expect, it } from "vitest";
import {
  calculation,
  field,
  formOf,
  recordOf,
  rule,
  table,
  valuesOf,
} from "#tests/make/forms/records.ts";
import { moment, surroundings } from "#tests/make/forms/surroundings.ts";
import { applyEdit } from "../edit/apply-edit.ts";
import { evaluateForm } from "../graph/evaluate-form.ts";
import { isUnknown, isVisible, valueAt } from "../graph/form-state.ts";
import { writeValues } from "../record/write-record.ts";
import { readableValues, withUnseen } from "./apply-rights.ts";
import { fieldRights, maySee, mayWrite, type RightsOf, unseenPaths } from "./field-rights.ts";
import { BUTTON_CODES, codesOf, isPermitted } from "./permission-list.ts";
import { refuseWrites } from "./refuse-writes.ts";

const form = formOf([
  {
    __config__: {
      zjKey: "card",
      formId: "card",
      children: [field("input", "name", { defaultValue: "new" })],
    },
  },
  field("inputNumber", "wage"),
  field("datePicker", "at", { defaultCurrent: true }),
  field("billRule", "number"),
  table("t", [field("input", "work"), field("inputNumber", "price")]),
]);
const rightsOf = (of: RightsOf) => {
  const rights = fieldRights(form, of);
  return Object.fromEntries(
    ["name", "wage", "t", "t.work", "t.price"].map((path) => [path, rights.get(path)]),
  );
};

describe("the permission list of the seed", () => {
  const list = [
    {
      modelId: "menu1",
      column: [{ enCode: "name" }],
      form: [{ enCode: "name" }, { enCode: "t-work" }],
      button: [{ enCode: BUTTON_CODES.add }],
    },
    { modelId: "menu2", column: [], form: [], button: [{ enCode: BUTTON_CODES.remove }] },
  ];

  it.each([
    ["menu1", "button", "btn_add", true],
    ["menu1", "button", "btn_remove", false],
    ["menu2", "button", "btn_remove", true],
    ["menu1", "column", "name", true],
    ["menu1", "form", "wage", false],
    ["menu3", "button", "btn_add", false],
    [undefined, "button", "btn_add", false],
    ["", "button", "btn_add", false],
  ] as const)("in %s the %s %s: %s", (menu, sort, code, answer) => {
    expect(isPermitted(list, menu, sort, code)).toBe(answer);
  });

  it("hides fields whose code is not in it, and of a sub-table the columns", () => {
    expect(rightsOf({ codes: codesOf(list, "menu1", "form") })).toEqual({
      name: "edit",
      wage: "hidden",
      t: "edit",
      "t.work": "edit",
      "t.price": "hidden",
    });
    expect(Object.values(rightsOf({ codes: codesOf(list, "menu3", "form") }))).toEqual(
      Array.from({ length: 5 }, () => "hidden"),
    );
  });
});

describe("a step of a flow", () => {
  it("lets people read what it does not name, and no more of a column than of its sub-table", () => {
    expect(rightsOf({ step: { wage: "required", t: "read", "t.price": "edit" } })).toEqual({
      name: "read",
      wage: "required",
      t: "read",
      "t.work": "read",
      "t.price": "read",
    });
    expect(rightsOf({ step: { t: "edit", "t.price": "hidden" } })).toMatchObject({
      t: "edit",
      "t.work": "edit",
      "t.price": "hidden",
    });
  });

  it("gives nobody what their role hides", () => {
    expect(
      rightsOf({ step: { wage: "required", name: "edit" }, codes: new Set(["name"]) }),
    ).toMatchObject({ wage: "hidden", name: "edit" });
  });

  it("says nothing where there is neither: everything may be written", () => {
    expect(new Set(Object.values(rightsOf({})))).toEqual(new Set(["edit"]));
  });
});

describe("rights on values", () => {
  const rights = fieldRights(form, {
    codes: new Set(["name", "t-work"]),
    step: { name: "edit", t: "edit" },
  });
  const standing = valuesOf(form, {
    name: "Li",
    wage: 300,
    t: [
      { id: "r1", work: "a", price: 5 },
      { id: "r2", work: "b", price: 6 },
    ],
  });

  it("take away what is hidden, whole or by column", () => {
    expect(writeValues(readableValues(form, standing, rights))).toEqual({
      name: "Li",
      t: [
        { id: "r1", work: "a" },
        { id: "r2", work: "b" },
      ],
    });
  });

  it("leave standing what somebody could not see when they sent the rest", () => {
    const sent = valuesOf(form, {
      name: "Wu",
      t: [
        { id: "r2", work: "c" },
        { id: "r3", work: "d" },
      ],
    });
    const next = withUnseen(form, standing, sent, rights);
    expect(writeValues(next)).toMatchObject({
      name: "Wu",
      wage: 300,
      t: [
        { id: "r2", work: "c", price: 6 },
        { id: "r3", work: "d", price: null },
      ],
    });
    expect(refuseWrites(form, standing, next, rights, surroundings())).toBeUndefined();
  });

  const reader = fieldRights(form, { step: { "t.work": "edit", t: "read" } });
  const refused = (next: object, of = reader) =>
    refuseWrites(
      form,
      standing,
      valuesOf(form, { ...writeValues(standing), ...next }),
      of,
      surroundings(),
    )?.data?.["field"];

  it("refuse a change of what may not be written, by its path", () => {
    expect(maySee(reader, "wage") && !mayWrite(reader, "wage")).toBe(true);
    expect([refused({}), refused({ wage: 301 }), refused({ number: "N" })]).toEqual([
      undefined,
      "wage",
      undefined,
    ]);
    expect(refused({ t: [{ id: "r1", work: "a", price: 5 }] })).toBe("t");
    const [first, second] = [
      { id: "r1", work: "a", price: 5 },
      { id: "r2", work: "b", price: 6 },
    ];
    expect([refused({ t: [first, second] }), refused({ t: [second, first] })]).toEqual([
      undefined,
      "t",
    ]);
    expect(
      refused({
        t: [
          { id: "r1", work: "z", price: 5 },
          { id: "r2", work: "b", price: 6 },
        ],
      }),
    ).toBe("t.work");
  });

  it("let a row come only with what its maker may write in it", () => {
    const writer = fieldRights(form, { step: { t: "edit", "t.price": "read" } });
    const rows = [
      { id: "r1", work: "a", price: 5 },
      { id: "r2", work: "b", price: 6 },
    ];
    expect(refused({ t: [...rows, { id: "r3", work: "n" }] }, writer)).toBeUndefined();
    expect(refused({ t: [...rows, { id: "r3", work: "n", price: 1 }] }, writer)).toBe("t.price");
  });

  it("let a new record be born with the defaults of what its maker may not write, and nothing else", () => {
    const nobody = fieldRights(form, { step: {} });
    const born = (answers: object) =>
      refuseWrites(form, undefined, valuesOf(form, { ...answers }), nobody, surroundings())?.data?.[
        "field"
      ];
    expect([born({}), born({ name: "new", at: moment(2026, 1, 1) })]).toEqual([
      undefined,
      undefined,
    ]);
    expect([born({ name: "mine" }), born({ wage: 1 }), born({ t: [{ work: "a" }] })]).toEqual([
      "name",
      "wage",
      "t",
    ]);
  });
});

describe("what is worked out for somebody who does not see everything", () => {
  const pay = formOf(
    [
      field("inputNumber", "wage"),
      field("inputNumber", "days"),
      calculation("due", "wage * days"),
      calculation("twice", "days * 2"),
      table("t", [field("inputNumber", "price")]),
      calculation("sum", "sum(t.price) + count(t)"),
      field("input", "why"),
    ],
    [rule("due > 100 or sum > 1", { op: "hide", targets: ["why"] })],
  );
  const written = { wage: 300, days: 2, t: [{ price: 5 }] };

  it("is unknown where it follows from what is hidden, and no rule fires by it", () => {
    const rights = fieldRights(pay, { codes: new Set(["days", "due", "twice", "sum", "why"]) });
    const seen = readableValues(pay, valuesOf(pay, written), rights);
    const record = evaluateForm(pay, seen, surroundings(), unseenPaths(rights));
    expect(
      ["due", "twice", "sum"].map((path) => [valueAt(record, path), isUnknown(record, path)]),
    ).toEqual([
      [null, true],
      [4, false],
      [null, true],
    ]);
    expect(isVisible(record, "why")).toBe(true);
    const edited = applyEdit(record, { type: "set", path: "days", value: 3 });
    expect([valueAt(edited, "twice"), isUnknown(edited, "due")]).toEqual([6, true]);
  });

  it("is what the server works out for those who see everything", () => {
    const record = recordOf(pay, written);
    expect([valueAt(record, "due"), valueAt(record, "sum"), isVisible(record, "why")]).toEqual([
      600,
      6,
      false,
    ]);
  });
});
