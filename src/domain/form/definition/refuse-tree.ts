import { holdsValue } from "../field-kinds/field-kind.ts";
import { isPlainKey } from "../json/read-json.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { ROW_ID } from "../record/form-values.ts";
import { FIELD_NAME_MAX, FORM_FIELDS_MAX, LAYOUT_DEPTH_MAX, OPTIONS_MAX } from "./form-limits.ts";
import type { FormNode } from "./form-node.ts";
import { nodesOf } from "./form-node.ts";

const FIELD_NAME = /^[A-Za-z_]\w*$/;

/** Why a tree of fields cannot be a form: too many fields, too deep, a name that cannot be one or stands twice, a table in a table. */
export function refuseTree(nodes: readonly FormNode[]): Refusal | undefined {
  const all = [...nodesOf(nodes)];
  const fields = all.filter(({ name }) => name !== "");
  if (fields.length > FORM_FIELDS_MAX) {
    return parameterError("form.tooManyFields", { limit: FORM_FIELDS_MAX, found: fields.length });
  }
  return (
    refuseDepth(nodes, 1) ??
    firstOf(all, refuseName) ??
    firstOf(all, refuseOptions) ??
    firstOf(all, refuseTable) ??
    refuseTwice(nodes)
  );
}

function firstOf(
  nodes: readonly FormNode[],
  refuse: (node: FormNode) => Refusal | undefined,
): Refusal | undefined {
  for (const node of nodes) {
    const refusal = refuse(node);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseDepth(nodes: readonly FormNode[], depth: number): Refusal | undefined {
  if (nodes.length > 0 && depth > LAYOUT_DEPTH_MAX + 1) {
    return parameterError("form.layoutTooDeep", { limit: LAYOUT_DEPTH_MAX });
  }
  // A pane belongs to the layout it stands in.
  return firstOf(nodes, ({ children, kind }) =>
    refuseDepth(children, kind.name === "pane" ? depth : depth + 1),
  );
}

function refuseName({ name, kind, kindName }: FormNode): Refusal | undefined {
  if (name === "") {
    return holdsValue(kind) ? parameterError("form.nameMissing", { kind: kindName }) : undefined;
  }
  if (name.length <= FIELD_NAME_MAX && FIELD_NAME.test(name) && isPlainKey(name)) return undefined;
  return parameterError("form.nameInvalid", { field: name.slice(0, FIELD_NAME_MAX) });
}

function refuseOptions({ name, properties }: FormNode): Refusal | undefined {
  const count = properties.options?.length ?? 0;
  if (count <= OPTIONS_MAX) return undefined;
  return parameterError("form.tooManyOptions", { field: name, limit: OPTIONS_MAX });
}

function refuseTable({ name, kind, children }: FormNode): Refusal | undefined {
  if (kind.group !== "table") return undefined;
  const columns = [...nodesOf(children)];
  // By this name a row says its own id.
  if (columns.some((column) => column.name === ROW_ID)) {
    return parameterError("form.nameInvalid", { field: `${name}.${ROW_ID}` });
  }
  const inner = columns.find(({ kind: { not } }) => not.includes("inTable"));
  return inner && parameterError("form.notInTable", { field: name, kind: inner.kindName });
}

/** Names, and the ids of layouts, are those of the form, and those of each sub-table for themselves. */
function refuseTwice(nodes: readonly FormNode[]): Refusal | undefined {
  const seen = new Set<string>();
  return firstOf([...outsideTables(nodes)], ({ id, kind, children }) => {
    if (seen.has(id)) return parameterError("form.nameTwice", { field: id });
    seen.add(id);
    return kind.group === "table" ? refuseTwice(children) : undefined;
  });
}

/** Everything but what stands in the rows of a sub-table. */
function* outsideTables(nodes: readonly FormNode[]): Generator<FormNode> {
  for (const node of nodes) {
    yield node;
    if (node.kind.group !== "table") yield* outsideTables(node.children);
  }
}
