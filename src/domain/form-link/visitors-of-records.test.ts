import { expect, test } from "vitest";
import { visitorsColumn } from "./visitors-of-records.ts";

const words = { heading: "Visitor", unnamed: "By a visitor" };

test("records that visitors filled in say who; where none of them did there is no column", () => {
  const visitors = [{ visitor: "Ana" }, { visitor: "" }, { visitor: "-" }];
  expect(visitorsColumn(visitors, words)).toEqual({
    heading: "Visitor",
    values: ["Ana", "", "By a visitor"],
  });
  expect(visitorsColumn([{ visitor: "" }], words)).toBeUndefined();
});
