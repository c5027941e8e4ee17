import {
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
  textOf,
} from "../json/json.ts";

/** What `__config__` says of every kind alike (forms-approvals 1.2). */
export interface FieldSettings {
  readonly label: string;
  readonly tipLabel: string;
  readonly showLabel: boolean;
  /** Columns of the grid that it takes. */
  readonly span: number | undefined;
  readonly required: boolean;
  /** No two records, or no two rows of a sub-table, with the same value. */
  readonly unique: boolean;
  /** Shown on a large screen, on a phone (seed 001 section 2). */
  readonly visibility: readonly string[];
  readonly noShow: boolean;
  readonly patterns: readonly PatternSetting[];
  readonly defaultValue: Json | undefined;
  /** The default is who fills in, their unit, or now. */
  readonly defaultCurrent: boolean;
  readonly columnWidth: number | undefined;
  /** Where choices come from. */
  readonly dataType: "static" | "dictionary" | "dynamic";
  readonly dictionaryType: string;
  readonly interfaceId: string;
  /** What a data interface is asked with. */
  readonly parameters: readonly JsonObject[];
  readonly startTime: BoundSetting | undefined;
  readonly endTime: BoundSetting | undefined;
}

export interface PatternSetting {
  readonly pattern: string;
  readonly message: string;
}

/** A bound of a date: 1 a fixed value, 2 another field, 3 the moment of filling in, 4 and 5 so many units before or after it. */
export interface BoundSetting {
  readonly type: 1 | 2 | 3 | 4 | 5;
  readonly value: Json | undefined;
  readonly field: string;
  readonly unit: number;
}

export function readSettings(config: JsonObject): FieldSettings {
  return {
    label: textOf(config["label"]),
    tipLabel: textOf(config["tipLabel"]),
    showLabel: config["showLabel"] !== false,
    span: numberOf(config["span"]),
    required: isOn(config["required"]),
    unique: isOn(config["unique"]),
    visibility: visibilityOf(config["visibility"]),
    noShow: isOn(config["noShow"]),
    patterns: listOf(config["regList"]).flatMap(readPattern),
    defaultValue: config["defaultValue"],
    defaultCurrent: isOn(config["defaultCurrent"]),
    columnWidth: numberOf(config["columnWidth"]),
    dataType: dataTypeOf(config["dataType"]),
    dictionaryType: textOf(config["dictionaryType"]),
    interfaceId: textOf(config["propsUrl"]),
    parameters: listOf(config["templateJson"]).map(objectOf),
    startTime: readBound(config, "startTime", "startRelationField"),
    endTime: readBound(config, "endTime", "endRelationField"),
  };
}

/** A flag as both generations of definitions write it. */
export function isOn(json: Json | undefined): boolean {
  return json === true || json === 1;
}

function visibilityOf(json: Json | undefined): readonly string[] {
  return Array.isArray(json) ? json.filter((each) => typeof each === "string") : ["pc", "app"];
}

function dataTypeOf(json: Json | undefined): FieldSettings["dataType"] {
  return json === "dictionary" || json === "dynamic" ? json : "static";
}

function numberOf(json: Json | undefined): number | undefined {
  return typeof json === "number" ? json : undefined;
}

function readPattern(json: Json): PatternSetting[] {
  if (!isJsonObject(json) || typeof json["pattern"] !== "string" || json["pattern"] === "")
    return [];
  return [{ pattern: json["pattern"], message: textOf(json["message"]) }];
}

function readBound(
  config: JsonObject,
  side: "startTime" | "endTime",
  fieldKey: string,
): BoundSetting | undefined {
  const type = Number(config[`${side}Type`]);
  if (!isOn(config[`${side}Rule`]) || ![1, 2, 3, 4, 5].includes(type)) return undefined;
  return {
    type: type as BoundSetting["type"],
    value: config[`${side}Value`],
    field: textOf(config[fieldKey]),
    unit: Number(config[`${side}Target`] ?? 3),
  };
}
