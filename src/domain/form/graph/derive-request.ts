import type { ExpressionPlace, FieldReader, Use } from "../expression/compile-expression.ts";
import { valueOfJson, jsonOfValue } from "../expression/value.ts";
import { type Json, type JsonObject, objectOf, textOf } from "../json/json.ts";
import type { FormPiece } from "../model/form-piece.ts";
import { type Derivation, keyOf } from "./derivation.ts";
import { interfaceOf } from "./related-interfaces.ts";

/** System values by the names of special defaults (forms-approvals 1.4). */
const SPECIAL_DEFAULTS: Readonly<Record<string, string>> = {
  createUser: "currentUser",
  createTime: "now",
  currOrganize: "myOrganization",
  currPosition: "myPosition",
};

/**
 * What has to be asked for the choices of a field: which data interface, with which parameters. Rows that ask the same have the
 * same request, so that it is asked once.
 */
export function deriveRequest(piece: FormPiece, place: ExpressionPlace): Derivation | undefined {
  const { settings, properties } = piece.node;
  const interfaceId = interfaceOf(piece.node);
  if (interfaceId === "") return undefined;
  const entries = [...settings.parameters, ...(properties.templateJson ?? []).map(objectOf)];
  return {
    key: keyOf("request", piece.path),
    aspect: "request",
    path: piece.path,
    table: piece.table,
    uses: entries.flatMap((entry) => usesOfParameter(entry, place)),
    evaluate: (reader) => ({ interfaceId, parameters: parametersIn(entries, place, reader) }),
  };
}

/** With what a data interface is asked (`templateJson`), as a record says it. */
export function parametersIn(
  entries: readonly JsonObject[],
  place: ExpressionPlace,
  reader: FieldReader,
): JsonObject[] {
  return entries.map((entry) => ({
    field: textOf(entry["field"]),
    value: parameterValue(entry, place, reader),
  }));
}

/** The field that a parameter takes its value from. */
function sourceField(entry: JsonObject): string | undefined {
  const source = Number(entry["sourceType"] ?? 1);
  const path = textOf(entry["relationField"]).replace("-", ".");
  return source === 1 && path !== "" ? path : undefined;
}

function usesOfParameter(entry: JsonObject, place: ExpressionPlace): Use[] {
  const path = sourceField(entry);
  const reference = path === undefined ? undefined : place.resolve(path);
  return reference ? [{ path: reference.path, across: isAcross(reference.table, place) }] : [];
}

function isAcross(table: string | undefined, place: ExpressionPlace): boolean {
  return table !== undefined && table !== place.table;
}

function parameterValue(entry: JsonObject, place: ExpressionPlace, reader: FieldReader): Json {
  const path = sourceField(entry);
  const reference = path === undefined ? undefined : place.resolve(path);
  if (reference) {
    return isAcross(reference.table, place)
      ? reader.readAll(reference.path, reference.table ?? "").map(jsonOfValue)
      : jsonOfValue(reader.read(reference.path));
  }
  const special = SPECIAL_DEFAULTS[textOf(entry["zjKey"] ?? entry["jnpfKey"])];
  const written = entry["relationField"] ?? entry["defaultValue"] ?? null;
  const variable =
    special ?? (Number(entry["sourceType"]) === 4 ? textOf(written).replace("@", "") : undefined);
  if (variable !== undefined) return jsonOfValue(reader.around.variable(variable));
  return Number(entry["sourceType"]) === 3 ? null : jsonOfValue(valueOfJson(written));
}
