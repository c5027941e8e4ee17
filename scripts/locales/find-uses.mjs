import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript-6";
import { refusalsOf } from "./refusal-of.mjs";

const folders = ["src", "workers", "sw"];

/**
 * Every text the code asks for: `{place, namespaces, pieces}`. The namespace comes from the `useTranslation("board")`,
 * `getFixedT(language, "board")` or `TFunction<"board">` that `t` was born from, or from the key itself ("board:title").
 * A refusal asks for the text of its reason in the namespace `refusal`. A template (`due.${state}`) asks for all keys of its pattern. A string that is a key in itself counts as a hint
 * (`isHint`): tables may name keys that are handed to `t` elsewhere.
 */
export function findUses(root) {
  const uses = [];
  const findings = [];
  for (const path of sourceFiles(root)) {
    const source = ts.createSourceFile(
      path,
      readFileSync(join(root, path), "utf8"),
      ts.ScriptTarget.Latest,
      true,
    );
    findInFile(source, uses, findings);
  }
  return { uses, findings };
}

function sourceFiles(root) {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map(
        (name) => `${folder}/${String(name).replaceAll("\\", "/")}`,
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|gen|d)\.tsx?$/.test(path));
}

function findInFile(source, uses, findings) {
  const born = new Map();
  const fileNamespaces = new Set();
  const placeOf = (node) =>
    `${source.fileName}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

  function collect(node) {
    const origin = originOf(node, placeOf, findings);
    if (origin) {
      for (const namespace of origin.namespaces ?? []) fileNamespaces.add(namespace);
      for (const name of origin.names) remember(born, scopeOf(node), name, origin);
    }
    ts.forEachChild(node, collect);
  }

  function look(node) {
    const asked = askedBy(node, born);
    for (const { expression, origin } of asked) {
      for (const pieces of piecesOf(expression)) {
        uses.push({ place: placeOf(node), ...withNamespace(pieces, origin) });
      }
    }
    for (const reason of refusalsOf(node)) {
      uses.push({ place: placeOf(node), namespaces: ["refusal"], pieces: [reason] });
    }
    if (asked.length === 0) uses.push(...hintsOf(node, fileNamespaces, placeOf(node)));
    ts.forEachChild(node, look);
  }

  collect(source);
  look(source);
}

/** Strings that may be keys on their way to a `t` elsewhere: "board:title", `sample:people.${name}`, "title". */
function hintsOf(node, fileNamespaces, place) {
  if (ts.isTemplateExpression(node) && /^[a-z][\w-]*:./.test(node.head.text)) {
    return piecesOf(node).map((pieces) => ({ place, isHint: true, ...withNamespace(pieces, {}) }));
  }
  if (!ts.isStringLiteralLike(node) || ts.isImportDeclaration(node.parent)) return [];
  if (node.text.includes(":")) {
    return [{ place, isHint: true, ...withNamespace([node.text], {}) }];
  }
  return fileNamespaces.size === 0
    ? []
    : [{ place, isHint: true, namespaces: [...fileNamespaces], pieces: [node.text] }];
}

/** `const { t } = useTranslation("board")`, `const t = i18n.getFixedT(null, "board")`, `(t: TFunction<"board">)`. */
function originOf(node, placeOf, findings) {
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isCallExpression(node.initializer)) {
    const call = node.initializer;
    const callee = calleeName(call);
    if (callee === "useTranslation") {
      const namespaces = texts(call.arguments[0]);
      if (!namespaces) {
        findings.push(`${placeOf(node)}: useTranslation needs the name of its namespace`);
      }
      return { names: namesOfT(node.name), namespaces, prefix: option(call, 1, "keyPrefix") };
    }
    if (callee === "getFixedT") {
      return {
        names: namesOfT(node.name),
        namespaces: texts(call.arguments[1]),
        prefix: texts(call.arguments[2])?.[0],
      };
    }
  }
  if (ts.isParameter(node) && node.type) return originOfParameter(node);
  return undefined;
}

function originOfParameter(node) {
  const type = node.type;
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === "TFunction") {
    return { names: [node.name.getText()], namespaces: namespacesOfType(type) };
  }
  if (!ts.isTypeLiteralNode(type)) return undefined;
  const member = type.members.find(
    (candidate) =>
      ts.isPropertySignature(candidate) &&
      candidate.type &&
      ts.isTypeReferenceNode(candidate.type) &&
      candidate.type.typeName.getText() === "TFunction",
  );
  return member && { names: [member.name.getText()], namespaces: namespacesOfType(member.type) };
}

function namespacesOfType(type) {
  const names = (type.typeArguments ?? []).flatMap((argument) =>
    [...argument.getText().matchAll(/"([^"]+)"/g)].map(([, name]) => name),
  );
  return names.length > 0 ? names : undefined;
}

function namesOfT(name) {
  if (ts.isIdentifier(name)) return [name.text];
  if (ts.isArrayBindingPattern(name)) return name.elements[0] ? [name.elements[0].getText()] : [];
  return name.elements
    .filter((element) => (element.propertyName ?? element.name).getText() === "t")
    .map((element) => element.name.getText());
}

/** The keys a node asks for: `t(key)`, `i18n.t(key)`, `<Trans i18nKey={key} ns="board">`. */
function askedBy(node, born) {
  if (ts.isCallExpression(node) && node.arguments[0]) return askedByCall(node, born);
  if (ts.isJsxAttribute(node) && node.name.getText() === "i18nKey" && node.initializer) {
    return askedByElement(node, born);
  }
  return [];
}

function askedByCall(call, born) {
  const callee = call.expression;
  const isMethod = ts.isPropertyAccessExpression(callee) && callee.name.text === "t";
  if (!isMethod && !ts.isIdentifier(callee)) return [];
  const origin = lookup(born, callee, isMethod ? callee.expression.getText() : callee.text);
  if (!origin && !isMethod && callee.text !== "t") return [];
  const own = option(call, 1, "ns");
  return [
    {
      expression: call.arguments[0],
      origin: own ? { namespaces: [own], prefix: origin?.prefix } : (origin ?? {}),
    },
  ];
}

function askedByElement(attribute, born) {
  const { initializer } = attribute;
  const expression = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  const named = attribute.parent.properties.find((other) => other.name?.getText() === "ns");
  const namespaces = named?.initializer && texts(named.initializer);
  const origin = namespaces ? { namespaces } : (lookup(born, attribute, "t") ?? {});
  return [{ expression, origin }];
}

/** A key as its fixed pieces with anything between them; none where it is not written here. */
function piecesOf(expression) {
  if (ts.isStringLiteralLike(expression)) return [[expression.text]];
  if (ts.isTemplateExpression(expression)) {
    const pieces = [
      expression.head.text,
      ...expression.templateSpans.map((span) => span.literal.text),
    ];
    // A key made of nothing fixed would ask for every text there is.
    return pieces.some(Boolean) ? [pieces] : [];
  }
  if (ts.isConditionalExpression(expression)) {
    return [...piecesOf(expression.whenTrue), ...piecesOf(expression.whenFalse)];
  }
  if (ts.isBinaryExpression(expression)) {
    return [...piecesOf(expression.left), ...piecesOf(expression.right)];
  }
  if (ts.isArrayLiteralExpression(expression)) return expression.elements.flatMap(piecesOf);
  if (
    ts.isParenthesizedExpression(expression) ||
    ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression)
  ) {
    return piecesOf(expression.expression);
  }
  return [];
}

function withNamespace([first, ...rest], { namespaces, prefix }) {
  const colon = first.indexOf(":");
  if (colon > 0) {
    return { namespaces: [first.slice(0, colon)], pieces: [first.slice(colon + 1), ...rest] };
  }
  return { namespaces, pieces: [prefix ? `${prefix}.${first}` : first, ...rest] };
}

function calleeName(call) {
  const callee = call.expression;
  return ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
}

function texts(node) {
  if (!node) return undefined;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((item) => texts(item) ?? []);
  if (ts.isAsExpression(node) || (ts.isJsxExpression(node) && node.expression)) {
    return texts(node.expression);
  }
  return undefined;
}

function option(call, index, name) {
  const options = call.arguments[index];
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined;
  const property = options.properties.find((candidate) => candidate.name?.getText() === name);
  return property && ts.isPropertyAssignment(property)
    ? texts(property.initializer)?.[0]
    : undefined;
}

function scopeOf(node) {
  if (ts.isParameter(node)) return node.parent;
  return ts.findAncestor(
    node.parent,
    (ancestor) => ts.isFunctionLike(ancestor) || ts.isSourceFile(ancestor),
  );
}

function remember(born, scope, name, origin) {
  const names = born.get(scope) ?? new Map();
  names.set(name, origin);
  born.set(scope, names);
}

function lookup(born, node, name) {
  for (let scope = scopeOf(node); scope; scope = scope.parent && scopeOf(scope)) {
    const origin = born.get(scope)?.get(name);
    if (origin) return origin;
    if (ts.isSourceFile(scope)) return undefined;
  }
  return undefined;
}
