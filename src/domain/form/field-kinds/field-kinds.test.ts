import { describe, expect, it } from "vitest";
import { field } from "#tests/make/forms/records.ts";
import { enteredKinds } from "#tests/make/forms/kinds/entered-kinds.ts";
import type { KindCase } from "#tests/make/forms/kinds/kind-case.ts";
import { words } from "#tests/make/forms/kinds/known-names.ts";
import { pickedKinds } from "#tests/make/forms/kinds/picked-kinds.ts";
import { surroundings } from "#tests/make/forms/surroundings.ts";
import { exactOf } from "../number/exact.ts";
import { symbolsOf } from "../conditions/condition-symbols.ts";
import type { FormNode } from "../definition/form-node.ts";
import { readNode } from "../definition/read-node.ts";
import { valueOfText } from "../import-text/value-of-text.ts";
import type { JsonObject } from "../json/json.ts";
import { firstValue } from "../record/first-values.ts";
import { boundProblems } from "../validation/check-bounds.ts";
import { holdsValue, isUnable, shapeNameOf } from "./field-kind.ts";
import { fieldKindNamed, fieldKinds } from "./field-kinds.ts";
import { fieldText } from "./field-text.ts";
import { valueShape } from "./shapes/value-shapes.ts";

const cases = [...enteredKinds, ...pickedKinds];

function nodeOf({ kind, config, properties }: KindCase): FormNode {
  const json = field(kind, "own", { ...config }, { ...properties });
  return readNode(json as unknown as JsonObject, "0");
}

const around = surroundings({
  variables: {
    currentUser: exactOf(7),
    myOrganization: [exactOf(1), exactOf(3)],
    myDepartment: exactOf(3),
    myPosition: [exactOf(8), exactOf(9)],
    myRole: [exactOf(4), exactOf(5)],
    mySignature: "data:image/png;base64,signed",
  },
});

describe.each(cases)("$kind $properties", (each) => {
  const node = nodeOf(each);
  const shape = valueShape(shapeNameOf(node.kind, node.properties));

  it("keeps what is filled in, and takes nothing of another type", () => {
    expect(shape.read(each.value)).toEqual(each.value);
    expect(shape.read(each.wrong)).toBeUndefined();
  });

  it("is empty in one way, however emptiness came", () => {
    expect([null, "", []].map((json) => shape.read(json))).toEqual([
      shape.empty,
      shape.empty,
      shape.empty,
    ]);
    expect(fieldText(node, shape.empty, words)).toBe("");
  });

  it("begins with its default", () => {
    expect(firstValue({ path: "own", node, table: undefined, holders: [] }, around)).toEqual(
      each.first,
    );
  });

  it("is shown as people read it", () => {
    expect(fieldText(node, each.value, words)).toBe(each.text);
  });

  it("has its bounds", () => {
    expect(boundProblems(node, each.value)).toEqual([]);
    const [beyond, reason] = each.beyond ?? [each.value, undefined];
    expect(boundProblems(node, beyond).map((problem) => problem.reason)).toEqual(
      reason ? [reason] : [],
    );
  });

  it("is read from a sheet as far as it can be", () => {
    const read = valueOfText(node, each.sheet ?? "", words);
    expect(read).toEqual({ ok: true, value: each.sheet === undefined ? shape.empty : each.value });
    const refused = valueOfText(node, each.noSheet ?? "", words);
    expect(refused.ok).toBe(each.noSheet === undefined);
  });
});

describe("all kinds", () => {
  it("that keep a value are in the table of this test", () => {
    const tried = new Set(cases.map(({ kind }) => kind));
    const kept = fieldKinds.filter((kind) => holdsValue(kind) && kind.name !== "table");
    expect(kept.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });

  it("go by one name each, and by those they had", () => {
    const all = fieldKinds.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]);
    expect(new Set(all).size).toBe(all.length);
    expect(
      ["comInput", "numInput", "date", "uploadFz", "comSelect", "address", "currDept"].map(
        (name) => fieldKindNamed(name).name,
      ),
    ).toEqual([
      "input",
      "inputNumber",
      "datePicker",
      "uploadFile",
      "organizeSelect",
      "areaSelect",
      "currOrganize",
    ]);
    expect(fieldKindNamed("toString").group).toBe("unknown");
  });

  it("can be asked something by conditions unless they keep nothing", () => {
    expect(fieldKinds.filter(({ conditions }) => symbolsOf(conditions).length === 0)).toEqual([]);
  });

  it("cannot do what the useful sets say (forms-approvals 1.3)", () => {
    const unable = (what: Parameters<typeof isUnable>[1]) =>
      fieldKinds
        .filter((kind) => holdsValue(kind) && isUnable(kind, what))
        .map(({ name }) => name)
        .toSorted();
    expect(unable("listed")).toEqual([
      "colorPicker",
      "editor",
      "map",
      "popupAttr",
      "relationFormAttr",
    ]);
    expect(unable("linked")).toEqual([
      "modifyTime",
      "modifyUser",
      "table",
      "uploadFile",
      "uploadImg",
    ]);
    expect(unable("searched")).toContain("relationForm");
    expect(unable("inTable")).toEqual(
      expect.arrayContaining(["checkbox", "colorPicker", "createUser", "editor", "radio", "table"]),
    );
    expect(unable("inTable")).not.toContain("billRule");
  });
});
