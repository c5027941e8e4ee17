import ts from "typescript-6";
import { expect, test } from "vitest";
import { filesIn, isTest, readText } from "./rooms.ts";
import { nodesOf, parse } from "./syntax.ts";
import { languages } from "#base/languages.ts";

/** Functions of the domain that make a refusal, or what is said of a field or form, of a reason. */
const makers = new Set(["parameterError", "noAccess", "valueProblem", "formProblem"]);

/** Texts that an expression may come to; what it merely compares with is none of them. */
function* outcomesOf(node: ts.Expression): Generator<string> {
  if (ts.isStringLiteralLike(node)) yield node.text;
  else if (ts.isParenthesizedExpression(node)) yield* outcomesOf(node.expression);
  else if (ts.isConditionalExpression(node)) {
    yield* outcomesOf(node.whenTrue);
    yield* outcomesOf(node.whenFalse);
  } else if (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
  ) {
    yield* outcomesOf(node.left);
    yield* outcomesOf(node.right);
  }
}

/** `parameterError("task.archived")`, `{ reason: "tooLarge" }`, `const reason = "..."`, `reason = "..."` by default. */
function reasonIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && makers.has(node.expression.getText())) return node.arguments[0];
  const isNamed =
    (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isParameter(node)) &&
    node.name.getText() === "reason";
  return isNamed ? node.initializer : undefined;
}

function reasonsOf(file: string): string[] {
  const reasons = [...nodesOf(parse(file))].flatMap((node) => {
    const reason = reasonIn(node);
    return reason ? [...outcomesOf(reason)] : [];
  });
  return reasons.filter((reason) => reason !== "");
}

const used = new Map(
  ["src/domain", "src/server", "src/client/data"]
    .flatMap(filesIn)
    .filter((file) => file.endsWith(".ts") && !isTest(file))
    .flatMap((file) => reasonsOf(file).map((reason) => [reason, file] as const)),
);

type Texts = string | { readonly [key: string]: Texts } | undefined;

function textAt(texts: Texts, reason: string): Texts {
  let found = texts;
  for (const key of reason.split(".")) found = typeof found === "object" ? found[key] : undefined;
  return found;
}

test("the rules refuse for reasons that this test can find", () => {
  const known = ["parameterError", "noAccess", "planGone", "task.subtasksOpen", "task.archived"];
  expect(known.filter((reason) => !used.has(reason))).toEqual([]);
  expect(used.size).toBeGreaterThan(25);
});

test.each(languages)(
  "every reason of a refusal is said to people in $code",
  ({ code: language }) => {
    const texts = JSON.parse(readText(`locales/${language}/refusal.json`)) as Texts;
    const unsaid = [...used]
      .filter(([reason]) =>
        [reason, `${reason}_other`].every((key) => typeof textAt(texts, key) !== "string"),
      )
      .map(([reason, file]) => `${reason} of ${file}`);
    expect(unsaid).toEqual([]);
  },
);
