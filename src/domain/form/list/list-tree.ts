import type { ChoiceColumns, IdValue } from "../field-kinds/names.ts";
import { shapeNameOf } from "../field-kinds/field-kind.ts";
import type { Form } from "../graph/form.ts";
import { type Json, textOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type OwnFields, seesField } from "../permissions/field-rights.ts";
import { columnDataIn } from "./column-data.ts";
import { canSearch } from "./list-search.ts";

/** Where the tree beside a list comes from: choices of the field itself, a dictionary, the departments, or a data interface. */
export const TREE_SOURCES = ["formField", "dictionary", "organize", "api"] as const;
export type TreeSource = (typeof TREE_SOURCES)[number];

/** The tree that stands beside a list and narrows it (list type 2, forms-approvals 2). */
export interface ListTree {
  /** The field of which a node asks (`treeRelation`). */
  readonly piece: FormPiece;
  /** "" = as its field is called. */
  readonly title: string;
  readonly isSearched: boolean;
  readonly source: TreeSource;
  /** The dictionary or the data interface, by its id or code. */
  readonly of: string;
  readonly columns: ChoiceColumns;
  /** The column of a data interface in which rows have others below them. */
  readonly children: string;
}

/** Undefined where it asks of no field, or of one that the person does not see. */
export function listTree(form: Form, own: OwnFields): ListTree | undefined {
  const data = columnDataIn(form);
  const piece = form.fields.get(textOf(data["treeRelation"]));
  if (!piece || !canSearch(piece) || !seesField(own, piece)) return undefined;
  const source = TREE_SOURCES.find((each) => each === data["treeDataSource"]) ?? "formField";
  return {
    piece,
    title: textOf(data["treeTitle"]),
    isSearched: data["hasTreeQuery"] !== false,
    source,
    of: nameIn(source === "api" ? data["treePropsUrl"] : data["treeDictionary"]),
    columns: {
      value: textOf(data["treePropsValue"]) || "id",
      label: textOf(data["treePropsLabel"]) || "fullName",
    },
    children: textOf(data["treePropsChildren"]) || "children",
  };
}

/** The data interface that the tree asks; "" = none. */
export function treeInterface({ definition }: Pick<Form, "definition">): string {
  const data = columnDataIn({ definition });
  const isAsked = Number(data["type"]) === 2 && data["treeDataSource"] === "api";
  return isAsked ? nameIn(data["treePropsUrl"]) : "";
}

/** What names a dictionary or an interface: its code, or its id, as a number as well. */
export function nameIn(json: Json | undefined): string {
  return typeof json === "number" ? String(json) : textOf(json);
}

/** What is looked for in the field of the tree when a node is pressed: records that say it, alone, among others, or on their way. */
export function searchOfNode({ node }: FormPiece, id: IdValue): Json {
  const { search } = node.kind;
  if (search.endsWith("Range")) return id;
  // What is typed says it as a text, and the whole of it: 1 is no part of 10.
  return [search === "input" ? String(id) : id];
}

/** The node that is looked for; undefined where it is none, or several. */
export function nodeOfSearch(value: Json | undefined): IdValue | undefined {
  const said = Array.isArray(value) && value.length === 1 ? (value[0] as Json) : value;
  return typeof said === "string" || typeof said === "number" ? said : undefined;
}

/** What a new record says in the field of the tree that was opened at a node, which stands below these, itself the last. */
export function valueOfNode({ node }: FormPiece, way: readonly IdValue[]): Json {
  const id = way.at(-1) ?? null;
  switch (shapeNameOf(node.kind, node.properties)) {
    case "ids":
      return id === null ? [] : [id];
    case "path":
      return [...way];
    case "paths":
      return [[...way]];
    default:
      return node.kind.search === "input" && id !== null ? String(id) : id;
  }
}
