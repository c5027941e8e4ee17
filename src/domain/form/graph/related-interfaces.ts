import { type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import type { FormNode } from "../definition/form-node.ts";
import { treeInterface } from "../list/list-tree.ts";
import type { Form } from "./form.ts";

/** The data interface that a field asks for its choices; "" = none. */
export function interfaceOf({
  settings,
  properties,
}: Pick<FormNode, "settings" | "properties">): string {
  if (properties.modelId) return "";
  return settings.dataType === "dynamic" ? settings.interfaceId : (properties.interfaceId ?? "");
}

/** The data interface whose rows a button of a sub-table picks; "" = none. */
export function pickedInterface(button: JsonObject): string {
  return textOf(objectOf(button["actionConfig"])["interfaceId"]);
}

/** The data interfaces that a form asks: by their ids or codes, each once, in a steady order. */
export function relatedInterfaces({
  pieces,
  definition,
}: Pick<Form, "pieces" | "definition">): string[] {
  const named = [...pieces.values()].flatMap(({ node }) => interfacesOf(node));
  return [...new Set([...named, treeInterface({ definition })])].filter(Boolean).toSorted();
}

/** The data interfaces that a piece asks: by itself, and by the buttons below its rows. */
export function interfacesOf(node: FormNode): string[] {
  const buttons = listOf(node.properties.footerBtnsList).map(objectOf);
  return [interfaceOf(node), ...buttons.map(pickedInterface)].filter((name) => name !== "");
}
