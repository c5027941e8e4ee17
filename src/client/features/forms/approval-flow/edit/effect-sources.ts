import { canBeFilled } from "#domain/approval/definition/check-flow.ts";
import { shapeOf, sourceFits } from "#domain/approval/effect/source-fits.ts";
import type { EffectKind, EffectSource, FlowEffect } from "#domain/approval/flow/flow-effect.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import type { Form } from "#domain/form/graph/form.ts";
import type { FormPiece } from "#domain/form/model/form-piece.ts";
import { freeId } from "./edit-nodes.ts";

/** Fields that keep one value a record. */
export function singleFields(form: Form): FormPiece[] {
  return [...form.fields.values()].filter(({ table }) => table === undefined);
}

/** The fields that can be filled in by what happens after the end: with a value, or with one of the request's fields. */
export function fillableFields(target: Form, form: Form): FormPiece[] {
  return singleFields(target).filter(
    ({ path, node }) => canBeFilled(target, path) && sourcesFor(node, form).length > 0,
  );
}

/** The fields of the request with which a field can be filled in. */
export function fittingFields(target: FormNode, form: Form): FormPiece[] {
  return singleFields(form).filter(({ path }) => sourceFits(target, { of: "field", path }, form));
}

/** Fields of which people type or choose the value. */
const SAID = new Set(["text", "number", "flag"]);

const WAYS = ["value", "field", "decidedAt", "decidedBy", "initiator"] as const;
export type SourceWay = EffectSource["of"];

/** Where what fills in a field can come from. */
export function sourcesFor(target: FormNode, form: Form): SourceWay[] {
  return WAYS.filter((of) => {
    if (of === "value")
      return SAID.has(shapeOf(target)) || (target.properties.options ?? []).length > 0;
    if (of === "field") return fittingFields(target, form).length > 0;
    return sourceFits(target, { of }, form);
  });
}

/** A source of which nothing is said yet but its way. */
export function freshSource(of: SourceWay, target: FormNode, form: Form): EffectSource {
  if (of === "value") return { of, value: "" };
  if (of === "field") return { of, path: fittingFields(target, form)[0]?.path ?? "" };
  return { of };
}

/** Something after the end of which nothing is said yet. */
export function newEffect(flow: Flow, does: EffectKind): FlowEffect {
  const base = { id: freeId(flow), on: "passed" as const };
  switch (does) {
    case "write":
      return { does, ...base, fields: [] };
    case "record":
      return { does, ...base, formId: 0, fields: [] };
    case "task": {
      const owners = { userIds: [], initiator: true, fields: [] };
      return { does, ...base, planId: 0, columnId: 0, name: "", owners };
    }
    case "message":
      return { does, ...base, dialogId: 0, text: "" };
    default:
      return { does, ...base, planId: 0, hookId: 0 };
  }
}
