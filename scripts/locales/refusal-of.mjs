import ts from "typescript-6";

/** Functions of the domain that make a refusal, or what is said of a field or form, of their first argument. */
const makers = new Set(["parameterError", "noAccess", "valueProblem", "formProblem"]);

/**
 * The reasons a node may refuse with, which are keys of texts in refusal.json: `{ code, reason: "planGone" }`,
 * `noAccess("dialog.ownerOnly")`, the default of a parameter called `reason`, the outcomes of `const reason = ...`,
 * the values of a table called `reasonOf...`.
 */
export function refusalsOf(node) {
  if (ts.isObjectLiteralExpression(node)) return reasonsOfObject(node);
  if (ts.isCallExpression(node) && makers.has(node.expression.getText())) {
    return outcomesOf(node.arguments[0]);
  }
  if (!ts.isParameter(node) && !ts.isVariableDeclaration(node)) return [];
  const name = node.name.getText();
  if (name === "reason") return outcomesOf(node.initializer);
  return name.startsWith("reasonOf") ? valuesOf(node.initializer) : [];
}

function valuesOf(node) {
  if (!node || !ts.isObjectLiteralExpression(node)) return [];
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap((one) => outcomesOf(one.initializer));
}

function reasonsOfObject(node) {
  const named = (name) => node.properties.find((property) => property.name?.getText() === name);
  const reason = named("reason");
  return named("code") && reason && ts.isPropertyAssignment(reason)
    ? outcomesOf(reason.initializer)
    : [];
}

/** Texts that an expression may come to; what it merely compares with is none of them. */
function outcomesOf(node) {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return node.text ? [node.text] : [];
  if (ts.isParenthesizedExpression(node)) return outcomesOf(node.expression);
  if (ts.isConditionalExpression(node)) {
    return [...outcomesOf(node.whenTrue), ...outcomesOf(node.whenFalse)];
  }
  const isFallback =
    ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;
  return isFallback ? [...outcomesOf(node.left), ...outcomesOf(node.right)] : [];
}
