import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { queryChoices } from "#client/parts/form-query/query-choices.ts";
import { idOfRow, optionsOfRows } from "#domain/data-interface/choices-of-rows.ts";
import type { Option } from "#domain/form/field-kinds/field-properties.ts";
import { nameSourceOf } from "#domain/form/field-kinds/name-source.ts";
import type { IdValue, NameSourceType } from "#domain/form/field-kinds/names.ts";
import { isJsonObject, type JsonObject, listOf } from "#domain/form/json/json.ts";
import type { ListTree } from "#domain/form/list/list-tree.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";

type Known = Pick<
  FormSurroundings,
  "users" | "units" | "recordsOf" | "dictionaryOf" | "interfaceOf" | "areas" | "words"
>;

const UNITS: Partial<Record<NameSourceType, UnitKind>> = {
  department: "department",
  organisation: "department",
  position: "position",
  group: "userGroup",
};

/** The tree beside a list as far as it is known on this device; undefined where nothing of it is. */
export function treeNodes(tree: ListTree, known: Known): readonly Option[] | undefined {
  switch (tree.source) {
    case "dictionary":
      return known.dictionaryOf(tree.of);
    case "organize":
      return unitNodes(known.units.department);
    case "api": {
      const rows = known.interfaceOf(tree.of)?.rows;
      return rows && rowNodes(rows, tree);
    }
    default:
      return fieldNodes(tree, known);
  }
}

/** What can be chosen for the field itself. */
function fieldNodes({ piece }: ListTree, known: Known): readonly Option[] | undefined {
  const source = nameSourceOf(piece.node);
  if (source?.options) return source.options;
  if (source?.type === "options") return known.dictionaryOf(source.of ?? "");
  const units = source && UNITS[source.type];
  if (units) return unitNodes(known.units[units]);
  if (source?.type === "area") return known.areas && areaNodes(known.areas.endsAt(DEEPEST_AREA));
  if (source?.type === "interface" && source.columns) {
    const rows = known.interfaceOf(source.of ?? "")?.rows;
    return rows && optionsOfRows(rows, source.columns);
  }
  return queryChoices(piece, known)?.map(({ value, label }) => ({ id: value, name: label }));
}

/** Districts. */
const DEEPEST_AREA = 2;

/** Rows of a data interface: below each other where they name the one above them, or have others in a column of theirs. */
function rowNodes(rows: readonly JsonObject[], tree: ListTree): readonly Option[] {
  const inside = new Map<string, readonly Option[]>();
  for (const row of rows) {
    const below = listOf(row[tree.children]).filter(isJsonObject);
    const id = idOfRow(row, tree.columns);
    if (below.length > 0 && id !== undefined) inside.set(String(id), rowNodes(below, tree));
  }
  const withBelow = (option: Option): Option => {
    const own = [
      ...(option.children ?? []).map(withBelow),
      ...(inside.get(String(option.id)) ?? []),
    ];
    return own.length > 0 ? { ...option, children: own } : option;
  };
  return optionsOfRows(rows, tree.columns).map(withBelow);
}

function unitNodes(units: readonly Unit[]): readonly Option[] {
  const ids = new Set(units.map(({ id }) => id));
  const children = Map.groupBy(units, ({ parentId }) => (ids.has(parentId) ? parentId : 0));
  const below = (parentId: number): Option[] =>
    (children.get(parentId) ?? []).map(({ id, name }) => {
      const own = below(id);
      return { id, name, ...(own.length > 0 && { children: own }) };
    });
  return below(0);
}

interface Node {
  readonly id: IdValue;
  readonly name: string;
  readonly children: Map<IdValue, Node>;
}

function areaNodes(
  ends: readonly { readonly codes: readonly IdValue[]; readonly names: readonly string[] }[],
): readonly Option[] {
  const top = new Map<IdValue, Node>();
  for (const { codes, names } of ends) {
    let level = top;
    for (const [at, id] of codes.entries()) {
      const node = level.get(id) ?? { id, name: names[at] ?? "", children: new Map() };
      level.set(id, node);
      level = node.children;
    }
  }
  return optionsOf(top);
}

function optionsOf(nodes: ReadonlyMap<IdValue, Node>): readonly Option[] {
  return [...nodes.values()].map(({ id, name, children }) => ({
    id,
    name,
    ...(children.size > 0 && { children: optionsOf(children) }),
  }));
}

/** The nodes on the way to one, itself the last; undefined where it is not there. */
export function wayTo(nodes: readonly Option[], id: IdValue): readonly Option[] | undefined {
  for (const node of nodes) {
    if (String(node.id) === String(id)) return [node];
    const below = wayTo(node.children ?? [], id);
    if (below) return [node, ...below];
  }
  return undefined;
}

/** Those in whose names the words stand, with all that stands above them, and all below. */
export function nodesWith(nodes: readonly Option[], words: string): readonly Option[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === "") return nodes;
  return nodes.flatMap((node) => {
    if (node.name.toLocaleLowerCase().includes(wanted)) return [node];
    const children = nodesWith(node.children ?? [], wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}
