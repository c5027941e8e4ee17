import { expect, test } from "vitest";
import { sheetOfCallout } from "./callout.ts";

const sheets = ["A-100", "S1.02", "建施-07"].map((number) => ({ number, removedTime: 0 }));
const leadsTo = (number: string) => sheetOfCallout(sheets, { number })?.number;

test("a number leads to its sheet, however it is spaced, and one without its hyphen does not", () => {
  expect(leadsTo("A-100")).toBe("A-100");
  expect(leadsTo("a - 100")).toBe("A-100");
  expect(leadsTo("A100")).toBeUndefined();
  expect(leadsTo("A-1000")).toBeUndefined();
  expect(leadsTo("S1.02")).toBe("S1.02");
});

test("words that stand before a number without a space are passed over", () => {
  expect(leadsTo("详建施-07")).toBe("建施-07");
  expect(leadsTo("详见建施-07")).toBe("建施-07");
  expect(leadsTo("详见结施-07")).toBeUndefined();
});

test("a sheet that was removed is led to no longer", () => {
  expect(sheetOfCallout([{ number: "A-100", removedTime: 5 }], { number: "A-100" })).toBe(
    undefined,
  );
});
