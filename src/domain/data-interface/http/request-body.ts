import { isJsonList, isJsonObject, type Json } from "../../form/json/json.ts";

const PLACE = /^\{([\p{L}\p{N}_]+)\}$/u;

/** A body with parameters as values: a text that is nothing but `{name}` becomes what was given, of whatever kind; all else stays. */
export function filledBody(body: Json, values: ReadonlyMap<string, Json>): Json {
  if (typeof body === "string") {
    const name = PLACE.exec(body)?.[1];
    return name !== undefined && values.has(name) ? (values.get(name) ?? null) : body;
  }
  if (isJsonList(body)) return body.map((each) => filledBody(each, values));
  if (!isJsonObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, each]) => [key, filledBody(each, values)]),
  );
}

/** The parameters that a body names, each as often as it does. */
export function bodyPlaces(body: Json): string[] {
  if (typeof body === "string") return PLACE.exec(body)?.slice(1) ?? [];
  return typeof body === "object" && body !== null ? Object.values(body).flatMap(bodyPlaces) : [];
}

/** The body as it is written; undefined where it is no JSON, or lies deeper than `depth`. */
export function readBody(text: string, depth: number): Json | undefined {
  try {
    const body = JSON.parse(text) as Json;
    return liesWithin(body, depth) ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Whether lists and objects lie no deeper in each other than so. */
export function liesWithin(json: Json, depth: number): boolean {
  if (typeof json !== "object" || json === null) return true;
  return depth > 0 && Object.values(json).every((each: Json) => liesWithin(each, depth - 1));
}
