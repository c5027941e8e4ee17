import { isJsonObject, type Json, type JsonObject, listOf } from "../json/json.ts";
import { PRECISION_MAX } from "../number/round.ts";

/** A choice: what is kept, and what people read. */
export interface Option {
  readonly id: string | number;
  readonly name: string;
  readonly disabled?: boolean;
  readonly children?: readonly Option[];
}

/** Everything that kinds of fields can be told; each kind takes some of it (forms-approvals 1.3). */
export interface FieldProperties {
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly clearable: boolean;
  readonly filterable: boolean;
  readonly multiple: boolean;
  readonly maxlength: number;
  readonly showCount: boolean;
  readonly showPassword: boolean;
  readonly useScan: boolean;
  readonly useMask: boolean;
  readonly maskConfig: JsonObject;
  readonly addonBefore: string;
  readonly addonAfter: string;
  readonly autoSize: JsonObject;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly precision: number;
  readonly controls: boolean;
  readonly thousands: boolean;
  readonly isAmountChinese: boolean;
  /** Of the sum that a request is about: it stands beside its name wherever requests are listed. */
  readonly isRequestAmount: boolean;
  /** A length of time, in hours or days: no more than three digits before the point. */
  readonly isDuration: boolean;
  readonly activeTxt: string;
  readonly inactiveTxt: string;
  readonly activeValue: number;
  readonly inactiveValue: number;
  readonly options: readonly Option[];
  readonly direction: string;
  readonly optionType: string;
  readonly buttonStyle: string;
  readonly showAllLevels: boolean;
  readonly format: string;
  readonly startTime: string | number;
  readonly endTime: string | number;
  readonly accept: string;
  readonly fileSize: number;
  readonly sizeUnit: string;
  readonly limit: number;
  readonly buttonText: string;
  readonly tipText: string;
  readonly pathType: string;
  readonly isAccount: number;
  readonly folder: string;
  readonly showAlpha: boolean;
  readonly colorFormat: string;
  readonly count: number;
  readonly allowHalf: boolean;
  readonly range: boolean;
  readonly ableIds: readonly Json[];
  readonly selectType: string;
  readonly relationField: string;
  readonly autoLocation: boolean;
  readonly enableLocationScope: boolean;
  readonly adjustmentScope: number;
  readonly locationScope: readonly Json[];
  readonly enableDesktopLocation: boolean;
  readonly level: number;
  readonly showLevel: string;
  readonly modelId: string;
  readonly interfaceId: string;
  readonly propsValue: string;
  readonly columnOptions: readonly Json[];
  readonly hasPage: boolean;
  readonly pageSize: number;
  readonly popupType: string;
  readonly popupTitle: string;
  readonly popupWidth: string;
  readonly templateJson: readonly Json[];
  readonly transferList: readonly Json[];
  readonly showField: string;
  readonly total: number;
  readonly expression: readonly Json[];
  readonly isStorage: number;
  readonly rule: string;
  readonly content: string;
  readonly href: string;
  readonly target: string;
  readonly textStyle: JsonObject;
  readonly type: string;
  readonly align: string;
  readonly title: string;
  readonly description: string;
  readonly showIcon: boolean;
  readonly closable: boolean;
  readonly closeText: string;
  readonly contentPosition: string;
  readonly helpMessage: string;
  readonly colorDark: string;
  readonly colorLight: string;
  readonly width: number;
  readonly height: number;
  readonly dataType: string;
  readonly staticText: string;
  readonly lineColor: string;
  readonly background: string;
  readonly header: string;
  readonly shadow: string;
  readonly justify: string;
  readonly active: Json;
  readonly tabPosition: string;
  readonly accordion: boolean;
  readonly borderType: string;
  readonly borderColor: string;
  readonly borderWidth: number;
  readonly showSummary: boolean;
  readonly summaryField: readonly Json[];
  readonly addType: number;
  readonly complexHeaderList: readonly Json[];
  readonly columnBtnsList: readonly Json[];
  readonly footerBtnsList: readonly Json[];
  /** Columns whose values may stand in one row only, together. */
  readonly uniqueRows: readonly string[];
  /** Rows that are there from the start. */
  readonly seedRows: readonly Json[];
}

export type PropertyName = keyof FieldProperties;

/** How a property is read: a number that came as a text is a number still, 0 and 1 are flags (JNPF writes both). */
export type PropertyType =
  | "text"
  | "number"
  | "places"
  | "flag"
  | "list"
  | "texts"
  | "object"
  | "options"
  | "any";

const numeric = /^-?\d+(\.\d+)?$/;

/** What stands there as a property of this type; undefined where it is none. */
export function readProperty(
  type: PropertyType,
  json: Json | undefined,
  names: OptionNames,
): unknown {
  if (json === null || json === undefined) return undefined;
  if (type === "text") return typeof json === "string" ? json : undefined;
  if (type === "number") return readNumber(json);
  if (type === "places") return readPlaces(json);
  if (type === "flag") return readFlag(json);
  if (type === "object") return isJsonObject(json) ? json : undefined;
  if (type === "any") return json;
  if (!Array.isArray(json)) return undefined;
  if (type === "texts") return json.filter((item) => typeof item === "string");
  return type === "options" ? readOptions(json, names) : json;
}

function readNumber(json: Json): number | undefined {
  if (typeof json === "string" && numeric.test(json.trim())) return Number(json);
  return typeof json === "number" ? json : undefined;
}

/** Decimals to keep: whole, and no more than a field may be asked for. */
function readPlaces(json: Json): number | undefined {
  const number = readNumber(json);
  if (number === undefined) return undefined;
  return Math.max(0, Math.min(PRECISION_MAX, Math.trunc(number)));
}

function readFlag(json: Json): boolean | undefined {
  if (json === 0 || json === 1) return json === 1;
  return typeof json === "boolean" ? json : undefined;
}

/** By what names the parts of options go (`props` in a definition). */
export interface OptionNames {
  readonly value: string;
  readonly label: string;
  readonly children: string;
}

export const OPTION_NAMES: OptionNames = { value: "id", label: "fullName", children: "children" };

/** Choices under whatever names their parts go; what is no choice is left out. */
function readOptions(json: readonly Json[], names: OptionNames): Option[] {
  return json.flatMap((item) => {
    if (!isJsonObject(item)) return [];
    const [id, name] = [item[names.value], item[names.label]];
    if (typeof id !== "string" && typeof id !== "number") return [];
    const children = readOptions(listOf(item[names.children]), names);
    return [
      {
        id,
        name: typeof name === "string" ? name : String(id),
        ...(item["disabled"] === true && { disabled: true }),
        ...(children.length > 0 && { children }),
      },
    ];
  });
}
