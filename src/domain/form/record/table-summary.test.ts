import { expect, it } from "vitest";
import { calculation, field, formOf, recordOf, table } from "#tests/make/forms/records.ts";
import { tableSummary } from "./table-summary.ts";

const columns = [
  field("inputNumber", "a"),
  field("inputNumber", "b"),
  field("relationForm", "contract", {}, { modelId: "c" }),
  calculation("rate", "contract.rate"),
];
const summed = formOf([
  table("t", columns, { showSummary: true, summaryField: ["a", "b", "rate"] }),
]);

it("the summary row sums the columns that are named, with two decimals unless a sum is whole", () => {
  const record = recordOf(summed, { t: [{ a: 0.1, b: 2 }, { a: 0.2, b: 3 }, { a: null }] });
  expect([...tableSummary(record, "t")]).toEqual([
    ["a", "0.30"],
    ["b", "5"],
    ["rate", "0"],
  ]);
});

it("says nothing of a column of which a value is not known, and there is none where none is asked for", () => {
  expect(
    tableSummary(recordOf(summed, { t: [{ contract: "5" }] }), "t").get("rate"),
  ).toBeUndefined();
  const plain = formOf([table("t", columns, { summaryField: ["a"] })]);
  expect(tableSummary(recordOf(plain, { t: [{ a: 1 }] }), "t").size).toBe(0);
});
