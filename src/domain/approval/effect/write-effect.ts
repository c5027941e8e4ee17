import { applied, type Decision, refused } from "../../command.ts";
import { formToChange } from "../../company-form/form-to-change.ts";
import { withField } from "../../form/record/form-values.ts";
import type { Id } from "../../id.ts";
import { get, type Reading } from "../../reading.ts";
import { recordGone } from "../../record/can-use-record.ts";
import type { Record } from "../../record/record.ts";
import { workOutRecord } from "../../record/work-out-record.ts";
import type { FlowEffect } from "../flow/flow-effect.ts";
import { named } from "./effect-command.ts";
import { type EffectFacts, valueFor } from "./effect-facts.ts";
import { fieldOf } from "./source-fits.ts";

/**
 * Fills in fields of what was asked for, once that has ended: for people it stays as it was read, for the flow that they
 * agreed to it says what becomes of it. In the name of whoever published the flow, who has to have the form in their hands still.
 */
export function* writeEffect(
  { fields }: Extract<FlowEffect, { does: "write" }>,
  facts: Omit<EffectFacts, "names">,
  { userId, now }: { readonly userId: Id; readonly now: number },
): Reading<Decision<Record>> {
  const { ready, recordId, initiatorId, values: standing } = facts.request;
  const record = yield* get("record", recordId);
  if (!record) return refused(recordGone);
  const may = yield* formToChange(record.formId, { userId });
  if (!may.ok) return refused(may.error);
  const sent = yield* named(facts, (known) => {
    let values = standing;
    for (const { path, from } of fields) {
      const node = fieldOf(ready.form, path);
      const value = node && valueFor(known, node, from);
      if (value !== undefined) values = withField(values, path, value);
    }
    return values;
  });
  const incoming = { formId: record.formId, sent, standing, announced: [] };
  // As whoever asked works it out: of other records and balances it takes in only what they may read, who read the outcome.
  const of = { userId: initiatorId, recordId, now, rights: {} };
  const worked = yield* workOutRecord(ready, incoming, of);
  if (!worked.ok) return refused(worked.error);
  const { kept, changes } = worked.value;
  const put: Record = { ...record, ...kept, updateUserId: userId, updateTime: now };
  return applied([{ entity: "record", action: "update", put }, ...changes], put);
}
