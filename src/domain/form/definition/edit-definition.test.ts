import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { field, table } from "#tests/make/forms/records.ts";
import { definitionOf } from "#tests/make/forms/templates.ts";
import type { JsonObject } from "../json/json.ts";
import { compareDefinitions } from "./compare-definitions.ts";
import {
  changeNode,
  changeRules,
  copyNode,
  insertNode,
  moveNodes,
  type NodePlace,
  nodeAt,
  removeNodes,
} from "./edit-definition.ts";
import type { FormDefinition } from "./form-definition.ts";
import { nodesOf, pathsOf } from "./form-node.ts";
import { writeDefinition } from "./write-definition.ts";

const card = (formId: string, ...children: unknown[]) => ({
  __config__: { zjKey: "card", formId, children },
});
const start = definitionOf({
  size: "small",
  fields: [
    field("input", "a"),
    card("one", field("input", "b"), card("two", field("input", "c"))),
    table("t", [field("input", "x")]),
  ],
});
const done = (edited: ReturnType<typeof removeNodes>) => {
  if (!edited.ok) throw new Error(edited.error.reason);
  return edited.value;
};
const outline = ({ nodes }: FormDefinition) => {
  const write = (all: FormDefinition["nodes"]): string =>
    all
      .map(({ id, children }) => id + (children.length > 0 ? `(${write(children)})` : ""))
      .join(" ");
  return write(nodes);
};

describe("a designer", () => {
  it("puts a field where it is dropped, with a name of its own", () => {
    const json = field("input", "") as unknown as JsonObject;
    const next = done(insertNode(start, json, { holder: "two", before: "c" }));
    expect(outline(next)).toBe("a one(b two(inputField8 c)) t(x)");
    expect(outline(done(insertNode(next, json, {})))).toBe(
      "a one(b two(inputField8 c)) t(x) inputField9",
    );
    expect(outline(start)).toBe("a one(b two(c)) t(x)");
  });

  it("puts fields into a layout that was empty", () => {
    const empty = definitionOf({
      fields: [{ __config__: { zjKey: "card", formId: "one" } }, field("input", "a")],
    });
    expect(outline(done(moveNodes(empty, new Set(["a"]), { holder: "one" })))).toBe("one(a)");
  });

  it("moves several at once, copies a layout with new names, and takes away", () => {
    expect(outline(done(moveNodes(start, new Set(["c", "a"]), { before: "t" })))).toBe(
      "one(b two) a c t(x)",
    );
    const copied = done(copyNode(start, "one"));
    expect(outline(copied)).toBe(
      "a one(b two(c)) cardField8(inputField9 cardField10(inputField11)) t(x)",
    );
    expect(outline(done(removeNodes(start, new Set(["two", "t"]))))).toBe("a one(b)");
  });

  it("means a column by its sub-table, though another one has a column of the same name", () => {
    const two = definitionOf({
      fields: [table("t", [field("input", "x")]), table("u", [field("input", "x")])],
    });
    expect(outline(done(removeNodes(two, new Set(["t.x"]))))).toBe("t u(x)");
    const moved = done(moveNodes(two, new Set(["u.x"]), { holder: "u" }));
    expect(writeDefinition(moved)).toEqual(writeDefinition(two));
    const refused = moveNodes(two, new Set(["u.x"]), { holder: "t", before: "t.x" });
    expect(!refused.ok && refused.error.reason).toBe("form.nameTwice");
  });

  it("changes settings and properties, and takes them away", () => {
    const next = done(
      changeNode(start, "b", {
        config: { label: "B", required: true },
        properties: { maxlength: 5 },
      }),
    );
    expect(nodeAt(next, "b")).toMatchObject({
      settings: { label: "B", required: true },
      properties: { maxlength: 5 },
    });
    const back = done(
      changeNode(next, "b", {
        config: { label: "b", required: undefined },
        properties: { maxlength: undefined },
      }),
    );
    expect(writeDefinition(back)).toEqual(writeDefinition(start));
  });

  it.each([
    ["a piece that is gone", copyNode(start, "gone"), "form.pieceGone"],
    [
      "a layout that is gone",
      moveNodes(start, new Set(["a"]), { holder: "gone" }),
      "form.pieceGone",
    ],
    [
      "a layout into itself",
      moveNodes(start, new Set(["one"]), { holder: "two" }),
      "form.pieceGone",
    ],
    ["changes of nothing", changeNode(start, "gone", {}), "form.pieceGone"],
    [
      "a layout into a sub-table",
      moveNodes(start, new Set(["one"]), { holder: "t" }),
      "form.notInTable",
    ],
    [
      "a name that stands already",
      changeNode(start, "a", { properties: { __vModel__: "b" } }),
      "form.nameTwice",
    ],
    [
      "rules without an end",
      changeRules(
        start,
        Array.from({ length: 501 }, () => ({})),
      ),
      "form.tooManyRules",
    ],
  ])("is refused %s", (_, edited, reason) => {
    expect(!edited.ok && edited.error.reason).toBe(reason);
  });

  it("goes back to the start after two hundred edits, and each version is a form", () => {
    const ids = ["a", "b", "c", "one", "two", "t", "t.x", "inputField8", "cardField8"];
    const id = fc.constantFrom(...ids);
    const place: fc.Arbitrary<NodePlace> = fc.record(
      { holder: id, before: id },
      { requiredKeys: [] },
    );
    const edit: fc.Arbitrary<(definition: FormDefinition) => ReturnType<typeof removeNodes>> =
      fc.oneof(
        place.map(
          (to) => (definition: FormDefinition) =>
            insertNode(definition, field("input", "new") as unknown as JsonObject, to),
        ),
        fc.tuple(fc.subarray(ids, { minLength: 1, maxLength: 3 }), place).map(
          ([moved, to]) =>
            (definition: FormDefinition) =>
              moveNodes(definition, new Set(moved), to),
        ),
        id.map((copied) => (definition: FormDefinition) => copyNode(definition, copied)),
        id.map(
          (removed) => (definition: FormDefinition) => removeNodes(definition, new Set([removed])),
        ),
        fc.tuple(id, fc.string()).map(
          ([changed, label]) =>
            (definition: FormDefinition) =>
              changeNode(definition, changed, { config: { label } }),
        ),
      );
    fc.assert(
      fc.property(fc.array(edit, { minLength: 200, maxLength: 200 }), (edits) => {
        const written = JSON.stringify(writeDefinition(start));
        const versions = [start];
        for (const apply of edits) {
          const last = versions.at(-1) ?? start;
          const next = apply(last);
          versions.push(next.ok ? next.value : last);
        }
        const last = versions.at(-1) ?? start;
        expect(definitionOf(writeDefinition(last))).toEqual(last);
        expect(pathsOf(last.nodes).size).toBe([...nodesOf(last.nodes)].length);
        expect(JSON.stringify(writeDefinition(versions[0] ?? last))).toBe(written);
      }),
      { numRuns: 5 },
    );
  });
});

it("two versions are told apart piece by piece", () => {
  const moved = done(moveNodes(start, new Set(["a"]), { before: "t" }));
  const inside = done(moveNodes(moved, new Set(["b"]), { holder: "two" }));
  const labelled = done(
    changeNode(inside, "c", { config: { label: "C" }, properties: { maxlength: 3 } }),
  );
  const shorter = done(removeNodes(labelled, new Set(["t.x"])));
  const later = done(changeRules(done(copyNode(shorter, "c")), [{ id: "r", does: [] }]));
  expect(compareDefinitions(start, later)).toEqual({
    added: ["inputField7"],
    removed: ["t.x"],
    moved: ["b", "a"],
    changed: [{ path: "c", keys: ["label", "maxlength"] }],
    rules: { added: ["r"], removed: [], changed: [] },
    settings: [],
  });
  expect(
    compareDefinitions(later, done(changeRules(later, [{ id: "r", does: [], enabled: false }])))
      .rules.changed,
  ).toEqual(["r"]);
  expect(compareDefinitions(start, { ...start, source: { size: "large" } }).settings).toEqual([
    "size",
  ]);
});
