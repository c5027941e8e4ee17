import { failure, type Result, success } from "#base/result.ts";
import { removeNodes } from "../form/definition/edit-definition.ts";
import type { FormDefinition } from "../form/definition/form-definition.ts";
import type { FormNode } from "../form/definition/form-node.ts";
import { writeDefinition } from "../form/definition/write-definition.ts";
import type { Form } from "../form/graph/form.ts";
import { type JsonObject, objectOf, textOf } from "../form/json/json.ts";
import type { Refusal } from "../refusal.ts";
import { pathsKeptBack } from "./visitor-fields.ts";
import { namesAny, visitorNode } from "./visitor-node.ts";

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

/** What became of a form: many open the same one. */
const made = new WeakMap<Form, Map<string, Result<JsonObject, Refusal>>>();

/** A form as it goes to a visitor: without the fields that are kept back, and without rules that speak of them. */
export function visitorDefinition(
  form: Form,
  closed: readonly string[],
): Result<JsonObject, Refusal> {
  const ofForm = made.get(form) ?? new Map<string, Result<JsonObject, Refusal>>();
  made.set(form, ofForm);
  const known = ofForm.get(closed.join());
  if (known) return known;
  const hidden = pathsKeptBack(form, closed);
  const left = removeNodes(form.definition, new Set(hidden));
  const written = left.ok ? success(plain(left.value, hidden)) : failure(left.error);
  ofForm.set(closed.join(), written);
  return written;
}

function plain(definition: FormDefinition, hidden: readonly string[]): JsonObject {
  const { source, ...rest } = definition;
  const shown = LAYOUT.flatMap((key) => {
    const value = source[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  // Pieces without a name or an id go by their place, which is no word.
  const names = hidden.map((path) => path.split(".").at(-1) ?? path);
  const kept = new Set(names.filter((name) => !/^\d/.test(name)));
  const rules = definition.rules.filter((rule) => !namesAny(rule, kept));
  const nodes = definition.nodes.map((node) => visitorNode(withOwnRows(node), kept));
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
