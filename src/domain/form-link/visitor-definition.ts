import { failure, type Result, success } from "#base/result.ts";
import { removeNodes } from "../form/definition/edit-definition.ts";
import type { FormDefinition } from "../form/definition/form-definition.ts";
import { writeDefinition } from "../form/definition/write-definition.ts";
import type { Form } from "../form/graph/form.ts";
import type { JsonObject } from "../form/json/json.ts";
import type { Refusal } from "../refusal.ts";
import { visitorFields } from "./visitor-fields.ts";

/** How a form is laid out and what its buttons say; nothing else of what stands beside its fields goes out. */
const LAYOUT = [
  "size",
  "labelPosition",
  "labelWidth",
  "labelSuffix",
  "gutter",
  "formStyle",
  "confirmButtonText",
] as const;

/** A form as it goes to a visitor: without the fields that are kept back, and without rules that speak of them. */
export function visitorDefinition(form: Form): Result<JsonObject, Refusal> {
  const hidden = Object.entries(visitorFields(form)).flatMap(([path, right]) =>
    right === "hidden" ? [path] : [],
  );
  const left = removeNodes(form.definition, new Set(hidden));
  return left.ok ? success(plain(left.value, hidden)) : failure(left.error);
}

function plain(definition: FormDefinition, hidden: readonly string[]): JsonObject {
  const { source, ...rest } = definition;
  const shown = LAYOUT.flatMap((key) => {
    const value = source[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const kept = new Set(hidden.map((path) => path.split(".").at(-1) ?? path));
  const rules = definition.rules.filter((rule) => !wordsOf(rule).some((word) => kept.has(word)));
  return writeDefinition({ ...rest, rules, source: Object.fromEntries(shown) });
}

/** All that may be the name of a field: too much is better than too little, for the server goes by all of the rules. */
function wordsOf(rule: JsonObject): string[] {
  return JSON.stringify(rule).split(/[^\p{L}\p{N}_]+/u);
}
