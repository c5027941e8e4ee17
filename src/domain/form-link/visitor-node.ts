import type { FormNode } from "../form/definition/form-node.ts";
import {
  isJsonList,
  isJsonObject,
  type Json,
  type JsonObject,
  listOf,
  objectOf,
} from "../form/json/json.ts";

/** What a piece is, where it stands, and how its choices are written. */
const STRUCTURE = [
  "__vModel__",
  "zjKey",
  "jnpfKey",
  "formId",
  "name",
  "colspan",
  "props",
  "fieldNames",
];
/** What is said of every kind alike, but for what is asked of the company's own interfaces. */
const SETTINGS = [
  "label",
  "tipLabel",
  "showLabel",
  "span",
  "required",
  "unique",
  "visibility",
  "regList",
  "defaultValue",
  "defaultCurrent",
  "columnWidth",
  "dataType",
  "dictionaryType",
  ...["start", "end"].flatMap((side) => [
    `${side}TimeRule`,
    `${side}TimeType`,
    `${side}TimeValue`,
    `${side}TimeTarget`,
    `${side}RelationField`,
  ]),
];
const ALWAYS = [...STRUCTURE, ...SETTINGS];
/** What names other fields. */
const NAMING = new Set([
  "relationField",
  "startRelationField",
  "endRelationField",
  "summaryField",
  "uniqueRows",
  "complexHeaderList",
]);

/** A piece of a form as visitors get it: what a form is filled in by, and nothing else of what designers and other systems wrote into it. */
export function visitorNode(node: FormNode, kept: ReadonlySet<string>): FormNode {
  const known = new Set([...ALWAYS, ...Object.keys(node.kind.properties)]);
  const only = (json: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(json).flatMap(([key, value]) => {
        const told = known.has(key) ? toldOf(key, value, kept) : undefined;
        return told === undefined ? [] : [[key, told]];
      }),
    );
  const { config, rest, childrenIn } = node.source;
  return {
    ...node,
    children: node.children.map((child) => visitorNode(child, kept)),
    source: { rest: only(rest), config: config && only(config), childrenIn },
  };
}

function toldOf(key: string, value: Json, kept: ReadonlySet<string>): Json | undefined {
  if (key === "seedRows") return listOf(value).flatMap((row) => seedRowOf(objectOf(row), kept));
  return NAMING.has(key) ? withoutNames(value, kept) : value;
}

/** A row that is there from the start, where it does not hang on what is kept back. */
function seedRowOf({ cells, ...row }: JsonObject, kept: ReadonlySet<string>): JsonObject[] {
  if (namesAny(row, kept)) return [];
  const shown = Object.entries(objectOf(cells)).filter(([name]) => !kept.has(name));
  return [{ ...row, cells: Object.fromEntries(shown) }];
}

function withoutNames(json: Json, kept: ReadonlySet<string>): Json | undefined {
  if (typeof json === "string") return namesAny(json, kept) ? undefined : json;
  if (isJsonList(json)) return json.flatMap((each) => withoutNames(each, kept) ?? []);
  if (!isJsonObject(json)) return json;
  const left = Object.entries(json).flatMap(([key, value]) => {
    const told = withoutNames(value, kept);
    return told === undefined ? [] : [[key, told] as const];
  });
  return Object.fromEntries(left);
}

/** Whether a word may be the name of what is kept back: too much is better than too little, for the server goes by all that is written. */
export function namesAny(json: Json, kept: ReadonlySet<string>): boolean {
  return JSON.stringify(json)
    .split(/[^\p{L}\p{N}_]+/u)
    .some((word) => kept.has(word));
}
