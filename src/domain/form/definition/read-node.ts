import {
  type FieldProperties,
  type PropertyName,
  readProperty,
} from "../field-kinds/field-properties.ts";
import type { FieldKind } from "../field-kinds/field-kind.ts";
import { fieldKindNamed } from "../field-kinds/field-kinds.ts";
import { propertyType } from "../field-kinds/property-types.ts";
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  objectOf,
  textOf,
} from "../json/json.ts";
import { optionNames } from "./option-names.ts";
import { readSettings } from "./field-settings.ts";
import type { FormNode, NodeSource } from "./form-node.ts";

/** Reads a piece of a form and all below it; `place` = where it stands ("0.2"), its name where it has no other. */
export function readNode(json: JsonObject, place: string): FormNode {
  const source = sourceOf(json);
  const config = source.config ?? {};
  const kindName = kindNameOf(config, json);
  const kind = fieldKindNamed(kindName);
  const name = textOf(json["__vModel__"]);
  return {
    id: name || textOf(config["formId"]) || place,
    kind,
    kindName,
    name,
    settings: readSettings(config),
    properties: readProperties(kind, source),
    children: childrenOf(json, source).map((child, at) => readNode(child, `${place}.${at}`)),
    source,
  };
}

/** What says no kind is a pane of the layout that it stands in. */
function kindNameOf(config: JsonObject, json: JsonObject): string {
  const named = textOf(config["zjKey"]) || textOf(config["jnpfKey"]);
  const isPane = named === "" && textOf(json["__vModel__"]) === "";
  const isPieceOfLayout = /^(tabItem|collapseItem|tableGridTr|tableGridTd)$/.test(named);
  return isPane || isPieceOfLayout ? "pane" : named;
}

function sourceOf(json: JsonObject): NodeSource {
  const { __config__: written, ...beside } = json;
  const config = isJsonObject(written) ? written : undefined;
  if (config && isNodeList(config["children"])) {
    const { children: _, ...own } = config;
    return { config: own, rest: beside, childrenIn: "config" };
  }
  if (!isNodeList(json["children"])) return { config, rest: beside, childrenIn: undefined };
  const { children: _, ...rest } = beside;
  return { config, rest, childrenIn: "rest" };
}

function childrenOf(json: JsonObject, { childrenIn }: NodeSource): readonly JsonObject[] {
  if (childrenIn === undefined) return [];
  const holder = childrenIn === "config" ? objectOf(json["__config__"]) : json;
  const children = holder["children"];
  return isNodeList(children) ? children : [];
}

/** A list of anything else is kept as it is, and read past. */
function isNodeList(json: Json | undefined): json is readonly JsonObject[] {
  return isJsonList(json) && json.every(isJsonObject);
}

/** The properties its kind takes: what is said where it fits, else what the kind says. */
function readProperties(kind: FieldKind, { rest, config }: NodeSource): Partial<FieldProperties> {
  const names = optionNames(rest);
  const said = Object.entries(kind.properties).map(([name, fallback]) => {
    const written = rest[name] ?? config?.[name];
    return [name, readProperty(propertyType(name as PropertyName), written, names) ?? fallback];
  });
  return Object.fromEntries(said) as Partial<FieldProperties>;
}
