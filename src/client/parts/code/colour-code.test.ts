import { expect, test } from "vitest";
import { type Coloured, colourCode } from "./colour-code.ts";

const textOf = (pieces: readonly Coloured[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : textOf(piece.pieces))).join("");

test("code of a known language is told apart, and stays what it was", () => {
  const code = 'const height = "12 m"; // of the crane\n';
  const pieces = colourCode(code, "crane.ts") ?? [];
  expect(textOf(pieces)).toBe(code);
  const kinds = pieces.flatMap((piece) => (typeof piece === "string" ? [] : [piece.kind]));
  expect(kinds).toEqual(["keyword", "string", "comment"]);
});

test.each(["notes.txt", "crane", "crane.unheard-of", "server.log"])("%s stays plain", (name) => {
  expect(colourCode("const height = 12;", name)).toBeUndefined();
});

test("what is very long stays plain", () => {
  expect(colourCode("a = 1;\n".repeat(100_000), "crane.js")).toBeUndefined();
});
