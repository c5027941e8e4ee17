import { listOf, objectOf, textOf } from "../json/json.ts";
import type { FormNode } from "../definition/form-node.ts";
import type { Form } from "./form.ts";

/** The data interface that a field asks for its choices; "" = none. */
export function interfaceOf({
  settings,
  properties,
}: Pick<FormNode, "settings" | "properties">): string {
  if (properties.modelId) return "";
  return settings.dataType === "dynamic" ? settings.interfaceId : (properties.interfaceId ?? "");
}

/** The data interfaces that a form asks: by their ids or codes, each once, in a steady order. */
export function relatedInterfaces({ pieces }: Pick<Form, "pieces">): string[] {
  const named = [...pieces.values()].flatMap(({ node }) => [
    interfaceOf(node),
    ...listOf(node.properties.footerBtnsList).map((button) =>
      textOf(objectOf(objectOf(button)["actionConfig"])["interfaceId"]),
    ),
  ]);
  return [...new Set(named)].filter((name) => name !== "").toSorted();
}
