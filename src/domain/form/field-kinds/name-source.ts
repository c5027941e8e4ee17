import type { FormNode } from "../definition/form-node.ts";
import type { NameSource } from "./names.ts";

/** Where the words for the ids of a field come from; undefined for what keeps no ids. */
export function nameSourceOf({ kind, settings, properties }: FormNode): NameSource | undefined {
  const type = kind.names;
  if (type === undefined) return undefined;
  if (type === "record") return { type, of: properties.modelId ?? "" };
  if (type === "interface") {
    return properties.modelId
      ? { type: "record", of: properties.modelId }
      : { type, of: properties.interfaceId ?? "" };
  }
  if (type !== "options") return { type };
  if (settings.dataType === "dictionary") return { type, of: settings.dictionaryType };
  if (settings.dataType === "dynamic") return { type: "interface", of: settings.interfaceId };
  return { type, options: properties.options ?? [] };
}
