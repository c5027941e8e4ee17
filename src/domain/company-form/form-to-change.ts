import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { CompanyForm } from "./company-form.ts";

/** A form, to administrators. */
export function* formToChange(
  id: Id,
  actor: Pick<Actor, "userId">,
): Reading<Result<CompanyForm, Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  const form = yield* get("form", id);
  return form ? success(form) : failure(parameterError("form.gone"));
}
