import { isJsonList, isJsonObject, type Json } from "../../form/json/json.ts";

const NUMBER = /^\d{1,9}$/;

/** What stands in an answer behind names with dots between (`data.list`, `0.name`), "" = all of it; undefined where there is nothing. */
export function atPath(json: Json, path: string): Json | undefined {
  return path === "" ? json : path.split(".").reduce(below, json as Json | undefined);
}

function below(place: Json | undefined, name: string): Json | undefined {
  if (isJsonList(place)) return NUMBER.test(name) ? place[Number(name)] : undefined;
  return isJsonObject(place) && Object.hasOwn(place, name) ? place[name] : undefined;
}
