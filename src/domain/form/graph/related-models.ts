import { type JsonObject, listOf, objectOf, textOf } from "../json/json.ts";
import type { Form } from "./form.ts";

/** The form whose records a button picks. */
export function pickedModel(button: JsonObject): string {
  return textOf(objectOf(button["actionConfig"])["modelId"]);
}

/** The forms whose records a form names: by their ids or codes, each once, in a steady order. */
export function relatedModels({ pieces }: Pick<Form, "pieces">): string[] {
  const named = [...pieces.values()].flatMap(({ node: { properties } }) => [
    properties.modelId ?? "",
    ...listOf(properties.footerBtnsList).map((button) => pickedModel(objectOf(button))),
  ]);
  return [...new Set(named)].filter((name) => name !== "").toSorted();
}
