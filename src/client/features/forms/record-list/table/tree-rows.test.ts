import { expect, test } from "vitest";
import { treeRows } from "./tree-rows.ts";

const row = (id: number, above: number | string | number[] | null = null) => ({
  record: {
    id,
    formId: 1,
    versionId: 2,
    title: `D-${id}`,
    values: "{}",
    createUserId: 7,
    updateUserId: 7,
    createTime: id,
    updateTime: id,
    visitor: "",
  },
  texts: new Map<string, string>(),
  values: { above },
  said: "",
});
const drawn = (rows: readonly ReturnType<typeof row>[], folded: readonly string[] = []) =>
  treeRows(rows, "above", new Set(folded)).map(
    ({ row: { record }, depth, hasBelow }) =>
      `${"-".repeat(depth)}${record.id}${hasBelow ? "+" : ""}`,
  );

test("records stand below the one that they name, however it is named, in their order", () => {
  expect(drawn([row(5, 2), row(4, "1"), row(3, [1, 2]), row(2, 1), row(1)])).toEqual([
    "1+",
    "-4",
    "-2+",
    "--5",
    "--3",
  ]);
});

test("what stands below a folded one is not shown, and what names nothing here stands at the top", () => {
  expect(drawn([row(3, 2), row(2, 1), row(1)], ["2"])).toEqual(["1+", "-2+"]);
  expect(drawn([row(3, 2), row(2, 1), row(1)], ["1"])).toEqual(["1+"]);
  expect(drawn([row(9, 77)])).toEqual(["9"]);
});

test("records that name each other in a ring, or themselves, are all there once", () => {
  expect(drawn([row(1, 2), row(2, 1), row(3, 3)])).toEqual(["1+", "-2", "3"]);
  const long = Array.from({ length: 20_000 }, (_, at) => row(at + 1, at));
  expect(treeRows(long, "above")).toHaveLength(20_000);
});
