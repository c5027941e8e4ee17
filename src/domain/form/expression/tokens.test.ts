import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseExpression } from "./parse-expression.ts";
import { readTokens, type Token, writeTokens } from "./token.ts";
import { tokensOfText } from "./tokens-of-text.ts";

const anyToken: fc.Arbitrary<Token> = fc.oneof(
  fc.constantFrom("7", "0.5", "12.", ".25").map((text): Token => ({ type: "number", text })),
  fc.string().map((value): Token => ({ type: "text", value })),
  fc
    .constantFrom("amount", "items.price", "contract.rate")
    .map((path): Token => ({ type: "field", path, label: path })),
  fc.constantFrom("now", "currentUser").map((name): Token => ({ type: "variable", name })),
  fc.constantFrom("sum", "and", "not", "if").map((word): Token => ({ type: "word", word })),
  fc
    .constantFrom("+", "-", "*", "/", "(", ")", ",", "==", "<>", "<=")
    .map((symbol): Token => ({ type: "symbol", symbol })),
);

/** Two numbers beside each other are one; nobody writes them. */
const isApart = (tokens: readonly Token[]) =>
  tokens.every(({ type }, at) => type !== "number" || tokens[at + 1]?.type !== "number");

it("tokens that are written are read as the same, whatever a text in them says", () => {
  fc.assert(
    fc.property(fc.array(anyToken, { maxLength: 12 }).filter(isApart), (tokens) => {
      const json: unknown = JSON.parse(JSON.stringify(writeTokens(tokens)));
      expect(readTokens(json as never)).toEqual(tokens);
    }),
  );
});

it("digits that follow each other are one number, as JNPF writes them", () => {
  expect(readTokens(["1", "2", ".", "5", "×", { __vModel__: "a", label: "A" }, "÷", "3"])).toEqual([
    { type: "number", text: "12.5" },
    { type: "symbol", symbol: "*" },
    { type: "field", path: "a", label: "A" },
    { type: "symbol", symbol: "/" },
    { type: "number", text: "3" },
  ]);
});

describe("a formula that a person types", () => {
  const words = (text: string) => tokensOfText(text).map((token) => Object.values(token).join(":"));

  it("is taken apart with or without spaces, in the signs of any keyboard", () => {
    expect(words("sum(t.a)×1.5≥2 and k <> 'it''s'")).toEqual([
      "word:sum",
      "symbol:(",
      "field:t.a",
      "symbol:)",
      "symbol:*",
      "number:1.5",
      "symbol:>=",
      "number:2",
      "word:and",
      "field:k",
      "symbol:<>",
      "text:it's",
    ]);
    expect(words("（a，b）!=@now")).toEqual([
      "symbol:(",
      "field:a",
      "symbol:,",
      "field:b",
      "symbol:)",
      "symbol:<>",
      "variable:now",
    ]);
  });

  it("is never read as anything else than a formula", () => {
    const read = (text: string) => parseExpression(tokensOfText(text)).ok;
    expect(
      ["1 + 2", "-(-a)", "not a and b", "if(a, b)", "+1"].filter((text) => !read(text)),
    ).toEqual([]);
    expect(
      [
        "",
        "1 +",
        "(1",
        "1)",
        "a b",
        "if(1,)",
        "a = > b",
        "a;b",
        "`x`",
        "a.b()",
        "[1]",
        "${x}",
        "and",
        "toString(1)",
        "'open",
      ].filter(read),
    ).toEqual([]);
  });

  it("is taken apart without an end, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", "a", "1", ".", "(", "@", " ", "=") }),
        (text) => {
          const shown = tokensOfText(text).map((token) => Object.values(token).slice(1).join(""));
          expect(shown.join("").length).toBeLessThanOrEqual(text.length + shown.length);
        },
      ),
    );
  });
});
