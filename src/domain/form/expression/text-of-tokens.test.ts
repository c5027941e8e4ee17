import { expect, it } from "vitest";
import { textOfTokens } from "./text-of-tokens.ts";
import { tokensOfText } from "./tokens-of-text.ts";

it.each([
  "sum(items.amount) * 1.09",
  "days >= 2 and kind <> 'sick'",
  "not (a or b)",
  "if(a > 0, 'it''s', @now)",
  "-(a - 3)",
])("a formula is read as it is typed: %s", (text) => {
  const tokens = tokensOfText(text);
  expect(tokensOfText(textOfTokens(tokens))).toEqual(tokens);
});

it("is written as people write it", () => {
  expect(textOfTokens(tokensOfText("sum( items.amount )*1.09"))).toBe("sum(items.amount) * 1.09");
});
