import type { Schema } from "#contract/open-api.ts";

/** What each keyword of JSON Schema says of a value, in the order in which it is said. */
const LIMITS: Readonly<Record<string, (limit: string) => string>> = {
  minimum: (limit) => `from ${limit}`,
  exclusiveMinimum: (limit) => `above ${limit}`,
  maximum: (limit) => `to ${limit}`,
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit} of them`,
  maxItems: (limit) => `at most ${limit} of them`,
  pattern: (limit) => `like ${limit}`,
};

/** A JSON Schema as people who write programs read it: one field a line, with its limits behind it. */
export function schemaText(schema: Schema, indent = ""): string {
  return `${typeText(schema, indent)}${limitsText(schema)}`;
}

function typeText(schema: Schema, indent: string): string {
  const options = (schema["anyOf"] ?? schema["oneOf"] ?? schema["allOf"]) as Schema[] | undefined;
  if (options) return options.map((option) => typeText(option, indent)).join(" | ");
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((one) => JSON.stringify(one)).join(" | ");
  const { type, items, additionalProperties } = schema as Readonly<Record<string, Schema>>;
  const { properties } = schema as { readonly properties?: Readonly<Record<string, Schema>> };
  if (properties) return objectText(schema, properties, indent);
  const places = schema["prefixItems"] as Schema[] | undefined;
  if (places) return `[ ${places.map((place) => typeText(place, indent)).join(", ")} ]`;
  if (items) return `[ ${typeText(items, indent)} ]`;
  if (additionalProperties && Object.keys(additionalProperties).length > 0)
    return `{ [key]: ${typeText(additionalProperties, indent)} }`;
  return typeof type === "string" ? type : "anything";
}

function objectText(
  { required }: Schema,
  properties: Readonly<Record<string, Schema>>,
  indent: string,
): string {
  const needed = new Set(Array.isArray(required) ? required : []);
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, schema]) =>
      `${inner}${name}${needed.has(name) ? "" : "?"}: ${schemaText(schema, inner)}`,
  );
  return lines.length > 0 ? ["{", ...lines, `${indent}}`].join("\n") : "{}";
}

function limitsText(schema: Schema): string {
  // How many there are of a fixed row of places is seen.
  if ("prefixItems" in schema) return "";
  const limits = Object.entries(LIMITS).flatMap(([keyword, words]) => {
    const limit = schema[keyword];
    // The largest number there is says nothing of what is meant.
    const isLimit = typeof limit === "string" || typeof limit === "number";
    if (!isLimit || Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER) return [];
    return [words(String(limit))];
  });
  return limits.length > 0 ? `  // ${limits.join(", ")}` : "";
}
