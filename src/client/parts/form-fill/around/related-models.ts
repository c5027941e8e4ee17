import type { Form } from "#domain/form/graph/form.ts";
import { listOf, objectOf } from "#domain/form/json/json.ts";
import { pickedModel } from "../sub-table/picked-edits.ts";

/** The forms whose records a form names: by their ids or codes, each once, in a steady order. */
export function relatedModels({ pieces }: Form): string[] {
  const named = [...pieces.values()].flatMap(({ node: { properties } }) => [
    properties.modelId ?? "",
    ...listOf(properties.footerBtnsList).map((button) => pickedModel(objectOf(button))),
  ]);
  return [...new Set(named)].filter((name) => name !== "").toSorted();
}
