import { failure, type Result, success } from "#base/result.ts";
import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import { refuseUnlessAdministrator } from "../user/administrators.ts";
import type { PrintTemplate } from "./print-template.ts";

/** A template, to administrators. */
export function* templateToChange(
  id: Id,
  actor: Pick<Actor, "userId">,
): Reading<Result<PrintTemplate, Refusal>> {
  const refusal = yield* refuseUnlessAdministrator(actor);
  if (refusal) return failure(refusal);
  const template = yield* get("printTemplate", id);
  return template ? success(template) : failure(parameterError("printTemplate.gone"));
}
