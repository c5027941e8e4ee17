import { newPiece } from "../../form/design/new-piece.ts";
import { fieldKinds } from "../../form/field-kinds/field-kinds.ts";
import { isJsonObject, type Json, type JsonObject, listOf, textOf } from "../../form/json/json.ts";

/** A field as clients of `/oa-api` draw it (forms-approvals 7.4). */
export interface OaField {
  /** Its path as it is told: with the name of its sub-table in front; left out of a new one. */
  readonly fieldId?: string | undefined;
  /** What people read. */
  readonly name: string;
  /** A kind of field of ours, or the type of theirs (forms-approvals 7.4). */
  readonly formType?: string | undefined;
  readonly type?: number | undefined;
  /** 1 = it has to be filled in. */
  readonly isNull?: number | undefined;
  /** The choices; those that were there keep their ids. */
  readonly setting?: readonly string[] | undefined;
}

/** Their types of fields, by code and by name, as kinds of ours. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "1": "input",
    text: "input",
    "2": "textarea",
    "3": "select",
    "4": "datePicker",
    date: "datePicker",
    "5": "inputNumber",
    number: "inputNumber",
    "6": "inputNumber",
    floatnumber: "inputNumber",
    "7": "input",
    mobile: "input",
    "8": "uploadFile",
    file: "uploadFile",
    "9": "checkbox",
    "10": "userSelect",
    user: "userSelect",
    single_user: "userSelect",
    "28": "userSelect",
    "12": "depSelect",
    structure: "depSelect",
    "13": "datePicker",
    datetime: "datePicker",
    "14": "input",
    email: "input",
    "25": "input",
    website: "input",
    "29": "uploadImg",
    pic: "uploadImg",
    "41": "switch",
    boolean_value: "switch",
    "42": "inputNumber",
    percent: "inputNumber",
    "46": "sign",
    handwriting_sign: "sign",
  }),
);

/** What a field is, by what it is called; undefined where no kind of ours stands for it. */
function kindOf({ formType = "", type }: OaField): string | undefined {
  const known = fieldKinds.some(({ name }) => name === formType);
  return known ? formType : (KINDS.get(formType) ?? KINDS.get(String(type ?? 0)));
}

interface Drawn {
  readonly definition: JsonObject;
  /** What nobody here knows how to draw. */
  readonly unknown: readonly string[];
}

/**
 * A form with the fields that are named, and no others: those that were there stay where they stand, with all that a list of
 * fields does not tell; new ones come behind them. What keeps no value stays.
 */
export function drawOaFields(definition: JsonObject, fields: readonly OaField[]): Drawn {
  const told = new Map(fields.flatMap((one) => (one.fieldId ? [[one.fieldId, one] as const] : [])));
  const taken = new Set<string>();
  const kept = redrawn(listOf(definition["fields"] ?? null), told, "", taken);
  const fresh = fields.filter(({ fieldId = "" }) => !taken.has(fieldId));
  const names = namesIn(kept);
  const added = fresh.flatMap((field): JsonObject[] => {
    const kind = kindOf(field);
    if (kind === undefined) return [];
    const piece = newPiece(kind, { label: field.name, parts: field.setting ?? [] });
    const config = { ...configOf(piece), required: field.isNull === 1 };
    return [{ ...piece, __config__: config, __vModel__: nameFor(field, kind, names) }];
  });
  const unknown = fresh.filter((field) => kindOf(field) === undefined).map(({ name }) => name);
  return { definition: { ...definition, fields: [...kept, ...added] }, unknown };
}

function redrawn(
  pieces: readonly Json[],
  told: ReadonlyMap<string, OaField>,
  table: string,
  taken: Set<string>,
): Json[] {
  return pieces.flatMap((piece): Json[] => {
    if (!isJsonObject(piece)) return [piece];
    const config = configOf(piece);
    const name = textOf(piece["__vModel__"]);
    const children = config["children"];
    if (Array.isArray(children)) {
      const isTable = config["zjKey"] === "table";
      const below = redrawn(children as readonly Json[], told, isTable ? name : table, taken);
      // A sub-table goes with its last column.
      if (isTable && below.length === 0) return [];
      return [{ ...piece, __config__: { ...config, children: below } }];
    }
    if (name === "") return [piece];
    const path = table === "" ? name : `${table}.${name}`;
    const field = told.get(path);
    if (!field) return [];
    taken.add(path);
    return [withTold(piece, field)];
  });
}

function withTold(piece: JsonObject, { name, isNull, setting }: OaField): JsonObject {
  const config = configOf(piece);
  const required = isNull === undefined ? {} : { required: isNull === 1 };
  return {
    ...piece,
    __config__: { ...config, label: name, ...required },
    ...(setting && "options" in piece && { options: choicesOf(piece, setting) }),
  };
}

function choicesOf(piece: JsonObject, setting: readonly string[]): Json {
  const before = listOf(piece["options"] ?? null).filter(isJsonObject);
  const ids = new Set(
    before.map(({ id = null }) => (typeof id === "number" ? String(id) : textOf(id))),
  );
  return setting.map((fullName) => {
    const known = before.find((option) => option["fullName"] === fullName);
    if (known) return known;
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
