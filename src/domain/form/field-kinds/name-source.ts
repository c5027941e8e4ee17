import type { FormNode } from "../definition/form-node.ts";
import { choiceColumns } from "./choice-columns.ts";
import type { NameSource } from "./names.ts";

/** Where the words for the ids of a field come from; undefined for what keeps no ids. */
export function nameSourceOf(node: FormNode): NameSource | undefined {
  const { kind, settings, properties } = node;
  const type = kind.names;
  if (type === undefined) return undefined;
  if (type === "record") return { type, of: properties.modelId ?? "" };
  if (type === "interface") {
    return properties.modelId
      ? { type: "record", of: properties.modelId }
      : interfaceSource(node, properties.interfaceId ?? "");
  }
  if (type !== "options") return { type };
  if (settings.dataType === "dictionary") return { type, of: settings.dictionaryType };
  if (settings.dataType === "dynamic") return interfaceSource(node, settings.interfaceId);
  return { type, options: properties.options ?? [] };
}

function interfaceSource(node: FormNode, of: string): NameSource {
  return { type: "interface", of, columns: choiceColumns(node) };
}
