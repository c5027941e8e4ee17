import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { commandNames } from "#domain/commands.ts";
import { filesIn, isTest, readText, root } from "./rooms.ts";
import { importedFiles, nodesOf, objectLiteral, parse, testBeside } from "./syntax.ts";

interface Declaration {
  readonly file: string;
  /** What the file calls it. */
  readonly constant: string;
  /** Of its name, what it does. */
  readonly verb: string;
}

/** Every `defineCommand({ name: ... })` there is, of one command or of one for each tree. */
function readDeclarations(): Declaration[] {
  return filesIn("src/domain")
    .filter((file) => file.endsWith(".ts") && !isTest(file))
    .flatMap((file) =>
      [...nodesOf(parse(file))].filter(ts.isCallExpression).flatMap((call) => {
        if (call.expression.getText() !== "defineCommand") return [];
        const literal = call.arguments[0] && objectLiteral(call.arguments[0]);
        const name = literal?.properties.find((property) => property.name?.getText() === "name");
        const verb = /\.(\w+)["`]/.exec(name?.getText() ?? "")?.[1] ?? "";
        return [{ file, constant: constantOf(call), verb }];
      }),
    );
}

/** The exported constant or function in which a declaration stands. */
function constantOf(node: ts.Node): string {
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return node.name?.getText() ?? "";
  return node.parent ? constantOf(node.parent) : "";
}

const declarations = readDeclarations();

test("every command is named thing.verb, and no two are named the same", () => {
  expect(commandNames.filter((name) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name))).toEqual([]);
  expect(new Set(commandNames).size).toBe(commandNames.length);
});

test("every command has a file of its own, and is in the list of all", () => {
  const files = declarations.map(({ file }) => file);
  expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([]);
  const named = [...importedFiles(parse("src/domain/commands.ts")).values()];
  const lists = named.filter((file) => file.endsWith("-commands.ts"));
  const listed = new Set([
    ...named,
    ...lists.flatMap((file) => [...importedFiles(parse(file)).values()]),
  ]);
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

test("every command has a test beside its file that runs it", () => {
  const untested = declarations.filter(({ file, constant, verb }) => {
    const beside = testBeside(file);
    if (!existsSync(join(root, beside))) return true;
    const text = readText(beside);
    return !text.includes(constant) && !text.includes(`.${verb}"`);
  });
  expect(untested.map(({ file }) => testBeside(file))).toEqual([]);
});

test("every command has its cases beside its file", () => {
  const beside = (file: string) => file.replace(/\.ts$/, ".cases.ts");
  const missing = declarations.filter(({ file }) => !existsSync(join(root, beside(file))));
  expect(missing.map(({ file }) => beside(file))).toEqual([]);
});

test("the outbox says in every language what each command does", () => {
  const texts = filesIn("locales").filter((file) => file.endsWith(".json"));
  const languages = new Set(texts.map((file) => file.split("/")[1]));
  const missing = [...languages].flatMap((language) => {
    const { command } = JSON.parse(readText(`locales/${language}/outbox.json`)) as {
      command: Readonly<Record<string, string>>;
    };
    const wordless = commandNames.filter((name) => !command[name.replaceAll(".", "-")]);
    return wordless.map((name) => `${language}: ${name}`);
  });
  expect(missing).toEqual([]);
});
