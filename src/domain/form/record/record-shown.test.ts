import { expect, test } from "vitest";
import { field, formOf, table } from "#tests/make/forms/records.ts";
import { ZONE } from "#tests/make/forms/surroundings.ts";
import { NO_NAMES } from "../field-kinds/names.ts";
import { recordShown } from "./record-shown.ts";

const options = [{ id: "n", fullName: "North" }];
const form = formOf([
  field("input", "part"),
  field("radio", "place", {}, { options }),
  field("relationForm", "contract", {}, { modelId: "9" }),
  field("uploadFz", "papers"),
  table("works", [field("inputNumber", "cost", {}, { addonAfter: "EUR" })]),
]);
const names = { ...NO_NAMES, nameOf: (_source: unknown, id: string | number) => `No. ${id}` };
const words = { names, zone: ZONE, on: "Yes", off: "No" };

test("a record is read by words, and names others by their ids as well", () => {
  const papers = [{ name: "a.pdf", fileId: 3 }];
  const values = {
    part: "Pier",
    place: "n",
    contract: 12,
    papers,
    works: [{ id: "r1", cost: 4 }],
    gone: 7,
  };
  expect(recordShown(form, values, words)).toEqual({
    part: "Pier",
    place: "North",
    contract: "No. 12",
    contract_id: 12,
    papers,
    works: [{ id: "r1", cost: expect.stringMatching(/^4.*EUR$/) }],
    gone: 7,
  });
});
