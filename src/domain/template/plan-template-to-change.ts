import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { noAccess, parameterError, type Refusal } from "../refusal.ts";
import { administers } from "../user/administrators.ts";
import type { PlanTemplate } from "./plan-template.ts";

/** Who made a template changes it, and whoever administers the company. */
export function* planTemplateToChange(
  id: Id,
  { userId }: Pick<Actor, "userId">,
): Reading<{ readonly template: PlanTemplate } | { readonly refusal: Refusal }> {
  const template = yield* get("planTemplate", id);
  if (!template) return { refusal: parameterError("planTemplate.gone") };
  if (template.userId === userId || administers(yield* get("user", userId))) return { template };
  return { refusal: noAccess("planTemplate.makerOnly") };
}
