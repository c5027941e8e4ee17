import { DEFAULT_DATE_FORMAT, formatDate } from "../calendar/date-format.ts";
import type { Zone } from "../calendar/zone.ts";
import type { FormNode } from "../definition/form-node.ts";
import { type Json, listOf, objectOf, textOf } from "../json/json.ts";
import { exactOf } from "../number/exact.ts";
import { groupedNumber } from "../number/grouped-number.ts";
import { decimalText } from "../number/round.ts";
import { shapeNameOf } from "./field-kind.ts";
import { nameSourceOf } from "./name-source.ts";
import { type IdValue, type Names, namesOfOptions } from "./names.ts";
import { isEmptyJson } from "./shapes/value-shape.ts";

/** What it takes to write values as people read them. */
export interface TextWords {
  readonly names: Names;
  readonly zone: Zone;
  /** For switches that say nothing of their own. */
  readonly on: string;
  readonly off: string;
}

/** A value as a list, a detail and a print show it; several parted by commas, a path by slashes (forms-approvals 4). */
export function fieldText(node: FormNode, value: Json, words: TextWords): string {
  if (isEmptyJson(value)) return "";
  const { properties } = node;
  switch (shapeNameOf(node.kind, properties)) {
    case "number":
      return typeof value === "number" ? numberText(node, value) : plainText(value);
    case "numberRange":
      return rangeText(listOf(value), (end) =>
        typeof end === "number" ? numberText(node, end) : "",
      );
    case "flag":
      return flagText(node, value, words);
    case "id":
      return idText(node, value, words);
    case "ids":
      return listOf(value)
        .map((id) => idText(node, id, words))
        .join(", ");
    case "path":
      return pathText(node, listOf(value), words);
    case "paths":
      return listOf(value)
        .map((path) => pathText(node, listOf(path), words))
        .join(", ");
    case "moment":
      return momentText(node, value, words);
    case "moments":
      return rangeText(listOf(value), (end) => momentText(node, end, words));
    case "clocks":
      return rangeText(listOf(value), plainText);
    case "files":
      return listOf(value)
        .map((file) => textOf(objectOf(file)["name"]))
        .join(", ");
    case "location":
      return textOf(objectOf(value)["name"]) || textOf(objectOf(value)["address"]);
    case "points":
      return listOf(value)
        .map((point) => listOf(point).map(plainText).join(" "))
        .join(", ");
    default:
      return plainText(value);
  }
}

/** A text or a number as it stands; of anything else nothing. */
function plainText(value: Json): string {
  return typeof value === "object" ? "" : String(value);
}

function numberText({ properties }: FormNode, value: number): string {
  const { thousands, precision, addonBefore = "", addonAfter = "" } = properties;
  const plain = precision === undefined ? String(value) : decimalText(exactOf(value), precision);
  const written = thousands === true ? groupedNumber(value, precision) : plain;
  return `${addonBefore}${written}${addonAfter === "" ? "" : ` ${addonAfter}`}`;
}

function rangeText(ends: readonly Json[], text: (end: Json) => string): string {
  return ends.map(text).join(" ~ ");
}

function flagText({ properties }: FormNode, value: Json, { on, off }: TextWords): string {
  return value === (properties.activeValue ?? 1)
    ? properties.activeTxt || on
    : properties.inactiveTxt || off;
}

function isId(json: Json): json is IdValue {
  return typeof json === "string" || typeof json === "number";
}

/** The words for an id; the id itself while nobody here has them. */
function idText(node: FormNode, id: Json, { names }: TextWords): string {
  const source = nameSourceOf(node);
  if (!isId(id)) return "";
  return (source && namesOfOptions(names).nameOf(source, id)) ?? String(id);
}

function pathText(node: FormNode, path: readonly Json[], words: TextWords): string {
  const { showAllLevels, showLevel } = node.properties;
  const shown = showAllLevels === false || showLevel === "last" ? path.slice(-1) : path;
  return shown.map((id) => idText(node, id, words)).join("/");
}

function momentText({ properties }: FormNode, value: Json, { zone }: TextWords): string {
  if (typeof value !== "number") return "";
  return formatDate(value, properties.format ?? DEFAULT_DATE_FORMAT, zone);
}
