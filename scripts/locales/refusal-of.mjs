import ts from "typescript-6";

/** Functions of the domain that make a refusal of their first argument. */
const makers = new Set(["parameterError", "noAccess"]);

/**
 * The reason a node refuses with, which is the key of a text in refusal.json: `{ code, reason: "planGone" }`,
 * `noAccess("dialog.ownerOnly")`, and the default of a parameter called `reason`.
 */
export function refusalOf(node) {
  if (ts.isObjectLiteralExpression(node)) return reasonOfObject(node);
  if (ts.isCallExpression(node) && makers.has(node.expression.getText())) {
    return textOf(node.arguments[0]);
  }
  if (ts.isParameter(node) && node.name.getText() === "reason") return textOf(node.initializer);
  return undefined;
}

function reasonOfObject(node) {
  const named = (name) => node.properties.find((property) => property.name?.getText() === name);
  const reason = named("reason");
  return named("code") && reason && ts.isPropertyAssignment(reason)
    ? textOf(reason.initializer)
    : undefined;
}

function textOf(node) {
  return node && ts.isStringLiteralLike(node) ? node.text : undefined;
}
