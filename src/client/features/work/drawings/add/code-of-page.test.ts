import { expect, test } from "vitest";
import { codeOfPage } from "./code-of-page.ts";

const register = {
  sheets: [
    { id: 1, number: "A-101", removedTime: 0 },
    { id: 2, number: "A-102", removedTime: 0 },
    { id: 3, number: "A-103", removedTime: 9 },
  ],
  codesNow: new Map([
    [1, "B"],
    [2, "P04"],
    [3, "C"],
  ]),
};

test.each([
  { page: "a sheet that is there", number: " a-101 ", own: undefined, common: "", code: "C" },
  { page: "another one", number: "A-102", own: undefined, common: "", code: "P05" },
  { page: "a typed one for all", number: "A-101", own: undefined, common: "IFC", code: "IFC" },
  { page: "a typed one of its own", number: "A-101", own: "X", common: "IFC", code: "X" },
  { page: "its own, emptied", number: "A-101", own: "", common: "", code: "" },
  { page: "a new sheet", number: "A-900", own: undefined, common: "", code: "" },
  { page: "a new sheet, typed for all", number: "A-900", own: "X", common: "A", code: "A" },
  { page: "a removed sheet", number: "A-103", own: undefined, common: "", code: "" },
])("the revision of $page is called $code", ({ number, own, common, code }) => {
  expect(codeOfPage({ number, own, common }, register)).toBe(code);
});
