import { expect, test } from "vitest";
import { columnName } from "./column-name.ts";

test.each([
  [0, "A"],
  [25, "Z"],
  [26, "AA"],
  [51, "AZ"],
  [701, "ZZ"],
  [702, "AAA"],
])("column %i is %s", (index, name) => {
  expect(columnName(index)).toBe(name);
});
