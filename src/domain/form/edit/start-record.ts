import type { Surroundings } from "../expression/functions/form-function.ts";
import { evaluateForm } from "../graph/evaluate-form.ts";
import type { Form } from "../graph/form.ts";
import type { FormState } from "../graph/form-state.ts";
import { firstValues } from "../record/first-values.ts";
import { settleSeeds } from "./settle-seeds.ts";

/** A new record, with its defaults, its first rows, and all that follows from them. */
export function startRecord(
  form: Form,
  around: Surroundings,
  unseen?: ReadonlySet<string>,
): FormState {
  return settleSeeds(evaluateForm(form, firstValues(form, around), around, unseen), "all");
}
