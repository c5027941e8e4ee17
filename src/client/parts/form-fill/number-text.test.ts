import { expect, test } from "vitest";
import { numberText } from "./number-text.ts";

test("a number is written in the language, with its digits and what stands around it", () => {
  const euros = { precision: 2, addonBefore: "€" };
  expect(numberText(euros, 18_400, "en")).toBe("€ 18,400.00");
  expect(numberText(euros, 18_400, "de")).toBe("€ 18.400,00");
  expect(numberText({ addonAfter: "m" }, 12.5, "de")).toBe("12,5 m");
  expect(numberText({}, 0.125, "zh")).toBe("0.125");
});
