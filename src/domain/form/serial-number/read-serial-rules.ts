import type { FormDefinition } from "../definition/form-definition.ts";
import { type Json, type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import type { SerialRule } from "./serial-rule.ts";

/** Signs in front of and behind a number, and digits of a count. */
const WORDS_MAX = 50;
const DIGITS_MAX = 20;
const DATE_FORMAT = /^(no|YYYY(MM(DD(HH(mm(ss(SSS)?)?)?)?)?)?)$/;

/** How the numbers of a form are made, by the names by which its fields know them; they stand in its definition. */
export function readSerialRules({ source }: FormDefinition): ReadonlyMap<string, SerialRule> {
  const rules = listOf(source["serialRules"]).map(objectOf).map(readRule);
  return new Map(rules.map((rule) => [rule.enCode, rule]));
}

/** Of a rule that nobody wrote: the day and a count. */
export function usualSerialRule(enCode: string): SerialRule {
  return { enCode, fullName: enCode, type: 1, dateFormat: "YYYYMMDD", digit: 4 };
}

function readRule(json: JsonObject): SerialRule {
  const enCode = textOf(json["enCode"]);
  const type = numberIn(json["type"], 1, 3, 1) as SerialRule["type"];
  const dateFormat = textOf(json["dateFormat"]);
  return {
    enCode,
    fullName: textOf(json["fullName"]) || enCode,
    type,
    prefix: textOf(json["prefix"]).slice(0, WORDS_MAX),
    suffix: textOf(json["suffix"]).slice(0, WORDS_MAX),
    separator: textOf(json["separator"]).slice(0, WORDS_MAX),
    dateFormat: DATE_FORMAT.test(dateFormat) ? dateFormat : "no",
    digit: numberIn(json["digit"], 0, DIGITS_MAX, 0),
    startNumber: numberIn(json["startNumber"], 0, 1_000_000_000, 1),
    randomDigit: numberIn(json["randomDigit"], 1, DIGITS_MAX, 6),
    randomType: numberIn(json["randomType"], 1, 2, 1) as 1 | 2,
  };
}

function numberIn(json: Json | undefined, least: number, most: number, usual: number): number {
  return typeof json === "number" && Number.isInteger(json) && json >= least && json <= most
    ? json
    : usual;
}
