import { existsSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { expect, test } from "vitest";
import { readText, root } from "./rooms.ts";
import {
  importedFiles,
  nodesOf,
  objectLiteral,
  parse,
  testBeside,
  topConstants,
} from "./syntax.ts";

const table = "src/domain/commands.ts";

interface Entry {
  readonly name: string;
  /** The files of the domain that the entry takes its rule from. */
  readonly files: readonly string[];
}

function readEntries(): Entry[] {
  const source = parse(table);
  const imported = importedFiles(source);
  const commands = topConstants(source).find(({ name }) => name.getText() === "commands");
  const literal = commands?.initializer && objectLiteral(commands.initializer);
  if (!literal) throw new Error(`${table} must declare \`commands\` as an object literal`);
  return literal.properties.map((property) => {
    if (!ts.isPropertyAssignment(property)) {
      throw new Error(`${table}: write \`${property.getText()}\` as "thing.verb": command`);
    }
    const names = [...nodesOf(property.initializer)]
      .filter(ts.isIdentifier)
      .map(({ text }) => text);
    const files = new Set(names.flatMap((name) => imported.get(name) ?? []));
    return { name: property.name.getText().replaceAll('"', ""), files: [...files] };
  });
}

test("every command is named thing.verb and comes from a file of its own", () => {
  const odd = readEntries().filter(
    ({ name, files }) => !/^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$/.test(name) || files.length === 0,
  );
  expect(odd).toEqual([]);
});

test("every command has a test beside its file", () => {
  const untested = readEntries()
    .filter(({ files }) => !files.some((file) => existsSync(join(root, testBeside(file)))))
    .map(({ name, files }) => `${name}: ${files.map(testBeside).join(" or ")} is missing`);
  expect(untested).toEqual([]);
});

test("the test of a command runs the command", () => {
  const source = parse(table);
  const imported = importedFiles(source);
  const idle = readEntries().flatMap(({ name, files }) =>
    files
      .filter((file) => existsSync(join(root, testBeside(file))))
      .filter((file) => {
        const exported = [...imported].filter(([, from]) => from === file).map(([local]) => local);
        const text = readText(testBeside(file));
        return !exported.some((local) => text.includes(local)) && !text.includes(`"${name}"`);
      })
      .map((file) => `${testBeside(file)} does not mention ${name}`),
  );
  expect(idle).toEqual([]);
});
