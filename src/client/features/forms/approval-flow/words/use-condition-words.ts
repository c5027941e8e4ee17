import { useTranslation } from "react-i18next";
import { useFormSurroundings } from "#client/parts/form-fill/around/use-form-surroundings.ts";
import { numberText } from "#client/parts/form-fill/number-text.ts";
import type { ReadyForm } from "#domain/company-form/ready-form.ts";
import { shapeNameOf } from "#domain/form/field-kinds/field-kind.ts";
import { fieldText } from "#domain/form/field-kinds/field-text.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { Json } from "#domain/form/json/json.ts";
import type { ConditionWords } from "./condition-text.ts";
import { fieldName } from "./field-name.ts";

/** How the fields of a form are called, and what stands in them, in the person's language. */
export function useConditionWords(ready: ReadyForm): ConditionWords {
  const { t, i18n } = useTranslation("approval-flow");
  const surroundings = useFormSurroundings(ready);
  const { form } = ready;
  const value = (path: string, json: Json, of: Form = form): string => {
    const node = of.fields.get(path)?.node;
    if (!node || !surroundings) return plainText(json);
    if (typeof json === "number" && shapeNameOf(node.kind, node.properties) === "number") {
      // A limit is said as it was set.
      const { precision: _asFilledIn, ...look } = node.properties;
      return numberText(look, json, i18n.language);
    }
    return fieldText(node, json, surroundings.words) || plainText(json);
  };
  return { t, field: (path) => fieldName(form, path), value };
}

function plainText(json: Json): string {
  return typeof json === "string" || typeof json === "number" ? String(json) : "";
}
