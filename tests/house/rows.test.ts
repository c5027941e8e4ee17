import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";
import { importedFiles, nodesOf, parse } from "./syntax.ts";

/** Keys of rows are ids; what else is listed (colours, languages, tabs) stands in the code and can be drawn. */
const KEY_OF_ROW = /\b(id|[a-z]\w*Id|(item|option|entry)\.(key|n))$/;
/** Small parts of a row that draw an id and a name. */
const PARTS_OF_ROWS = new Set(["InitialsAvatar", "Tag"]);
/** Lists of what the app itself brings. */
const OURS = /\/keyboard\//;
const GUARDED = /<Boundary\b[^>]*\brow=/;

/** Lists in a file whose rows are drawn without a boundary of their own. */
function unguardedLists(file: string): string[] {
  const source = parse(file);
  const line = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  return [...nodesOf(source)]
    .filter(ts.isJsxAttribute)
    .filter((attribute) => attribute.name.getText() === "key" && isKeyOfRow(attribute))
    .map((attribute) => attribute.parent.parent)
    .filter(isListed)
    .filter((tag) => !PARTS_OF_ROWS.has(tag.tagName.getText()) && !isGuarded(source, tag))
    .map((tag) => `${file}:${line(tag)}: <${tag.tagName.getText()}>`);
}

/** Whether it is what somebody makes of each entry of a list. */
function isListed(tag: ts.Node): boolean {
  let node = tag;
  while (!ts.isArrowFunction(node)) {
    if (ts.isJsxAttribute(node) || ts.isSourceFile(node)) return false;
    node = node.parent;
  }
  return ts.isCallExpression(node.parent) && node.parent.expression.getText().endsWith(".map");
}

function isKeyOfRow({ initializer }: ts.JsxAttribute): boolean {
  const expression = initializer && ts.isJsxExpression(initializer) && initializer.expression;
  return expression ? KEY_OF_ROW.test(expression.getText()) : false;
}

function isGuarded(source: ts.SourceFile, tag: ts.JsxOpeningLikeElement): boolean {
  const drawn = ts.isJsxOpeningElement(tag) ? tag.parent.getText() : tag.getText();
  const component = importedFiles(source).get(tag.tagName.getText());
  return GUARDED.test(drawn) || (component !== undefined && GUARDED.test(readText(component)));
}

test("every row of a list is drawn inside a boundary of its own", () => {
  const files = [...filesIn("src/client/features"), ...filesIn("src/client/parts")];
  const unguarded = files
    .filter((file) => file.endsWith(".tsx") && !isTest(file) && !OURS.test(file))
    .flatMap(unguardedLists);
  expect(unguarded, "Draw them by ui/each, or put a Boundary around each row.").toEqual([]);
});
