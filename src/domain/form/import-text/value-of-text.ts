import { failure, type Result, success } from "#base/result.ts";
import { DEFAULT_DATE_FORMAT, parseCivil, parseDate } from "../calendar/date-format.ts";
import type { FormNode } from "../definition/form-node.ts";
import type { TextWords } from "../field-kinds/field-text.ts";
import { isUnable, shapeNameOf } from "../field-kinds/field-kind.ts";
import { nameSourceOf } from "../field-kinds/name-source.ts";
import { type IdValue, namesOfOptions } from "../field-kinds/names.ts";
import { valueShape } from "../field-kinds/shapes/value-shapes.ts";
import type { Json } from "../json/json.ts";
import { toNumber } from "../number/exact.ts";
import { numberInText } from "../number/number-in-text.ts";
import { plainText } from "../sheet/safe-text.ts";
import { boundProblems } from "../validation/check-bounds.ts";
import { patternProblems } from "../validation/check-patterns.ts";
import { type ValueProblem, valueProblem } from "../validation/value-problem.ts";

type Read = Result<Json, ValueProblem>;

/** Parts of a value that holds several, as people type them in any language. */
const SEPARATOR = /[,，、;；]/;

/**
 * The value that a cell of a sheet means for a field, or why it means none (forms-approvals 4): several are parted by commas, paths by
 * slashes, people go by name or name/account. What cannot be imported stays empty.
 */
export function valueOfText(node: FormNode, text: string, words: TextWords): Read {
  const shape = valueShape(shapeNameOf(node.kind, node.properties));
  const written = plainText(text.trim());
  if (isUnable(node.kind, "imported") || node.kind.setBy !== undefined) return success(shape.empty);
  if (written === "") {
    return node.settings.required ? failure(valueProblem("form.required")) : success(shape.empty);
  }
  const value = meaningOf(node, written, words);
  if (value === undefined) return failure(valueProblem("form.valueIncorrect"));
  const read = shape.read(value);
  if (read === undefined) return failure(valueProblem("form.valueIncorrect"));
  const [problem] = [...boundProblems(node, read), ...patternProblems(node, read)];
  return problem ? failure(problem) : success(read);
}

/** What a text says; undefined where it says nothing that the field could hold. */
function meaningOf(node: FormNode, text: string, words: TextWords): Json | undefined {
  const format = node.properties.format ?? DEFAULT_DATE_FORMAT;
  switch (shapeNameOf(node.kind, node.properties)) {
    case "number":
      return numberIn(node, text);
    case "numberRange":
      return rangeIn(node, text);
    case "flag":
      return flagIn(node, text, words);
    case "id":
      return idIn(node, text, words);
    case "ids":
      return allOf(text.split(SEPARATOR), (part) => idIn(node, part.trim(), words));
    case "path":
      return pathIn(node, text, words);
    case "paths":
      return allOf(text.split(SEPARATOR), (part) => pathIn(node, part.trim(), words));
    case "moment":
      return parseDate(text, format, words.zone);
    case "clock":
      return text.length === format.length && parseCivil(text, format) ? text : undefined;
    default:
      return text;
  }
}

/** A number as people write it in sheets, with the units of the field around it. */
function numberIn({ properties }: FormNode, text: string): number | undefined {
  const bare = withoutUnits(text, properties.addonBefore ?? "", properties.addonAfter ?? "");
  const exact = numberInText(bare);
  return exact && toNumber(exact);
}

function withoutUnits(text: string, before: string, after: string): string {
  const end = after !== "" && text.endsWith(after) ? text.length - after.length : text.length;
  const start = before !== "" && text.startsWith(before) ? before.length : 0;
  return text.slice(start, Math.max(start, end)).trim();
}

/** Two numbers with a wave between them, either of which may be open. */
function rangeIn(node: FormNode, text: string): Json | undefined {
  const ends = text.split("~").map((end) => end.trim());
  if (ends.length !== 2) return undefined;
  const values = ends.map((end) => (end === "" ? null : numberIn(node, end)));
  return values.some((value) => value === undefined) ? undefined : (values as Json);
}

function flagIn(
  { properties }: FormNode,
  text: string,
  { on, off }: TextWords,
): number | undefined {
  const { activeTxt, inactiveTxt, activeValue = 1, inactiveValue = 0 } = properties;
  const [onText, offText] = [activeTxt || on, inactiveTxt || off];
  if (text === onText) return activeValue;
  if (text === offText) return inactiveValue;
  // Nobody minds capitals in a list.
  const small = text.toLowerCase();
  if (small === onText.toLowerCase()) return activeValue;
  return small === offText.toLowerCase() ? inactiveValue : undefined;
}

function idIn(node: FormNode, text: string, { names }: TextWords): IdValue | undefined {
  const source = nameSourceOf(node);
  // Tags are what is written.
  if (!source) return text === "" ? undefined : text;
  return namesOfOptions(names).idOf(source, text);
}

function pathIn(
  node: FormNode,
  text: string,
  { names }: TextWords,
): readonly IdValue[] | undefined {
  const source = nameSourceOf(node);
  const parts = text.split("/").map((part) => part.trim());
  return source && namesOfOptions(names).pathOf(source, parts);
}

function allOf(
  parts: readonly string[],
  read: (part: string) => Json | undefined,
): readonly Json[] | undefined {
  const values = parts.map(read);
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
}
