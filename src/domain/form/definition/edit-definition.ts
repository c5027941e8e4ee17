import { failure, type Result } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { fieldKindNamed } from "../field-kinds/field-kinds.ts";
import { holdsValue } from "../field-kinds/field-kind.ts";
import type { JsonObject } from "../json/json.ts";
import { objectOf, textOf } from "../json/json.ts";
import type { FormDefinition } from "./form-definition.ts";
import { type FormNode, nodesOf, pathOf, pathsOf, tableBelow } from "./form-node.ts";
import { parseDefinition } from "./parse-definition.ts";
import { readNode } from "./read-node.ts";
import { writeDefinition, writeNode } from "./write-definition.ts";

/** Where a piece of a form stands: in which layout or sub-table, and before which of its neighbours; pieces go by their paths. */
export interface NodePlace {
  /** Undefined = in the form itself. */
  readonly holder?: string;
  /** Undefined = behind all others. */
  readonly before?: string;
}

type Edited = Result<FormDefinition, Refusal>;

/**
 * What a designer does to a form. Each edit gives another definition and leaves the former one as it was, so that undoing is going
 * back to it; what would be no form is refused, and changes nothing.
 */
export function insertNode(definition: FormDefinition, json: JsonObject, place: NodePlace): Edited {
  const [node] = renamed(definition, [readNode(json, "new")]);
  return node ? rebuilt(definition, putInto(definition.nodes, [node], place), place) : gone();
}

/** Takes pieces elsewhere, in the order they had. A layout cannot be put into itself. */
export function moveNodes(
  definition: FormDefinition,
  paths: ReadonlySet<string>,
  place: NodePlace,
): Edited {
  const moved = [...pathsOf(definition.nodes)]
    .filter(([path]) => paths.has(path))
    .map(([, node]) => node);
  const left = without(definition.nodes, paths);
  return moved.length === 0 ? gone() : rebuilt(definition, putInto(left, moved, place), place);
}

/** A copy right behind its original, with names of its own. */
export function copyNode(definition: FormDefinition, path: string): Edited {
  const original = nodeAt(definition, path);
  const [copy] = original ? renamed(definition, [original]) : [];
  if (!original || !copy) return gone();
  return rebuilt(
    definition,
    changed(definition.nodes, (nodes, at) =>
      nodes.flatMap((node) => (at(node) === path ? [node, copy] : [node])),
    ),
  );
}

export function removeNodes(definition: FormDefinition, paths: ReadonlySet<string>): Edited {
  return rebuilt(definition, without(definition.nodes, paths));
}

/** Other settings (`config`) and properties of a piece; undefined takes one away. */
export function changeNode(
  definition: FormDefinition,
  path: string,
  change: {
    readonly config?: Readonly<Record<string, JsonObject[string] | undefined>>;
    readonly properties?: Readonly<Record<string, JsonObject[string] | undefined>>;
  },
): Edited {
  if (!nodeAt(definition, path)) return gone();
  const nodes = changed(definition.nodes, (all, at) =>
    all.map((node) => {
      if (at(node) !== path) return node;
      const rest = merged(node.source.rest, change.properties ?? {});
      const config = merged(node.source.config ?? {}, change.config ?? {});
      return { ...node, source: { ...node.source, rest, config } };
    }),
  );
  return rebuilt(definition, nodes);
}

/** With other rules. */
export function changeRules(definition: FormDefinition, rules: readonly JsonObject[]): Edited {
  return parseDefinition(
    writeDefinition({ ...definition, rules, source: { ...definition.source, rules: [] } }),
  );
}

export function nodeAt(definition: FormDefinition, path: string): FormNode | undefined {
  return pathsOf(definition.nodes).get(path);
}

function gone(): Edited {
  return failure(parameterError("form.pieceGone"));
}

/** Undefined keys are taken away, others written over. */
function merged(
  base: JsonObject,
  change: Readonly<Record<string, JsonObject[string] | undefined>>,
): JsonObject {
  const all = Object.entries({ ...base, ...change });
  return Object.fromEntries(
    all.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}

/** A tree in which each list of neighbours is another one. */
function changed(
  nodes: readonly FormNode[],
  change: (nodes: readonly FormNode[], at: (node: FormNode) => string) => readonly FormNode[],
  table?: string,
): readonly FormNode[] {
  return change(nodes, (node) => pathOf(node, table)).map((node) =>
    node.children.length === 0
      ? node
      : { ...node, children: changed(node.children, change, tableBelow(node, table)) },
  );
}

function without(nodes: readonly FormNode[], paths: ReadonlySet<string>): readonly FormNode[] {
  return changed(nodes, (all, at) => all.filter((node) => !paths.has(at(node))));
}

function putInto(
  nodes: readonly FormNode[],
  put: readonly FormNode[],
  place: NodePlace,
  table?: string,
): readonly FormNode[] {
  const insert = (all: readonly FormNode[], within?: string) => {
    const at = all.findIndex((node) => pathOf(node, within) === place.before);
    return at < 0 ? [...all, ...put] : all.toSpliced(at, 0, ...put);
  };
  if (place.holder === undefined) return insert(nodes);
  return nodes.map((node) => {
    const within = tableBelow(node, table);
    const isHolder = pathOf(node, table) === place.holder;
    const children = isHolder
      ? insert(node.children, within)
      : putInto(node.children, put, place, within);
    const childrenIn = node.source.childrenIn ?? (isHolder ? "config" : undefined);
    return { ...node, children, source: { ...node.source, childrenIn } };
  });
}

/** Reads the new tree as if it came from elsewhere; refuses a holder that is not there. */
function rebuilt(
  definition: FormDefinition,
  nodes: readonly FormNode[],
  { holder }: NodePlace = {},
): Edited {
  if (holder !== undefined && !pathsOf(nodes).has(holder)) return gone();
  return parseDefinition(writeDefinition({ ...definition, nodes }));
}

/** Copies with names that nobody in the form has: of fields what records keep their values under, of layouts what rules name them by. */
function renamed(definition: FormDefinition, nodes: readonly FormNode[]): readonly FormNode[] {
  const taken = new Set([...nodesOf(definition.nodes)].map(({ id }) => id));
  const mint = (kind: string) => {
    let count = taken.size + 1;
    while (taken.has(`${kind}Field${count}`)) count += 1;
    taken.add(`${kind}Field${count}`);
    return `${kind}Field${count}`;
  };
  const rename = (json: JsonObject): JsonObject => {
    const config = objectOf(json["__config__"]);
    const kind = fieldKindNamed(textOf(config["zjKey"]) || textOf(config["jnpfKey"]));
    const id = mint(kind.name);
    const children = Array.isArray(config["children"]) && {
      children: config["children"].map((child) => rename(objectOf(child))),
    };
    const own = { ...config, ...children };
    return holdsValue(kind)
      ? { ...json, __vModel__: id, __config__: own }
      : { ...json, __config__: { ...own, formId: id } };
  };
  return nodes.map((node, at) => readNode(rename(writeNode(node)), `new${at}`));
}
