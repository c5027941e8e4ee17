import { type Form } from "#domain/form/graph/form.ts";
import { type JsonObject, sameJson } from "#domain/form/json/json.ts";

/** What somebody changed of a record, and what the same fields said when they began. */
export interface ChangedValues {
  readonly data: JsonObject;
  readonly was: JsonObject;
}

/** The fields and sub-tables that say something else than at the beginning; what the server works out is left to it. */
export function changedValues(form: Form, began: JsonObject, now: JsonObject): ChangedValues {
  const names = Object.keys(now).filter((name) => {
    const isWorkedOut = form.fields.get(name)?.node.kind.setBy !== undefined;
    return !isWorkedOut && !sameJson(now[name] ?? null, began[name] ?? null);
  });
  const of = (values: JsonObject): JsonObject =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { data: of(now), was: of(began) };
}
