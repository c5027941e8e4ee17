import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import { checkForm } from "../check/check-form.ts";
import type { FormDefinition } from "../definition/form-definition.ts";
import { fieldKinds } from "../field-kinds/field-kinds.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import { compileForm } from "../graph/compile-form.ts";
import type { JsonObject } from "../json/json.ts";
import { applyDesign, type DesignEdit, type Drawn } from "./design-edit.ts";
import { beginHistory, chose, drawn, redone, undone } from "./design-history.ts";
import { placeAt } from "./design-places.ts";
import { newPiece } from "./new-piece.ts";

const words = { label: "New", parts: ["One", "Two"] };
const text = (definition: FormDefinition) => JSON.stringify(writeDefinition(definition));
const start = definitionOf({
  fields: [
    field("input", "a"),
    { __config__: { zjKey: "card", formId: "one", children: [field("input", "b")] } },
    table("t", [field("inputNumber", "x"), field("inputNumber", "y")]),
    field("input", "c"),
  ],
});
const outline = ({ nodes }: FormDefinition) => {
  const write = (all: FormDefinition["nodes"]): string =>
    all
      .map(({ id, children }) => id + (children.length > 0 ? `(${write(children)})` : ""))
      .join(" ");
  return write(nodes);
};
function does(before: Drawn, ...edits: readonly DesignEdit[]): Drawn {
  return edits.reduce((now, edit) => {
    const next = applyDesign(now, edit);
    if (!next.ok) throw new Error(next.error.reason);
    return next.value;
  }, before);
}
const begun: Drawn = { definition: start, chosen: [] };

describe("with the keyboard alone", () => {
  it("a piece goes past its neighbours, into layouts and sub-tables, and out of them", () => {
    const walk = [begun];
    for (let step = 0; step < 8; step += 1) {
      const last = walk.at(-1) ?? begun;
      walk.push(does(last, { type: "shift", paths: step === 0 ? ["a"] : last.chosen, by: 1 }));
    }
    expect(walk.map(({ definition }) => outline(definition))).toEqual([
      "a one(b) t(x y) c",
      "one(a b) t(x y) c",
      "one(b a) t(x y) c",
      "one(b) a t(x y) c",
      "one(b) t(a x y) c",
      "one(b) t(x a y) c",
      "one(b) t(x y a) c",
      "one(b) t(x y) a c",
      "one(b) t(x y) c a",
    ]);
    expect(walk.map(({ chosen }) => chosen[0])).toEqual([
      undefined,
      "a",
      "a",
      "a",
      "t.a",
      "t.a",
      "t.a",
      "a",
      "a",
    ]);
    const back = walk
      .slice(1)
      .toReversed()
      .map((now) => does(now, { type: "shift", paths: now.chosen, by: -1 }));
    expect(back.map(({ definition }) => outline(definition))).toEqual(
      walk
        .slice(0, -1)
        .toReversed()
        .map(({ definition }) => outline(definition)),
    );
  });

  it("what a sub-table does not take goes past it, and several go together", () => {
    const down = does(begun, { type: "shift", paths: ["one", "b"], by: 1 });
    expect(outline(down.definition)).toBe("a t(x y) one(b) c");
    const both = does(begun, { type: "shift", paths: ["a", "c"], by: -1 });
    expect(both.definition).toBe(start);
    expect(outline(does(begun, { type: "shift", paths: ["t", "c"], by: -1 }).definition)).toBe(
      "a one(b t c)".replace("t", "t(x y)"),
    );
  });

  it("panes stay in their layout", () => {
    const tabs = does(begun, { type: "add", piece: newPiece("tab", words), to: {} });
    const [tab] = tabs.chosen;
    const panes = tabs.definition.nodes.at(-1)?.children.map(({ id }) => id) ?? [];
    const turned = does(tabs, { type: "shift", paths: panes.slice(1), by: -1 });
    expect(turned.definition.nodes.at(-1)?.children.map(({ id }) => id)).toEqual(
      panes.toReversed(),
    );
    expect(does(tabs, { type: "shift", paths: panes.slice(1), by: 1 }).definition).toBe(
      tabs.definition,
    );
    const inside = does(tabs, {
      type: "add",
      piece: newPiece("input", words),
      to: { behind: tab },
    });
    expect(inside.definition.nodes.at(-1)?.children[0]?.children).toHaveLength(1);
  });
});

describe("what is added", () => {
  it("goes behind what is chosen, into what holds others, and is chosen then", () => {
    const piece = newPiece("input", words);
    const behind = does(begun, { type: "add", piece, to: { behind: "a" } });
    expect(outline(behind.definition)).toBe("a inputField8 one(b) t(x y) c");
    expect(behind.chosen).toEqual(["inputField8"]);
    expect(outline(does(begun, { type: "add", piece, to: { behind: "t.x" } }).definition)).toBe(
      "a one(b) t(x inputField8 y) c",
    );
    expect(outline(does(begun, { type: "add", piece, to: { behind: "one" } }).definition)).toBe(
      "a one(b inputField8) t(x y) c",
    );
    const card = newPiece("card", words);
    expect(outline(does(begun, { type: "add", piece: card, to: { behind: "t" } }).definition)).toBe(
      "a one(b) t(x y) cardField8 c",
    );
  });

  it.each(fieldKinds.map(({ name }) => name).filter((name) => !/^pane$|Attr$/.test(name)))(
    "of kind %s makes a form that can be published",
    (kind) => {
      const { definition } = does(begun, { type: "add", piece: newPiece(kind, words), to: {} });
      expect(checkForm(compileForm(definition))).toEqual([]);
      expect(definition.nodes.at(-1)?.kind.name).toBe(kind);
    },
  );
});

it("what is dropped lands beside its neighbour, wherever it came from", () => {
  const drop = (path: string, where: "before" | "behind", ...paths: string[]) =>
    outline(
      does(begun, { type: "move", paths, place: placeAt(start, path, where, paths) }).definition,
    );
  expect(drop("c", "before", "a")).toBe("one(b) t(x y) a c");
  expect(drop("a", "behind", "one")).toBe("a one(b) t(x y) c");
  expect(drop("b", "before", "c", "a")).toBe("one(a c b) t(x y)");
});

it("after something is taken away, its neighbour is chosen", () => {
  expect(does(begun, { type: "remove", paths: ["one"] }).chosen).toEqual(["t"]);
  expect(does(begun, { type: "remove", paths: ["c"] }).chosen).toEqual(["t.y"]);
});

it("rules, formulas and neighbours follow a field to its new name", () => {
  const definition = definitionOf({
    uniqueSets: [["a", "b"]],
    fields: [
      field("input", "a"),
      field("input", "b"),
      field("input", "c"),
      table(
        "t",
        [
          field("inputNumber", "x"),
          { ...(field("calculate", "y") as object), expression: [{ __vModel__: "x" }, "*", "2"] },
        ],
        { summaryField: ["x"] },
      ),
    ],
    rules: [
      {
        id: "r",
        when: {
          matchLogic: "and",
          conditionList: [
            { groups: [{ field: "a", symbol: "==", fieldValueType: 1, fieldValue: "b" }] },
          ],
        },
        does: [
          { op: "compute", targets: ["c"], expression: ["sum", "(", { __vModel__: "t.x" }, ")"] },
        ],
      },
    ],
  });
  const renamed = does(
    { definition, chosen: ["a"] },
    { type: "rename", path: "a", name: "first" },
    { type: "rename", path: "b", name: "second" },
    { type: "rename", path: "t.x", name: "amount" },
    { type: "rename", path: "t", name: "lines" },
  );
  const written = writeDefinition(renamed.definition);
  expect(checkForm(compileForm(renamed.definition))).toEqual([]);
  expect(written["uniqueSets"]).toEqual([["first", "second"]]);
  expect(JSON.stringify(written["rules"])).toContain('"__vModel__":"lines.amount"');
  expect(JSON.stringify(written["rules"])).toContain('"fieldValue":"second"');
  expect(JSON.stringify(written["fields"])).toContain('"summaryField":["amount"]');
});

it("the columns that a button below the rows fills are named anew, those of what it picks are not", () => {
  const button = {
    value: "select",
    formStorage: "x",
    actionConfig: { interfaceId: "3", relationOptions: [{ field: "x", type: 1, value: "x" }] },
  };
  const rows = table("t", [field("input", "x")], { footerBtnsList: [button] });
  const definition = definitionOf({ fields: [rows] });
  const renamed = does(
    { definition, chosen: [] },
    { type: "rename", path: "t.x", name: "article" },
  );
  expect(checkForm(compileForm(renamed.definition))).toEqual([]);
  const written = JSON.stringify(writeDefinition(renamed.definition));
  expect(written).toContain('"formStorage":"article"');
  expect(written).toContain('"field":"article","type":1,"value":"x"');
});

it("any two hundred things are taken back to the start, and done again", () => {
  const paths = ["a", "b", "c", "one", "t", "t.x", "t.y", "inputField8", "cardField9", "t.a"];
  const some = fc.subarray(paths, { minLength: 1, maxLength: 3 });
  const place = fc.record(
    { holder: fc.constantFrom(...paths), before: fc.constantFrom(...paths) },
    { requiredKeys: [] },
  );
  const edit: fc.Arbitrary<DesignEdit> = fc.oneof(
    fc.record({
      type: fc.constant("add" as const),
      piece: fc
        .constantFrom("input", "card", "tab", "table", "radio")
        .map((kind) => newPiece(kind, words)),
      to: fc.oneof(place, fc.record({ behind: fc.constantFrom(...paths, undefined) })),
    }),
    fc.record({ type: fc.constant("move" as const), paths: some, place }),
    fc.record({
      type: fc.constant("shift" as const),
      paths: some,
      by: fc.constantFrom(1 as const, -1 as const),
    }),
    fc.record({ type: fc.constantFrom("copy" as const, "remove" as const), paths: some }),
    fc.record({
      type: fc.constant("change" as const),
      path: fc.constantFrom(...paths),
      config: fc.record({ label: fc.string(), required: fc.constantFrom(true, undefined) }),
    }),
    fc.record({
      type: fc.constant("rename" as const),
      path: fc.constantFrom(...paths),
      name: fc.constantFrom("n1", "n2", "b"),
    }),
    fc.record({
      type: fc.constant("settings" as const),
      settings: fc.record({ labelWidth: fc.nat() }),
    }),
    fc.record({
      type: fc.constant("rules" as const),
      rules: fc.array(fc.record({ id: fc.string() }) as fc.Arbitrary<JsonObject>, { maxLength: 3 }),
    }),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(edit, fc.constantFrom("", "label")), { minLength: 200, maxLength: 200 }),
      (edits) => {
        let history = beginHistory(begun);
        for (const [each, of] of edits) {
          const next = applyDesign(history.now, each);
          if (next.ok) history = drawn(history, next.value, of || undefined);
          expect(definitionOf(writeDefinition(history.now.definition))).toEqual(
            history.now.definition,
          );
        }
        const end = text(history.now.definition);
        const steps = history.past.length;
        for (let step = 0; step < steps; step += 1) history = undone(history);
        expect(history.past).toEqual([]);
        expect(text(history.now.definition)).toBe(text(start));
        expect(undone(history)).toBe(history);
        for (let step = 0; step < steps; step += 1) history = redone(history);
        expect(text(history.now.definition)).toBe(end);
        expect(redone(history)).toBe(history);
      },
    ),
    { numRuns: 5 },
  );
});

it("letters typed into one property are one step, and choosing is none", () => {
  const label = (history: ReturnType<typeof beginHistory>, typed: string) =>
    drawn(
      history,
      does(history.now, { type: "change", path: "a", config: { label: typed } }),
      "a label",
    );
  const named = label(label(beginHistory(begun), "N"), "Na");
  expect(named.past).toHaveLength(1);
  expect(text(undone(named).now.definition)).toBe(text(start));
  expect(label(chose(named, ["b"]), "Name").past).toHaveLength(2);
  expect(chose(named, ["b"]).now.chosen).toEqual(["b"]);
});
