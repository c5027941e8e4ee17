import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest } from "./rooms.ts";
import { nodesOf, parse } from "./syntax.ts";

/** What people see or hear of an element. */
const shown = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "description",
  "error",
  "heading",
  "hint",
  "label",
  "message",
  "placeholder",
  "title",
  "tooltip",
]);
const hasWords = /\p{L}{2}/u;

function literalsIn(file: string): string[] {
  const source = parse(file);
  const line = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return [...nodesOf(source)]
    .filter((node) => isShownLiteral(node))
    .map((node) => `${file}:${line(node)}: ${node.getText()}`);
}

function isShownLiteral(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return hasWords.test(node.text);
  if (!ts.isStringLiteralLike(node) || !hasWords.test(node.text)) return false;
  const holder = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
  if (ts.isJsxElement(holder) || ts.isJsxFragment(holder)) return true;
  return ts.isJsxAttribute(holder) && shown.has(holder.name.getText());
}

test("every text that people see comes from the locales", () => {
  const literals = filesIn("src/client")
    .filter((file) => file.endsWith(".tsx") && !isTest(file))
    .flatMap(literalsIn);
  expect(literals).toEqual([]);
});
