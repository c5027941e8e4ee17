import type { Surroundings } from "../expression/functions/form-function.ts";
import type { FormValues } from "../record/form-values.ts";
import { EVERYTHING, type Changes } from "./changes.ts";
import { type Evaluated, Evaluation } from "./evaluation.ts";
import type { Form } from "./form.ts";
import type { FormState } from "./form-state.ts";

const NOTHING: ReadonlySet<string> = new Set();

/** Works everything out anew: for a record that is opened, and on the server, which believes nothing and sees everything. */
export function evaluateForm(
  form: Form,
  values: FormValues,
  around: Surroundings,
  unseen: ReadonlySet<string> = NOTHING,
): FormState {
  const before = { form, values, around, unseen, derived: { form: new Map(), rows: new Map() } };
  return new Evaluation(before, values, EVERYTHING).run().state;
}

/** Works out what follows from some changes; all else stays as it was. Comes to the same as working everything out anew. */
export function reevaluateForm(state: FormState, values: FormValues, changes: Changes): Evaluated {
  return new Evaluation(state, values, changes).run();
}
