import { UTC } from "../../form/calendar/zone.ts";
import type { FormNode } from "../../form/definition/form-node.ts";
import { shapeNameOf } from "../../form/field-kinds/field-kind.ts";
import { nameSourceOf } from "../../form/field-kinds/name-source.ts";
import { readValue } from "../../form/field-kinds/read-value.ts";
import { isEmptyJson } from "../../form/field-kinds/shapes/value-shape.ts";
import type { Form } from "../../form/graph/form.ts";
import type { EffectSource } from "../flow/flow-effect.ts";

export function shapeOf({ kind, properties }: Pick<FormNode, "kind" | "properties">) {
  return shapeNameOf(kind, properties);
}

/** Whether a field keeps people. */
export function namesPeople({ kind }: Pick<FormNode, "kind">): boolean {
  return kind.names === "user" || kind.names === "mixed";
}

/** Whether a field can be filled in with what a source says; texts take anything, as it reads. */
export function sourceFits(target: FormNode, source: EffectSource, form: Form): boolean {
  const shape = shapeOf(target);
  switch (source.of) {
    case "value": {
      const read = readValue(target, source.value, UTC);
      return read !== undefined && !isEmptyJson(read);
    }
    case "field": {
      const from = fieldOf(form, source.path);
      if (!from) return false;
      return shape === "text" || (shapeOf(from) === shape && isSameNames(from, target));
    }
    case "decidedAt":
      return shape === "text" || shape === "moment";
    default:
      return shape === "text" || namesPeople(target);
  }
}

/** A field that has one value in a record: none of a sub-table. */
export function fieldOf(form: Form, path: string): FormNode | undefined {
  const piece = form.fields.get(path);
  return piece?.table === undefined ? piece?.node : undefined;
}

/** An id means the same in both; of choices that stand in the form itself those of the one are those of the other. */
function isSameNames(from: FormNode, to: FormNode): boolean {
  const [one, other] = [nameSourceOf(from), nameSourceOf(to)];
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
