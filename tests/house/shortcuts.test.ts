import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";
import { parse, topConstants } from "./syntax.ts";

const isFeature = (file: string) => /^src\/client\/features\/[^/]+\/[^/]+\/feature\.ts$/.test(file);
const files = filesIn("src/client").filter((file) => /\.tsx?$/.test(file) && !isTest(file));

/** `const name = defineShortcuts(...)`. */
function tablesOf(file: string): string[] {
  return topConstants(parse(file))
    .filter(
      ({ initializer }) =>
        initializer &&
        ts.isCallExpression(initializer) &&
        initializer.expression.getText() === "defineShortcuts",
    )
    .map(({ name }) => name.getText());
}

const tables = files
  .filter((file) => readText(file).includes("defineShortcuts("))
  .flatMap((file) => tablesOf(file).map((table) => ({ file, table })));
const features = files.filter(isFeature).map(readText);

test("what keys do is said by features, or by a part that several of them share", () => {
  const elsewhere = tables.filter(
    ({ file }) => !isFeature(file) && !file.startsWith("src/client/parts/"),
  );
  expect(tables.length).toBeGreaterThan(0);
  expect(elsewhere).toEqual([]);
});

test("what keys do stands in the lists, because a feature names it", () => {
  const named = ({ table }: { readonly table: string }) =>
    new RegExp(`shortcuts: \\[[^\\]]*\\b${table}\\b|shortcut: ${table}\\.`);
  const unlisted = tables.filter((one) => !features.some((text) => named(one).test(text)));
  expect(unlisted).toEqual([]);
});
