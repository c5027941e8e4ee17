import { newPiece } from "../../form/design/new-piece.ts";
import { isJsonObject, type Json, type JsonObject, listOf, textOf } from "../../form/json/json.ts";
import { columnOf } from "../../form/record/form-values.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import { kindOfOa, type OaKindNamed } from "./oa-kinds.ts";

interface OaColumn extends OaKindNamed {
  /** Its path as it is told: with the name of its sub-table in front; left out of a new one. */
  readonly fieldId?: string | undefined;
  /** What people read. */
  readonly name: string;
  /** 1 = it has to be filled in. */
  readonly isNull?: number | undefined;
  /** The choices; those that were there keep their ids. */
  readonly setting?: readonly string[] | undefined;
}

/** A field as clients of `/oa-api` draw it (forms-approvals 7.4). */
export interface OaField extends OaColumn {
  /** The columns of a sub-table; left out = those that it had. */
  readonly fieldExtendList?: readonly OaColumn[] | undefined;
}

interface Drawn {
  readonly definition: JsonObject;
  /** What nobody here knows how to draw. */
  readonly unknown: readonly string[];
  /** Of fields, and of new choices, that are named more than once: nobody could tell them apart. */
  readonly twice: readonly Refusal[];
}

/** What is told of a form. */
interface Told {
  /** Fields, sub-tables and columns by their paths. */
  readonly byPath: ReadonlyMap<string, OaField>;
  /** The paths that the form had already. */
  readonly taken: Set<string>;
  readonly unknown: string[];
  readonly twice: Refusal[];
}

/**
 * A form with the fields that are named, and no others: those that were there stay where they stand, with all that a list of
 * fields does not tell; new ones come behind them, new columns behind those of their table. What keeps no value stays.
 */
export function drawOaFields(definition: JsonObject, fields: readonly OaField[]): Drawn {
  const named = fields.flatMap((field) => [field, ...columnsOf(field)]);
  const byPath = new Map(named.flatMap((one) => (one.fieldId ? [[one.fieldId, one]] : [])));
  const told: Told = { byPath, taken: new Set(), unknown: [], twice: namedTwice(named) };
  const kept = redrawn(listOf(definition["fields"] ?? null), told, "");
  const fresh = fields.filter(({ fieldId = "" }) => !told.taken.has(fieldId));
  const { unknown, twice } = told;
  const added = drawnAnew(fresh, namesIn(kept), told);
  return { definition: { ...definition, fields: [...kept, ...added] }, unknown, twice };
}

function namedTwice(named: readonly OaField[]): Refusal[] {
  const paths = named.flatMap(({ fieldId = "" }) => (fieldId === "" ? [] : [fieldId]));
  return repeated(paths).map((field) => parameterError("form.nameTwice", { field }));
}

function choiceTwice(choice: string): Refusal {
  return parameterError("form.choiceTwice", { choice });
}

/** What stands again, each as often as it does. */
function repeated(words: readonly string[]): string[] {
  return words.filter((word, at) => words.indexOf(word) < at);
}

/** The columns that are told of a sub-table, under their paths. */
function columnsOf({ fieldId: table = "", fieldExtendList = [] }: OaField): readonly OaField[] {
  return fieldExtendList.map((column) => {
    const { fieldId = "" } = column;
    return table === "" || fieldId === ""
      ? column
      : { ...column, fieldId: `${table}.${columnOf(fieldId)}` };
  });
}

/** Columns under the names that they have in their rows. */
function asColumns(columns: readonly OaField[]): readonly OaField[] {
  return columns.map(({ fieldId = "", ...column }) => ({ ...column, fieldId: columnOf(fieldId) }));
}

/** New fields under names that are free. */
function drawnAnew(
  fields: readonly OaField[],
  names: Set<string>,
  told: Pick<Told, "unknown" | "twice">,
): readonly JsonObject[] {
  return fields.flatMap((field): JsonObject[] => {
    const kind = kindOfOa(field);
    if (kind === undefined) {
      told.unknown.push(field.name);
      return [];
    }
    told.twice.push(...repeated(field.setting ?? []).map(choiceTwice));
    const piece = newPiece(kind, { label: field.name, parts: field.setting ?? [] });
    const config = { ...configOf(piece), required: field.isNull === 1 };
    const children = drawnAnew(asColumns(field.fieldExtendList ?? []), new Set(), told);
    const __config__ = kind === "table" ? { ...config, children } : config;
    return [{ ...piece, __config__, __vModel__: nameFor(field, kind, names) }];
  });
}

function redrawn(pieces: readonly Json[], told: Told, table: string): Json[] {
  return pieces.flatMap((piece): Json[] => {
    if (!isJsonObject(piece)) return [piece];
    const config = configOf(piece);
    if (config["zjKey"] === "table") return redrawnTable(piece, told);
    const name = textOf(piece["__vModel__"]);
    const children = config["children"];
    if (Array.isArray(children)) {
      const below = redrawn(children as readonly Json[], told, table);
      return [{ ...piece, __config__: { ...config, children: below } }];
    }
    if (name === "") return [piece];
    const path = table === "" ? name : `${table}.${name}`;
    const field = told.byPath.get(path);
    if (!field) return [];
    told.taken.add(path);
    return [withTold(piece, field, told)];
  });
}

/** A sub-table is named itself, or by its columns; it goes with the last one of them. */
function redrawnTable(piece: JsonObject, told: Told): Json[] {
  const path = textOf(piece["__vModel__"]);
  const field = told.byPath.get(path);
  const drawn = field ? withTold(piece, field, told) : piece;
  const config = configOf(drawn);
  const before = listOf(config["children"] ?? null);
  told.taken.add(path);
  if (field && !field.fieldExtendList) return [drawn];
  const kept = redrawn(before, told, path);
  const all = field ? columnsOf(field) : [];
  const fresh = asColumns(all.filter(({ fieldId = "" }) => !told.taken.has(fieldId)));
  const children = [...kept, ...drawnAnew(fresh, namesIn(kept), told)];
  return children.length === 0 ? [] : [{ ...drawn, __config__: { ...config, children } }];
}

function withTold(
  piece: JsonObject,
  { name, isNull, setting }: OaField,
  told: Pick<Told, "twice">,
): JsonObject {
  const config = configOf(piece);
  const required = isNull === undefined ? {} : { required: isNull === 1 };
  return {
    ...piece,
    __config__: { ...config, label: name, ...required },
    ...(setting && "options" in piece && { options: choicesOf(piece, setting, told.twice) }),
  };
}

/** Of those that are called the same already each keeps its id, in their order. */
function choicesOf(piece: JsonObject, setting: readonly string[], twice: Refusal[]): Json {
  const before = listOf(piece["options"] ?? null).filter(isJsonObject);
  const ids = new Set(
    before.map(({ id = null }) => (typeof id === "number" ? String(id) : textOf(id))),
  );
  return setting.map((fullName, at) => {
    const earlier = setting.slice(0, at).filter((one) => one === fullName).length;
    const known = before.filter((option) => option["fullName"] === fullName)[earlier];
    if (known) return known;
    if (earlier > 0) twice.push(choiceTwice(fullName));
    let id = before.length + 1;
    while (ids.has(String(id))) id += 1;
    ids.add(String(id));
    return { id: String(id), fullName };
  });
}

function configOf(piece: JsonObject): JsonObject {
  const config = piece["__config__"];
  return isJsonObject(config) ? config : {};
}

function namesIn(pieces: readonly Json[]): Set<string> {
  const names = pieces.filter(isJsonObject).flatMap((piece): string[] => {
    const below = configOf(piece)["children"];
    return [textOf(piece["__vModel__"]), ...namesIn(listOf(below ?? null))];
  });
  return new Set(names);
}

/** A field keeps the name that it comes with where that is free and a name. */
function nameFor({ fieldId = "" }: OaField, kind: string, names: Set<string>): string {
  const isFree = /^[a-zA-Z]\w{0,49}$/.test(fieldId) && !names.has(fieldId);
  let number = names.size + 1;
  while (names.has(`${kind}Field${number}`)) number += 1;
  const name = isFree ? fieldId : `${kind}Field${number}`;
  names.add(name);
  return name;
}
