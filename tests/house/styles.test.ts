import { posix } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";
import { nodesOf, parse } from "./syntax.ts";

/** Where a screen's import of a stylesheet leads, as a path from the root. */
function sheetOf(file: string, named: string): string {
  if (named.startsWith("#")) return named.replace("#", "src/");
  return posix.join(posix.dirname(file), named);
}

/** The names by which a file calls its stylesheets, and the classes of each. */
function sheetsIn(file: string, source: ts.SourceFile): ReadonlyMap<string, ReadonlySet<string>> {
  const found = source.statements.filter(ts.isImportDeclaration).flatMap((node) => {
    const { moduleSpecifier, importClause } = node;
    if (!ts.isStringLiteral(moduleSpecifier) || !importClause?.name) return [];
    if (!moduleSpecifier.text.endsWith(".module.css")) return [];
    const css = readText(sheetOf(file, moduleSpecifier.text));
    const classes = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
    return [[importClause.name.text, new Set(classes)] as const];
  });
  return new Map(found);
}

function unknownClassesIn(file: string): string[] {
  const source = parse(file);
  const sheets = sheetsIn(file, source);
  return [...nodesOf(source)].filter(ts.isPropertyAccessExpression).flatMap((node) => {
    const classes = ts.isIdentifier(node.expression) && sheets.get(node.expression.text);
    return !classes || classes.has(node.name.text) ? [] : [`${file}: ${node.getText()}`];
  });
}

test("every class that a screen names stands in its stylesheet", () => {
  const screens = filesIn("src/client").filter((file) => file.endsWith(".tsx") && !isTest(file));
  expect(screens.length).toBeGreaterThan(100);
  expect(screens.flatMap(unknownClassesIn)).toEqual([]);
});
