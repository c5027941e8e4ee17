import type { Actor } from "../command.ts";
import type { Id } from "../id.ts";
import { whoMayInOpen } from "../plan/can-change-plan.ts";
import { get, type Reading } from "../reading.ts";
import { parameterError, type Refusal } from "../refusal.ts";
import type { TaskTemplate } from "./task-template.ts";

/** The template, for who may keep templates in its plan. */
export function* taskTemplateToChange(
  id: Id,
  actor: Actor,
): Reading<{ readonly template: TaskTemplate } | { readonly refusal: Refusal }> {
  const template = yield* get("taskTemplate", id);
  if (!template) return { refusal: parameterError("taskTemplate.gone") };
  const membership = yield* whoMayInOpen("templates", template.planId, actor);
  return membership.ok ? { template } : { refusal: membership.refusal };
}
