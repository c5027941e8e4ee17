import { DEFAULT_DATE_FORMAT, truncateTo } from "../calendar/date-format.ts";
import type { Zone } from "../calendar/zone.ts";
import type { FormNode } from "../definition/form-node.ts";
import { isJsonList, isJsonObject, type Json } from "../json/json.ts";
import { shapeNameOf } from "./field-kind.ts";
import { valueShape } from "./shapes/value-shapes.ts";

const NUL_OR_HALF_CHARACTER = /[\0\p{Surrogate}]/gu;

/**
 * A value as its field keeps it, on both sides: texts less what no database takes, dates at the beginning of the unit that their format
 * names (forms-approvals 1.3), however emptiness came in one way. Undefined where it is of another type.
 */
export function readValue(
  { kind, properties }: FormNode,
  json: Json,
  zone: Zone,
): Json | undefined {
  const read = valueShape(shapeNameOf(kind, properties)).read(cleaned(json));
  if (read === undefined || kind.group !== "time") return read;
  const format = properties.format ?? DEFAULT_DATE_FORMAT;
  const begun = (time: Json) => (typeof time === "number" ? truncateTo(time, format, zone) : time);
  return isJsonList(read) ? read.map(begun) : begun(read);
}

function cleaned(json: Json): Json {
  if (typeof json === "string") return json.replace(NUL_OR_HALF_CHARACTER, "");
  if (isJsonList(json)) return json.map(cleaned);
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, cleaned(value)]));
}
