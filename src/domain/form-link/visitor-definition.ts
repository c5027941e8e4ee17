import { failure, type Result, success } from "#base/result.ts";
import { removeNodes } from "../form/definition/edit-definition.ts";
import type { FormDefinition } from "../form/definition/form-definition.ts";
import type { FormNode } from "../form/definition/form-node.ts";
import { writeDefinition } from "../form/definition/write-definition.ts";
import type { Form } from "../form/graph/form.ts";
import { type JsonObject, objectOf, textOf } from "../form/json/json.ts";
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
  const nodes = definition.nodes.map(withOwnRows);
  return writeDefinition({ ...rest, nodes, rules, source: Object.fromEntries(shown) });
}

/** Rows of a sub-table that are picked from other records are typed by visitors, who see no other records. */
function withOwnRows(node: FormNode): FormNode {
  const own = { ...node, children: node.children.map(withOwnRows) };
  const { addType, footerBtnsList = [] } = node.properties;
  const buttons = footerBtnsList.map((button) => textOf(objectOf(button)["value"]));
  const picks = addType === 1 || buttons.some((name) => name !== "add" && name !== "batchRemove");
  if (node.kind.group !== "table" || !picks) return own;
  const { addType: _from, footerBtnsList: _buttons, ...rest } = node.source.rest;
  return { ...own, source: { ...node.source, rest } };
}

/** All that may be the name of a field: too much is better than too little, for the server goes by all of the rules. */
function wordsOf(rule: JsonObject): string[] {
  return JSON.stringify(rule).split(/[^\p{L}\p{N}_]+/u);
}
