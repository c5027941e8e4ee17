import type { PropertyName, PropertyType } from "./field-properties.ts";

const flags = [
  "disabled",
  "readonly",
  "clearable",
  "filterable",
  "multiple",
  "showCount",
  "showPassword",
  "useScan",
  "useMask",
  "controls",
  "thousands",
  "isAmountChinese",
  "isRequestAmount",
  "isDuration",
  "showAllLevels",
  "showAlpha",
  "allowHalf",
  "range",
  "autoLocation",
  "enableLocationScope",
  "enableDesktopLocation",
  "hasPage",
  "showIcon",
  "closable",
  "accordion",
  "showSummary",
] as const;
const numbers = [
  "maxlength",
  "min",
  "max",
  "step",
  "activeValue",
  "inactiveValue",
  "fileSize",
  "limit",
  "isAccount",
  "count",
  "adjustmentScope",
  "level",
  "pageSize",
  "total",
  "isStorage",
  "width",
  "height",
  "borderWidth",
  "addType",
] as const;
const lists = [
  "ableIds",
  "locationScope",
  "columnOptions",
  "templateJson",
  "transferList",
  "expression",
  "summaryField",
  "complexHeaderList",
  "columnBtnsList",
  "footerBtnsList",
  "seedRows",
] as const;

const types: ReadonlyMap<string, PropertyType> = new Map<string, PropertyType>([
  ...flags.map((name) => [name, "flag"] as const),
  ...numbers.map((name) => [name, "number"] as const),
  ...lists.map((name) => [name, "list"] as const),
  ["precision", "places"],
  ["uniqueRows", "texts"],
  ["options", "options"],
  ["maskConfig", "object"],
  ["autoSize", "object"],
  ["textStyle", "object"],
  ["startTime", "any"],
  ["endTime", "any"],
  ["active", "any"],
]);

/** The type of a property; most are texts. */
export function propertyType(name: PropertyName): PropertyType {
  return types.get(name) ?? "text";
}
