import { basename, dirname, join } from "node:path/posix";
import ts from "typescript-6";
import { readText } from "./rooms.ts";

/** A file of ours as a syntax tree. */
export function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readText(path), ts.ScriptTarget.Latest, true);
}

/** Every node of a tree, in reading order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

/** `const name = ...` at the top of a file, whether exported or not. */
export function topConstants(source: ts.SourceFile): ts.VariableDeclaration[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations]);
}

/** `{ ... }`, also as `({ ... } as const)` and `({ ... } satisfies Table)`. */
export function objectLiteral(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  if (
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node)
  ) {
    return objectLiteral(node.expression);
  }
  return undefined;
}

/** The text of a property of an object literal, where it is written as a plain string. */
export function textProperty(node: ts.ObjectLiteralExpression, name: string): string | undefined {
  const property = node.properties.find((candidate) => candidate.name?.getText() === name);
  return property &&
    ts.isPropertyAssignment(property) &&
    ts.isStringLiteralLike(property.initializer)
    ? property.initializer.text
    : undefined;
}

/** Local name -> file of ours that it is imported from. */
export function importedFiles(source: ts.SourceFile): Map<string, string> {
  const files = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const bindings = statement.importClause?.namedBindings;
    const file = fileOf((statement.moduleSpecifier as ts.StringLiteral).text, source.fileName);
    if (!file || !bindings || !ts.isNamedImports(bindings)) continue;
    for (const element of bindings.elements) files.set(element.name.text, file);
  }
  return files;
}

function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith("#tests/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith(".")) return join(dirname(importer), specifier);
  return undefined;
}

/** `edit-task.ts` -> `edit-task.test.ts`, beside it. */
export function testBeside(path: string): string {
  const name = basename(path).replace(/(\.tsx?)$/, ".test$1");
  return join(dirname(path), name);
}
