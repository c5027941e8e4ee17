import { type Json, type JsonObject, textOf } from "../json/json.ts";
import { isOn } from "./field-settings.ts";

/** How a form is laid out and which buttons it has (forms-approvals 1.1, seed 001 section 3). */
export interface FormSettings {
  readonly size: string;
  readonly labelPosition: string;
  readonly labelWidth: number;
  readonly labelSuffix: string;
  readonly gutter: number;
  readonly popupType: string;
  readonly generalWidth: string;
  readonly fullScreenWidth: string;
  readonly drawerWidth: string;
  readonly hasCancelBtn: boolean;
  readonly cancelButtonText: string;
  readonly hasConfirmBtn: boolean;
  readonly confirmButtonText: string;
  readonly hasConfirmAndAddBtn: boolean;
  readonly hasPrintBtn: boolean;
  readonly printButtonText: string;
  readonly printIds: readonly string[];
  /** Whoever saves must have seen the version that stands. */
  readonly concurrencyLock: boolean;
  readonly logicalDelete: boolean;
  readonly formStyle: string;
}

export function readFormSettings(source: JsonObject): FormSettings {
  const text = (key: string, fallback: string) => textOf(source[key]) || fallback;
  const number = (key: string, fallback: number) =>
    typeof source[key] === "number" ? source[key] : fallback;
  return {
    size: text("size", "small"),
    labelPosition: text("labelPosition", "right"),
    labelWidth: number("labelWidth", 100),
    labelSuffix: text("labelSuffix", ""),
    gutter: number("gutter", 15),
    popupType: text("popupType", "general"),
    generalWidth: text("generalWidth", "600px"),
    fullScreenWidth: text("fullScreenWidth", "100%"),
    drawerWidth: text("drawerWidth", "600px"),
    hasCancelBtn: source["hasCancelBtn"] !== false,
    cancelButtonText: text("cancelButtonText", ""),
    hasConfirmBtn: source["hasConfirmBtn"] !== false,
    confirmButtonText: text("confirmButtonText", ""),
    hasConfirmAndAddBtn: isOn(source["hasConfirmAndAddBtn"]),
    hasPrintBtn: isOn(source["hasPrintBtn"]),
    printButtonText: text("printButtonText", ""),
    printIds: textsOf(source["printId"]),
    concurrencyLock: isOn(source["concurrencyLock"]),
    logicalDelete: isOn(source["logicalDelete"]),
    formStyle: text("formStyle", ""),
  };
}

/** One text or a list of them, as older and newer definitions write it. */
function textsOf(json: Json | undefined): readonly string[] {
  const all = Array.isArray(json) ? json : [json];
  return all.filter((each) => typeof each === "string" && each !== "");
}
