import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";
import { nodesOf, objectLiteral, parse, textProperty, topConstants } from "./syntax.ts";

interface Call {
  readonly constant: string;
  readonly name: string;
  readonly path: string;
  readonly file: string;
}

/** The calls that are declared by themselves; those of commands follow from the commands. */
function readCalls(): Call[] {
  return filesIn("src/contract/calls")
    .filter((file) => file.endsWith(".ts") && !isTest(file))
    .flatMap((file) =>
      topConstants(parse(file)).flatMap(({ name, initializer }) => {
        if (!initializer || !ts.isCallExpression(initializer)) return [];
        if (initializer.expression.getText() !== "defineCall") return [];
        const literal = initializer.arguments[0] && objectLiteral(initializer.arguments[0]);
        return [
          {
            constant: name.getText(),
            name: (literal && textProperty(literal, "name")) ?? "",
            path: (literal && textProperty(literal, "path")) ?? "",
            file,
          },
        ];
      }),
    );
}

/** The words of some files: every identifier, and the text of every string. */
function wordsOf(files: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const node of files.map(parse).flatMap((source) => [...nodesOf(source)])) {
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) words.add(node.text);
  }
  return words;
}

const calls = readCalls();

test("every call states its name and its path as plain texts, and each is stated once", () => {
  expect(calls.filter(({ name, path }) => !name || !path.startsWith("/"))).toEqual([]);
  const names = calls.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("every call is bound by the server", () => {
  const words = wordsOf(
    filesIn("src/server").filter((file) => file.endsWith(".ts") && !isTest(file)),
  );
  expect(words.has("commandCalls"), "nobody mounts the calls that run a command").toBe(true);
  const unbound = calls.filter(({ constant }) => !words.has(constant));
  expect(unbound.map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
});

test("every call is named by a test", () => {
  const texts = [...filesIn("src"), ...filesIn("tests")]
    .filter((file) => isTest(file) && !file.startsWith("tests/house/"))
    .filter((file) => /\/api|-api|"[a-z]+\.|calls\//.test(readText(file)));
  const words = wordsOf(texts);
  const untested = calls.filter(
    ({ constant, name, path }) => !words.has(constant) && !words.has(name) && !words.has(path),
  );
  expect(untested.map(({ name, file }) => `${name} of ${file}`)).toEqual([]);
});
