import { evaluateForm } from "../../form/graph/evaluate-form.ts";
import { fieldRights } from "../../form/permissions/field-rights.ts";
import { hardProblems, validateForm } from "../../form/validation/validate-form.ts";
import type { Reading } from "../../reading.ts";
import { knowing } from "../../record/knowing.ts";
import type { Record } from "../../record/record.ts";
import { parameterError, type Refusal } from "../../refusal.ts";
import type { Approval } from "../approval.ts";
import { fieldsToFill } from "../definition/fields-to-fill.ts";
import type { Doing } from "../state/told.ts";
import { requestFacts } from "./request-facts.ts";

/** Why somebody cannot agree yet: their step asks them to fill something in, and it is empty or wrong. */
export function* refuseUnfilled(
  approval: Approval,
  record: Record,
  { userId, initiatorId, now }: Doing,
): Reading<Refusal | undefined> {
  const step = yield* fieldsToFill(approval, { userId, arrivedAt: now });
  const asked = new Set(Object.keys(step ?? {}).filter((path) => step?.[path] === "required"));
  if (!step || asked.size === 0) return undefined;
  const facts = yield* requestFacts(record, approval.chosen, { initiatorId, now });
  if (!facts.ok) return facts.error;
  const { form, zone } = facts.value.ready;
  const filler = { form, zone, userId, recordId: record.id, now };
  const problems = yield* knowing(filler, ({ around }) => {
    const rights = fieldRights(form, { step });
    const state = evaluateForm(form, facts.value.values, around);
    return hardProblems(validateForm(state, { rights }));
  });
  const first = problems.find(({ path }) => asked.has(path));
  const node = first && form.pieces.get(first.path)?.node;
  const label = node ? node.settings.label || node.name : "";
  return first && parameterError("approval.fillFirst", { field: first.path, label });
}
