import { expect, test } from "vitest";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { numberText } from "./number-text.ts";

const node = (properties: FormNode["properties"]) => ({ properties }) as FormNode;

test("a number is written in the language, with its digits and what stands around it", () => {
  const euros = node({ precision: 2, addonBefore: "€" });
  expect(numberText(euros, 18_400, "en")).toBe("€ 18,400.00");
  expect(numberText(euros, 18_400, "de")).toBe("€ 18.400,00");
  expect(numberText(node({ addonAfter: "m" }), 12.5, "de")).toBe("12,5 m");
  expect(numberText(node({}), 0.125, "zh")).toBe("0.125");
});
