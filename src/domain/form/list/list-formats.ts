import type { ReadyForm } from "../../company-form/ready-form.ts";
import { queryMatcher } from "../../record/record-query.ts";
import { type Condition, writeCondition } from "../conditions/condition.ts";
import type { Form } from "../graph/form.ts";
import { type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import type { OwnFields } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";
import { knownCondition } from "./list-rule.ts";

/** Colours in which rows and cells stand out, each readable on light and dark ground. */
export const FORMAT_TINTS = ["red", "amber", "green", "accent", "neutral"] as const;
export type FormatTint = (typeof FORMAT_TINTS)[number];

/** Formats of one list. */
export const LIST_FORMATS_MAX = 30;
export const FORMAT_MARK_MAX = 20;

/** How a row or a cell stands out. */
export interface Format {
  readonly tint: FormatTint;
  /** Its ground is tinted, and not only what it says. */
  readonly ground: boolean;
  readonly bold: boolean;
  /** A word beside it, so that the colour does not say it alone; "" = a sign. */
  readonly mark: string;
}

/** A format with what it is for, and when. */
export interface ListFormat extends Format {
  /** The path of the field whose cell it is for; "" = the whole row. */
  readonly target: string;
  readonly condition: Condition;
}

/** How one row stands out: as a whole, and in some of its cells. */
export interface RowFormats {
  readonly row: Format | undefined;
  /** By path. */
  readonly cells: ReadonlyMap<string, Format>;
}

/** The formats of a list that somebody can be shown: those that ask of fields which the form has, and which are not kept from them. */
export function listFormats(form: Form, own: OwnFields): readonly ListFormat[] {
  const drawn = listOf(columnDataIn(form)["formats"]).slice(0, LIST_FORMATS_MAX).map(objectOf);
  return drawn.flatMap((json) => {
    const condition = knownCondition(form, own, json["when"] ?? null);
    const format = readFormat(json);
    const isKnown = format.target === "" || form.fields.has(format.target);
    return condition && isKnown ? [{ ...format, condition }] : [];
  });
}

/** What is drawn of a format, but for when it holds. */
export function readFormat(json: JsonObject): Format & Pick<ListFormat, "target"> {
  return {
    target: textOf(json["field"]),
    tint: FORMAT_TINTS.find((each) => each === json["color"]) ?? "accent",
    ground: json["ground"] !== false,
    bold: json["bold"] === true,
    mark: textOf(json["mark"]).slice(0, FORMAT_MARK_MAX),
  };
}

/** A new format as it is drawn at first: of the row, and asking nothing yet. */
export function newFormat(): JsonObject {
  const when = writeCondition({ all: true, groups: [{ all: true, questions: [] }] });
  return { field: "", color: "red", ground: true, bold: false, mark: "", when };
}

/** Makes a question of the formats of a list that is asked of the values of each row; of several for one place the first counts. */
export function formatter(
  ready: ReadyForm,
  own: OwnFields,
  asker: { readonly userId: number; readonly now: number },
): ((values: JsonObject) => RowFormats | undefined) | undefined {
  const formats = listFormats(ready.form, own).map((format) => ({
    format,
    holds: queryMatcher(ready, format.condition, asker),
  }));
  if (formats.length === 0) return undefined;
  return (values) => {
    const found = new Map<string, Format>();
    for (const { format, holds } of formats)
      if (!found.has(format.target) && holds(values)) found.set(format.target, format);
    return found.size === 0 ? undefined : { row: found.get(""), cells: found };
  };
}
