import { truthOf } from "../expression/value.ts";
import type { JsonObject } from "../json/json.ts";
import { readerIn } from "./form-reader.ts";
import type { FormState } from "./form-state.ts";

/** What the rules of a form ask of others for this record: whom to tell, which task to make. None by what is unknown. */
export function dutiesDue(
  state: FormState,
): readonly { readonly rule: string; readonly action: JsonObject }[] {
  const reader = readerIn(state);
  return state.form.duties
    .filter(({ applies }) => truthOf(applies.evaluate(reader)) === true)
    .map(({ rule, action }) => ({ rule, action }));
}
