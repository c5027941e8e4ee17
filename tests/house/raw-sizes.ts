import { type Declaration, parse } from "postcss";
import ts from "typescript-6";
import { nodesOf } from "./syntax.ts";

/** Hairlines and rings. */
const HAIRLINE = 2;
/** Rooms of this many rem and more are the layout of one screen, no step of the scale. */
const BEYOND_THE_SCALE = 4;

const spaced =
  /^(padding|margin|gap|row-gap|column-gap|inset|top|right|bottom|left|border-radius|scroll-(padding|margin))/;
const lengths = /(?<![\w.-])-?(\d*\.?\d+)(px|rem)\b/g;
const written =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown)(?![\w-])/i;

/** Lengths in a value that no token and no hairline are. In the room between things `rem` is no way around the scale. */
function rawLengths(value: string, inScale: boolean): string[] {
  return [...value.matchAll(lengths)]
    .filter(([, amount, unit]) =>
      unit === "px" ? Number(amount) > HAIRLINE : inScale && Number(amount) < BEYOND_THE_SCALE,
    )
    .map(([length]) => length);
}

function isRawDeclaration({ prop, value }: Declaration): boolean {
  const own = value.replaceAll(/var\(--[\w-]+/g, "var(");
  if (prop === "font-size" || prop === "font") return /\d/.test(own);
  return written.test(own) || rawLengths(own, spaced.test(prop)).length > 0;
}

/** Declarations of a sheet that write a size, a size of words or a colour instead of the theme's. */
export function rawInSheet(css: string): string[] {
  const found: string[] = [];
  parse(css).walkDecls((declaration) => {
    if (isRawDeclaration(declaration)) {
      found.push(`${declaration.source?.start?.line}: ${declaration.prop}: ${declaration.value}`);
    }
  });
  return found;
}

/** Properties that take a step of the scale, and those that take any size but no pixels. */
const steps =
  /^(m|p)[trblxyse]?$|^(gap|rowGap|columnGap|radius|fz|borderRadius|fontSize)$|^(margin|padding)/;
const extents =
  /^(size|w|h|miw|mih|maw|mah|(min|max)?(width|height)|top|left|right|bottom|inset)$/i;
const painted = /^(c|bg|color|background|backgroundColor|borderColor|fill)$/;

function isRawProperty(name: string, value: ts.Expression | undefined): boolean {
  if (!value) return false;
  if (ts.isPrefixUnaryExpression(value)) return isRawProperty(name, value.operand);
  if (ts.isNumericLiteral(value)) {
    return (steps.test(name) || extents.test(name)) && Number(value.text) > HAIRLINE;
  }
  if (!ts.isStringLiteralLike(value)) return false;
  if (painted.test(name)) return written.test(value.text) && !/^[a-z]+$/.test(value.text);
  return (
    (steps.test(name) || extents.test(name)) && rawLengths(value.text, steps.test(name)).length > 0
  );
}

/** Elements of the page are drawings of their own; what stands in capitals is Mantine's or ours. */
function isComponent(attribute: ts.JsxAttribute): boolean {
  return /^[A-Z]/.test(attribute.parent.parent.tagName.getText());
}

function attributeValue({ initializer }: ts.JsxAttribute): ts.Expression | undefined {
  if (initializer && ts.isJsxExpression(initializer)) return initializer.expression;
  return initializer && ts.isStringLiteral(initializer) ? initializer : undefined;
}

function isInStyle(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isJsxAttribute(at)) return /^styles?$/.test(at.name.getText());
  }
  return false;
}

/** Properties of components and inline styles in a file that write a size or a colour instead of the theme's. */
export function rawInCode(source: ts.SourceFile): string[] {
  return [...nodesOf(source)]
    .filter((node) =>
      ts.isJsxAttribute(node)
        ? isComponent(node) && isRawProperty(node.name.getText(), attributeValue(node))
        : ts.isPropertyAssignment(node) &&
          isInStyle(node) &&
          isRawProperty(node.name.getText(), node.initializer),
    )
    .map((node) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      return `${line + 1}: ${node.getText()}`;
    });
}
