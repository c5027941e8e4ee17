import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { useShownForm } from "../store/form-context.ts";

/** What can be chosen in a field: its own choices, or those of its dictionary; undefined where this device has none. */
export function useOptions({ settings, properties }: FormNode): readonly Option[] | undefined {
  const { dictionaryOf } = useShownForm();
  if (settings.dataType === "static") return properties.options ?? [];
  return settings.dataType === "dictionary" ? dictionaryOf(settings.dictionaryType) : undefined;
}
