import { JSON_DEPTH_MAX } from "../../form/definition/form-limits.ts";
import type { Form } from "../../form/graph/form.ts";
import { isJsonObject, type Json, type JsonObject, listOf, textOf } from "../../form/json/json.ts";
import { readJsonText } from "../../form/json/read-json.ts";
import { columnOf, ROW_ID } from "../../form/record/form-values.ts";
import { OA_TEXT_MAX } from "./oa-limits.ts";

/** What is asked for, as clients of `/oa-api` say it (forms-approvals 7.4). */
export interface OaRequest {
  /** What all requests have in common: `content`, `remark`, `typeId`, `money`, `startTime`, `endTime` and others. */
  readonly oaExamine: JsonObject;
  /** The lines of a trip or of what was laid out. */
  readonly oaExamineTravelList: readonly JsonObject[];
  /** The other fields, by their names. */
  readonly field: readonly { readonly fieldName: string; readonly value: Json }[];
}

/** By which fields of the product's own forms the common words are said, the first that a form has. */
const OWN_FIELDS: Readonly<Record<string, readonly string[]>> = {
  content: ["content", "reason"],
  remark: ["remark"],
  typeId: ["leaveType", "claimType", "dayKind"],
  money: ["amount", "cost"],
  startTime: ["startTime", "startDate", "neededBy"],
  endTime: ["endTime", "endDate", "repayBy"],
};

/** The same for the columns of a line; a line goes into the first table that the form has of these. */
const OWN_TABLES = ["legs", "trips", "items"];
const OWN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  startAddress: ["from"],
  endAddress: ["to"],
  vehicle: ["vehicle"],
  trip: ["way"],
  startTime: ["startDate", "fromDate", "date"],
  endTime: ["endDate", "toDate"],
  description: ["note"],
  money: ["gross"],
};

/**
 * The values of a record that a request says: common words into the fields that stand for them, whatever else by its name.
 * `start` is what the form says by itself. What the form has no place for is left out.
 */
export function valuesOfOa(form: Form, start: JsonObject, asked: OaRequest): JsonObject {
  const { oaExamine, oaExamineTravelList, field } = asked;
  const own = placed(oaExamine, OWN_FIELDS, (name) => placeOf(form, name));
  const table = OWN_TABLES.find((name) => form.tables.has(name));
  const lines = oaExamineTravelList.map((line, at) => ({
    ...placed(line, OWN_COLUMNS, (name) => placeOf(form, `${table}.${name}`)),
    [ROW_ID]: `line-${at + 1}`,
  }));
  const named = field.filter(({ fieldName }) => hasPlace(form, fieldName));
  return {
    ...start,
    ...subjectOf(form, oaExamine),
    ...own,
    ...(table !== undefined && lines.length > 0 && { [table]: lines }),
    ...Object.fromEntries(
      named.map(({ fieldName, value }) => [fieldName, asTold(form, fieldName, value)]),
    ),
  };
}

/** Rows, places and the like are said as they are told: as JSON. Rows without an id get one. */
function asTold(form: Form, name: string, value: Json): Json {
  const table = form.tables.has(name);
  const isText = form.fields.get(name)?.node.kind.shape === "text";
  if (typeof value !== "string" || isText || !/^\s*[[{]/.test(value)) return value;
  const read = readJsonText(value, { size: OA_TEXT_MAX, depth: JSON_DEPTH_MAX });
  if (!read.ok) return value;
  const rows = table ? listOf(read.value).filter(isJsonObject) : undefined;
  return rows?.map((row, at) => ({ [ROW_ID]: `line-${at + 1}`, ...row })) ?? read.value;
}

/** What only asks to be known by something is known by how it begins. */
function subjectOf(form: Form, { content }: JsonObject): JsonObject {
  const [line = ""] = textOf(content).trim().split("\n");
  return form.fields.has("subject") && line !== "" ? { subject: line.slice(0, 50) } : {};
}

type Piece = NonNullable<ReturnType<Form["fields"]["get"]>>;

function placed(
  said: JsonObject,
  places: Readonly<Record<string, readonly string[]>>,
  placeAt: (name: string) => Piece | undefined,
): JsonObject {
  const found = Object.entries(said).flatMap(([word, value]): [string, Json][] => {
    const piece = (places[word] ?? []).map(placeAt).find((one) => one !== undefined);
    if (!piece || value === null || value === "") return [];
    return [[columnOf(piece.path), valueFor(piece, value)]];
  });
  return Object.fromEntries(found);
}

/** A field that is written, and not worked out. */
function placeOf(form: Form, path: string): Piece | undefined {
  const piece = form.fields.get(path);
  return piece?.node.kind.setBy === undefined ? piece : undefined;
}

function hasPlace(form: Form, name: string): boolean {
  return placeOf(form, name) !== undefined || form.tables.has(name);
}

/** A choice is named by its id, by what it is called, or by its place from 1. */
function valueFor({ node }: Piece, value: Json): Json {
  const options = node.properties.options ?? [];
  const words = typeof value === "number" ? String(value) : textOf(value);
  if (options.length === 0 || words === "") return value;
  const named = options.find(({ id, name }) => String(id) === words || name === words);
  return (named ?? options[Number(words) - 1])?.id ?? value;
}
