import { expect, test } from "vitest";
import { schemaText } from "./schema-text.ts";

test("a schema is read field by field, with its limits", () => {
  const schema = {
    type: "object",
    required: ["id", "rows"],
    properties: {
      id: { type: "integer", exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER },
      name: { type: "string", minLength: 1, maxLength: 32 },
      kind: { anyOf: [{ enum: ["a", "b"] }, { type: "null" }] },
      times: { type: "array", prefixItems: [{ type: "integer" }, { const: 0 }], minItems: 2 },
      rows: {
        type: "array",
        maxItems: 5,
        items: { type: "object", properties: { on: { type: "boolean" } } },
      },
      more: { type: "object", additionalProperties: { type: "string" } },
      none: { type: "object", properties: {} },
      rest: {},
    },
  };
  expect(schemaText(schema)).toBe(
    [
      "{",
      "  id: integer  // above 0",
      "  name?: string  // at least 1 characters, at most 32 characters",
      '  kind?: "a" | "b" | null',
      "  times?: [ integer, 0 ]",
      "  rows: [ {",
      "    on?: boolean",
      "  } ]  // at most 5 of them",
      "  more?: { [key]: string }",
      "  none?: {}",
      "  rest?: anything",
      "}",
    ].join("\n"),
  );
});
