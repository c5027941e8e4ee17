import { failure, type Result } from "#base/result.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { changeNode } from "../definition/edit-definition.ts";
import type { FormDefinition } from "../definition/form-definition.ts";
import { type FormNode, pathsOf } from "../definition/form-node.ts";
import { parseDefinition } from "../definition/parse-definition.ts";
import { writeDefinition } from "../definition/write-definition.ts";
import { columnDataByProp } from "../list/column-data.ts";
import { isJsonObject, type Json, type JsonObject, listOf, objectOf } from "../json/json.ts";

/** Keys under which a definition names fields. */
const NAMES = new Set([
  "field",
  "formStorage",
  "relationField",
  "startRelationField",
  "endRelationField",
  "sourceValue",
  "targets",
  "uniqueSets",
  "summaryField",
  "uniqueRows",
  "listColumns",
  "prop",
  "childColumns",
  "groupField",
  "parentField",
  "treeRelation",
]);

/** Another name of a field or sub-table; whatever names it in rules, formulas and neighbours names it anew. */
export function renameField(
  definition: FormDefinition,
  path: string,
  name: string,
): Result<FormDefinition, Refusal> {
  const node = pathsOf(definition.nodes).get(path);
  if (!node || node.name === "") return failure(parameterError("form.pieceGone"));
  const renamed = changeNode(definition, path, { properties: { __vModel__: name } });
  if (!renamed.ok) return renamed;
  const table = path === node.name ? undefined : path.slice(0, path.length - node.name.length - 1);
  const written = withNamedColumns(writeDefinition(renamed.value));
  return parseDefinition(followed(written, { node, path, table, name }, undefined) ?? written);
}

function withNamedColumns(written: JsonObject): JsonObject {
  const { columnData } = written;
  return columnData === undefined
    ? written
    : { ...written, columnData: columnDataByProp(columnData) };
}

interface Renaming {
  readonly node: FormNode;
  readonly path: string;
  readonly table: string | undefined;
  readonly name: string;
}

/** The definition with every reference told anew; `within` is the sub-table in whose piece it stands, where columns go by their names alone. */
function followed(json: Json, renaming: Renaming, within: string | undefined): Json {
  if (Array.isArray(json)) return json.map((each: Json) => followed(each, renaming, within));
  if (!isJsonObject(json)) return json;
  const isPiece = "__config__" in json;
  const own = json["__vModel__"];
  const holdsRows = listOf(objectOf(json["__config__"])["children"]).length > 0;
  const inside = isPiece && holdsRows && typeof own === "string" && own !== "" ? own : within;
  const entries = Object.entries(json).map(([key, value]) => [
    key,
    isNaming(key, json, isPiece)
      ? named(value, renaming, inside)
      : followed(value, renaming, inside),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

function isNaming(key: string, json: JsonObject, isPiece: boolean): boolean {
  if (namesElsewhere(key, json)) return false;
  if (NAMES.has(key)) return true;
  if (key === "__vModel__") return !isPiece;
  return key === "fieldValue" && Number(json["fieldValueType"]) === 1;
}

/** What names a column of rows that stand elsewhere: those of another form, of a data interface, and what that is asked with. */
function namesElsewhere(key: string, json: JsonObject): boolean {
  if ("sourceType" in json) return key === "field" || Number(json["sourceType"]) !== 1;
  return key === "relationField" && ("modelId" in json || "interfaceId" in json);
}

function named(value: Json, renaming: Renaming, within: string | undefined): Json {
  if (Array.isArray(value)) return value.map((each: Json) => named(each, renaming, within));
  if (typeof value !== "string") return value;
  const { path, table, name } = renaming;
  const next = table === undefined ? name : `${table}.${name}`;
  if (value === path) return next;
  if (value.startsWith(`${path}.`)) return `${next}${value.slice(path.length)}`;
  if (value.startsWith(`${path}-`)) return `${next}${value.slice(path.length)}`;
  if (table === undefined) return value;
  if (value === path.replace(".", "-")) return next.replace(".", "-");
  return within === table && value === renaming.node.name ? name : value;
}
