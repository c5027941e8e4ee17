import { expect, test } from "vitest";
import { withoutHidden } from "./without-hidden.ts";

const record = {
  values: JSON.stringify({
    part: "Pier 4",
    price: 9,
    works: [{ id: "r1", what: "Rebar", rate: 7 }],
  }),
};
const seen = (...hidden: string[]): unknown => JSON.parse(withoutHidden(record, hidden).values);

test("fields, sub-tables and columns that are kept are not there at all", () => {
  expect(seen()).toEqual(JSON.parse(record.values));
  expect(seen("price", "works")).toEqual({ part: "Pier 4" });
  expect(seen("works.rate")).toEqual({
    part: "Pier 4",
    price: 9,
    works: [{ id: "r1", what: "Rebar" }],
  });
  expect(seen("works.none", "part.rate", "works.id.x")).toEqual(JSON.parse(record.values));
});
