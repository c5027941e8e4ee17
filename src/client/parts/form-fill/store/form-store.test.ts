import { expect, test } from "vitest";
import {
  calculation,
  field,
  formOf,
  formula,
  recordOf,
  rule,
  table,
} from "#tests/make/forms/records.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { UNKNOWN } from "#domain/form/expression/value.ts";
import { resultOf } from "#domain/form/graph/form-state.ts";
import { fieldViewOf, isShown, sameFieldView } from "./field-view.ts";
import { FormStore } from "./form-store.ts";

const form = formOf(
  [
    field("input", "title", { required: true }, { maxlength: 5 }),
    field("inputNumber", "a"),
    field("inputNumber", "b"),
    calculation("sum", "a + b"),
    field("input", "why", { required: true }),
    table("items", [field("input", "work", { required: true })]),
  ],
  [rule("a > 10", { op: "show", targets: ["why"] })],
);

function begun(written: Readonly<Record<string, unknown>> = {}) {
  const store = new FormStore(recordOf(form, written));
  const pieceOf = (path: string) => {
    const piece = form.pieces.get(path);
    if (!piece) throw new Error(`There is no ${path}`);
    return piece;
  };
  return { store, pieceOf, viewOf: (path: string) => fieldViewOf(store, pieceOf(path)) };
}
const set = (path: string, value: string | number | null) =>
  ({ type: "set", path, value }) as const;

test("typing in one field leaves the drawing of all others alone but of what follows from it", () => {
  const { store, viewOf } = begun({ a: 1, b: 2 });
  const paths = [...form.fields.keys()].filter((path) => !path.includes("."));
  const before = new Map(paths.map((path) => [path, viewOf(path)]));
  store.apply(set("a", 5));
  const others = paths.filter((path) => {
    const was = before.get(path);
    return was && !sameFieldView(was, viewOf(path));
  });
  expect(others).toEqual(["a", "sum"]);
});

test("nothing is said of a field that nobody has been in, and of one that was left at once", () => {
  const { store } = begun();
  store.apply(set("title", ""));
  expect(store.problemAt({ path: "title" })).toBeUndefined();
  store.leave({ path: "title" });
  expect(store.problemAt({ path: "title" })?.reason).toBe("form.required");
  store.apply(set("title", "Beam"));
  expect(store.problemAt({ path: "title" })).toBeUndefined();
});

test("what fields say of each other is said once the page has time for it", () => {
  const waiting: (() => void)[] = [];
  const dated = formOf(
    [field("inputNumber", "from"), field("inputNumber", "to")],
    [
      rule("from > 0", {
        op: "check",
        targets: ["to"],
        expression: formula("to >= from"),
        message: "Too early",
      }),
    ],
  );
  const store = new FormStore(recordOf(dated, { from: 5, to: 3 }), {}, (work) =>
    waiting.push(work),
  );
  store.leave({ path: "to" });
  store.leave({ path: "to" });
  expect(store.problemAt({ path: "to" })).toBeUndefined();
  expect(waiting).toHaveLength(1);
  waiting[0]?.();
  expect(store.problemAt({ path: "to" })?.message).toBe("Too early");
});

test("a record that cannot be sent says all that hinders it, and leads to the first", () => {
  const { store } = begun({ items: [{ work: "" }] });
  const hard = store.check();
  expect(hard.map(({ path, rowId }) => [path, rowId])).toEqual([
    ["title", undefined],
    ["items.work", "1"],
  ]);
  expect(store.wanted).toMatchObject({ path: "title" });
  expect(store.problemAt({ path: "items.work", rowId: "1" })?.reason).toBe("form.required");
});

test("what a rule shows is asked for from then on", () => {
  const { store, pieceOf } = begun({ title: "Beam" });
  expect(isShown(store, pieceOf("why"))).toBe(false);
  expect(store.check()).toEqual([]);
  store.apply(set("a", 11));
  expect(isShown(store, pieceOf("why"))).toBe(true);
  expect(store.check().map(({ path }) => path)).toEqual(["why"]);
});

test("whoever may not see a field is not shown it, and whoever may not write it reads it", () => {
  const rights = new Map([
    ["title", "hidden"],
    ["a", "read"],
  ] as const);
  const store = new FormStore(recordOf(form, {}), { rights });
  const { pieceOf } = begun();
  expect(fieldViewOf(store, pieceOf("title")).visible).toBe(false);
  expect(fieldViewOf(store, pieceOf("a")).readonly).toBe(true);
});

test("what was unknown when the form was opened is worked out once it is known", () => {
  const related = formOf([
    field("relationForm", "beam", {}, { modelId: "beams" }),
    field("relationFormAttr", "length", {}, { relationField: "beam", showField: "length" }),
  ]);
  const store = new FormStore(recordOf(related, { beam: 7 }));
  const length = () => resultOf(store.state, "value", "length");
  expect(length()).toBe(UNKNOWN);
  store.know(surroundings({ attributes: { beam: { length: 12 } } }));
  expect(length()).toBe(12);
});
