import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { moment, NOW } from "#tests/make/forms/surroundings.ts";
import { fieldKinds } from "../field-kinds/field-kinds.ts";
import { isVisible } from "../graph/form-state.ts";
import type { Json } from "../json/json.ts";
import { readCondition, writeCondition } from "./condition.ts";
import { conditionSymbols, symbolsOf } from "./condition-symbols.ts";

interface Asked {
  readonly field?: string;
  readonly symbol: string;
  readonly value?: Json;
  readonly other?: string;
}

const question = ({ field: name = "own", symbol, value = null, other }: Asked) => ({
  field: name,
  symbol,
  ...(other === undefined
    ? { fieldValueType: 2, fieldValue: value }
    : { fieldValueType: 1, fieldValue: other }),
});

const condition = (
  matchLogic: string,
  ...groups: readonly (readonly [logic: string, ...asked: Asked[]])[]
) => ({
  matchLogic,
  conditionList: groups.map(([logic, ...asked]) => ({ logic, groups: asked.map(question) })),
});

const fields = (kind: string, properties: object = {}) => [
  field(kind, "own", {}, { ...properties }),
  field("inputNumber", "other"),
  table("rows", [field("inputNumber", "cell")]),
  field("input", "shown"),
];

/** Whether a condition about a field of this kind holds. */
function holds(
  when: object,
  kind: string,
  answers: Readonly<Record<string, unknown>>,
  properties: object = {},
): boolean {
  const form = formOf(fields(kind, properties), [
    { when, does: [{ op: "show", targets: ["shown"] }] },
  ]);
  expect(form.problems).toEqual([]);
  return isVisible(recordOf(form, answers), "shown");
}

describe("what each symbol asks", () => {
  it.each([
    [
      "input",
      "Beam 7",
      [
        ["==", "Beam 7", true],
        ["==", "beam 7", false],
        ["<>", "x", true],
        ["like", "BEAM", true],
        ["notLike", "am", false],
        ["in", ["x", "Beam 7"], true],
        ["notIn", ["x"], true],
        ["null", null, false],
        ["notNull", null, true],
      ],
    ],
    [
      "input",
      null,
      [
        ["==", "", true],
        ["<>", "x", true],
        ["like", "x", false],
        ["notLike", "x", true],
        ["null", null, true],
        ["notNull", null, false],
      ],
    ],
    [
      "inputNumber",
      5,
      [
        ["==", 5, true],
        ["==", "5", true],
        ["<>", 5, false],
        [">", 4.9, true],
        [">=", 5, true],
        ["<", 5, false],
        ["<=", 4, false],
        ["between", [5, 6], true],
        ["between", [null, 4], false],
        ["between", [6, null], false],
      ],
    ],
    [
      "inputNumber",
      null,
      [
        [">", -1, false],
        ["<", 1, false],
        ["between", [0, 1], false],
        ["null", null, true],
      ],
    ],
    [
      "datePicker",
      moment(2026, 11, 20),
      [
        ["inLast", 7, true],
        ["inLast", 1, false],
        [">", moment(2026, 11, 19), true],
        ["between", [moment(2026, 11, 20), NOW], true],
      ],
    ],
    ["datePicker", moment(2026, 11, 24), [["inLast", 7, false]]],
    [
      "checkbox",
      ["a", "b"],
      [
        ["==", ["b", "a"], true],
        ["==", ["a"], false],
        ["in", ["a", "z"], true],
        ["notIn", ["z"], true],
        ["null", null, false],
      ],
    ],
    [
      "checkbox",
      [],
      [
        ["null", null, true],
        ["==", [], true],
        ["in", ["a"], false],
      ],
    ],
    [
      "userSelect",
      7,
      [
        ["==", "@currentUser", true],
        ["==", "currentUser", true],
        ["in", [7, 8], true],
      ],
    ],
    [
      "switch",
      1,
      [
        ["==", 1, true],
        ["<>", 1, false],
      ],
    ],
  ] as const)("of %s with %j", (kind, own, asked) => {
    const options = [{ id: "a" }, { id: "b" }];
    for (const [symbol, value, answer] of asked) {
      const when = condition("and", ["and", { symbol, value }]);
      expect([symbol, value, holds(when, kind, { own }, { options })]).toEqual([
        symbol,
        value,
        answer,
      ]);
    }
  });

  it("another field can be what it is held against, also a column", () => {
    const than = (other: string) => condition("and", ["and", { symbol: ">", other }]);
    expect(holds(than("other"), "inputNumber", { own: 5, other: 4 })).toBe(true);
    expect(holds(than("other"), "inputNumber", { own: 5, other: null })).toBe(false);
    const among = condition("and", ["and", { symbol: "in", other: "rows-cell" }]);
    expect(holds(among, "select", { own: 2, rows: [{ cell: 1 }, { cell: 2 }] })).toBe(true);
  });
});

it("groups hold all or one, and one inside another, as any reader of and and or expects", () => {
  const answer = fc.boolean();
  const group = fc.tuple(
    fc.constantFrom("and", "or"),
    fc.array(answer, { minLength: 1, maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom("and", "or"),
      fc.array(group, { minLength: 1, maxLength: 3 }),
      (logic, groups) => {
        const when = condition(
          logic,
          ...groups.map(
            ([inner, answers]) =>
              [inner, ...answers.map((yes) => ({ symbol: yes ? "==" : "<>", value: 5 }))] as const,
          ),
        );
        const by = (name: string, truths: readonly boolean[]) =>
          name === "and" ? truths.every(Boolean) : truths.some(Boolean);
        expect(holds(when, "inputNumber", { own: 5 })).toBe(
          by(
            logic,
            groups.map(([inner, answers]) => by(inner, answers)),
          ),
        );
      },
    ),
    { numRuns: 60 },
  );
});

it("nothing asked always holds, and what is not understood is no condition", () => {
  expect(holds(condition("and"), "input", {})).toBe(true);
  expect(readCondition({ matchLogic: "and" })).toBeUndefined();
  expect(readCondition(condition("and", ["and", { symbol: "~" }]))).toBeUndefined();
  expect(readCondition(condition("and", ["and", { field: "", symbol: "==" }]))).toBeUndefined();
});

it("a condition that is written is read as the same", () => {
  const own = condition(
    "or",
    ["and", { symbol: "==", value: [1, { a: null }] }, { symbol: "null" }],
    ["or", { symbol: ">", other: "rows-cell" }, { symbol: "==", value: "@now" }],
  );
  const read = readCondition(own);
  expect(read && readCondition(writeCondition(read))).toEqual(read);
});

it("each kind may only be asked what makes sense of it, and all of that is known", () => {
  const asked = fieldKinds.flatMap(({ conditions }) => symbolsOf(conditions));
  expect(new Set(asked)).toEqual(new Set(conditionSymbols));
  expect(symbolsOf("switch")).toEqual(["==", "<>"]);
});
