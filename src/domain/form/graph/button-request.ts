import { type Json, type JsonObject, listOf, objectOf } from "../json/json.ts";
import { parametersIn } from "./derive-request.ts";
import { readerIn } from "./form-reader.ts";
import type { FormState } from "./form-state.ts";
import { pickedInterface } from "./related-interfaces.ts";

/** What a button below the rows of a sub-table asks its data interface, as the record stands. */
export function buttonRequest(state: FormState, button: JsonObject): Json {
  const entries = listOf(objectOf(button["actionConfig"])["templateJson"]).map(objectOf);
  const resolve = (path: string) => {
    const piece = state.form.fields.get(path);
    return piece && { path, ...(piece.table !== undefined && { table: piece.table }) };
  };
  return {
    interfaceId: pickedInterface(button),
    parameters: parametersIn(entries, { resolve }, readerIn(state)),
  };
}
