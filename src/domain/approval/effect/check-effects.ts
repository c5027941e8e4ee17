import type { Actor } from "../../command.ts";
import { readyForm } from "../../company-form/ready-form.ts";
import { dialogToWriteIn } from "../../dialog/can-write-in-dialog.ts";
import type { Form } from "../../form/graph/form.ts";
import { joinKey } from "../../id.ts";
import { isObserver } from "../../plan/plan-role.ts";
import { whoMay, whoMayInOpen } from "../../plan/can-change-plan.ts";
import { get, type Reading } from "../../reading.ts";
import { canBeFilled, type FlowProblem } from "../definition/check-flow.ts";
import type { EffectFilling, FlowEffect } from "../flow/flow-effect.ts";
import type { Flow } from "../flow/flow.ts";
import { fieldsNamed } from "./effect-text.ts";
import { fieldOf, namesPeople, shapeOf, sourceFits } from "./source-fits.ts";

type Wrong = FlowProblem["what"];

/**
 * What keeps the effects of a flow from happening: fields that are not there, values that do not fit, and plans, chats and forms
 * in which whoever publishes it may not do that themselves.
 */
export function* checkEffects(flow: Flow, form: Form, actor: Actor): Reading<FlowProblem[]> {
  const problems: FlowProblem[] = [];
  for (const effect of flow.effects ?? [])
    for (const what of yield* checkEffect(effect, form, actor))
      problems.push({ node: effect.id, what });
  return problems;
}

function* checkEffect(effect: FlowEffect, form: Form, actor: Actor): Reading<Wrong[]> {
  switch (effect.does) {
    case "write":
      return checkFilling(effect.fields, form, form);
    case "record":
      return yield* checkRecord(effect, form);
    case "task":
      return yield* checkTask(effect, form, actor);
    case "message": {
      if (effect.dialogId === 0) return ["noTarget"];
      const found = yield* dialogToWriteIn(effect.dialogId, actor);
      return [...(found.ok ? [] : ["noRight" as const]), ...checkText(effect.text, form)];
    }
    default: {
      if (effect.hookId === 0) return ["noTarget"];
      return (yield* whoMay("webhooks", effect.planId, actor)).ok ? [] : ["noRight"];
    }
  }
}

function checkText(text: string, form: Form): Wrong[] {
  if (text.trim() === "") return ["noText"];
  return fieldsNamed(text).every((path) => fieldOf(form, path)) ? [] : ["badField"];
}

function checkFilling(fields: EffectFilling, target: Form, form: Form): Wrong[] {
  if (fields.length === 0) return ["noFields"];
  const paths = new Set(fields.map(({ path }) => path));
  const nodes = fields.map(({ path, from }) => ({ node: fieldOf(target, path), path, from }));
  const isUnknown = nodes.some(({ node, path }) => !node || !canBeFilled(target, path));
  const isAmiss = nodes.some(({ node, from }) => node && !sourceFits(node, from, form));
  return [
    ...(isUnknown || paths.size < fields.length ? ["badField" as const] : []),
    ...(isAmiss ? ["badValue" as const] : []),
  ];
}

function* checkRecord(
  { formId, fields }: Extract<FlowEffect, { does: "record" }>,
  form: Form,
): Reading<Wrong[]> {
  if (formId === 0) return ["noTarget"];
  const other = yield* get("form", formId);
  const version =
    other?.state === "published" ? yield* get("formVersion", other.versionId) : undefined;
  const ready = version && readyForm(version);
  if (!ready?.ok) return ["noRight"];
  const target = ready.value.form;
  return [
    ...checkFilling(fields, target, form),
    ...(fieldsLeftOut(target, fields).length > 0 ? ["leftOut" as const] : []),
  ];
}

/** The fields of a form that have to be filled in, and that nothing fills in. */
function fieldsLeftOut(target: Form, fields: EffectFilling): string[] {
  const filled = new Set(fields.map(({ path }) => path));
  return [...target.fields.values()].flatMap(({ path, table, node }) => {
    const { required, defaultValue, defaultCurrent, noShow } = node.settings;
    const isAsked = table === undefined && required && !noShow && canBeFilled(target, path);
    const hasDefault = defaultCurrent || (defaultValue ?? null) !== null;
    return isAsked && !hasDefault && !filled.has(path) ? [path] : [];
  });
}

function* checkTask(
  effect: Extract<FlowEffect, { does: "task" }>,
  form: Form,
  actor: Actor,
): Reading<Wrong[]> {
  const { planId, columnId, owners, start, end } = effect;
  if (planId === 0 || columnId === 0) return ["noTarget"];
  const membership = yield* whoMayInOpen("addTasks", planId, actor);
  if (!membership.ok) return ["noRight"];
  const column = yield* get("column", columnId);
  const wrong: Wrong[] = column?.planId === planId ? [] : ["noTarget"];
  const days = [start, end].filter((path) => path !== undefined).map((path) => fieldOf(form, path));
  const people = owners.fields.map((path) => fieldOf(form, path));
  if (days.some((node) => !node || shapeOf(node) !== "moment")) wrong.push("badField");
  if (people.some((node) => !node || !namesPeople(node))) wrong.push("badField");
  for (const userId of owners.userIds) {
    const member = yield* get("planUser", joinKey(planId, userId));
    if (member && !isObserver(member)) continue;
    wrong.push("notInPlan");
    break;
  }
  return [...wrong, ...checkText(effect.name, form)];
}
