import type { JsonObject } from "../json/json.ts";
import type { FormDefinition } from "./form-definition.ts";
import type { FormNode } from "./form-node.ts";

/** The definition as it is stored and exported: everything that was read comes back, also what nobody here understood. */
export function writeDefinition({ source, nodes, rules }: FormDefinition): JsonObject {
  return {
    ...source,
    fields: nodes.map(writeNode),
    ...((rules.length > 0 || "rules" in source) && { rules }),
  };
}

/** A piece of a form with all below it, as JSON. */
export function writeNode({ source, children }: FormNode): JsonObject {
  const { config, rest, childrenIn } = source;
  const written = children.map(writeNode);
  return {
    ...rest,
    ...(childrenIn === "rest" && { children: written }),
    ...(config && {
      __config__: childrenIn === "config" ? { ...config, children: written } : config,
    }),
  };
}
