import { expect, test } from "vitest";
import areas from "./areas.json" with { type: "json" };
import { type AreaNode, isAreaCode, readAreas } from "./area-tree.ts";

const tree = readAreas(areas as unknown as readonly AreaNode[]);

test("an area goes by its code, whatever its level", () => {
  expect([tree.nameOf("42"), tree.nameOf(4201), tree.nameOf("420106")]).toEqual([
    "湖北省",
    "武汉市",
    "武昌区",
  ]);
  expect(tree.nameOf("99")).toBeUndefined();
});

test("only the ends of the tree can be chosen, as deep as a field asks", () => {
  expect(tree.endsAt(0)).toHaveLength(34);
  expect(tree.endsAt(1)).toContainEqual({ codes: ["42", "4201"], names: ["湖北省", "武汉市"] });
  const districts = tree.endsAt(2);
  expect(districts).toContainEqual({
    codes: ["42", "4201", "420106"],
    names: ["湖北省", "武汉市", "武昌区"],
  });
  // What has nothing below it is an end on its own level.
  expect(districts).toContainEqual({ codes: ["71"], names: ["台湾省"] });
});

test("every code of the data looks like one, and what looks otherwise is none", () => {
  const codes = tree.endsAt(3).flatMap(({ codes: each }) => each);
  expect(codes.filter((code) => !isAreaCode(code))).toEqual([]);
  for (const odd of ["", "1", "110", "11010", "11010100", "x1", 7])
    expect(isAreaCode(odd)).toBe(false);
});
