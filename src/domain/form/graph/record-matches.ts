import type { Result } from "#base/result.ts";
import { compileCondition } from "../conditions/compile-condition.ts";
import type { Condition } from "../conditions/condition.ts";
import { truthOf } from "../expression/value.ts";
import { placeIn } from "../model/form-place.ts";
import type { Form } from "./form.ts";
import { readerIn } from "./form-reader.ts";
import type { FormState } from "./form-state.ts";

/** Makes a question about records of a form that can be asked of each of them: for filters, searches, styles of rows, rights by data. */
export function recordMatcher(
  form: Form,
  condition: Condition,
): Result<(record: FormState) => boolean, { readonly missing: string }> {
  const compiled = compileCondition(condition, placeIn(form.pieces, undefined));
  if (!compiled.ok) return compiled;
  const { evaluate } = compiled.value;
  return { ok: true, value: (record) => truthOf(evaluate(readerIn(record))) === true };
}
