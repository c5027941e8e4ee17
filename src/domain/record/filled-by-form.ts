import { startRecord } from "../form/edit/start-record.ts";
import type { Surroundings } from "../form/expression/functions/form-function.ts";
import { evaluateForm } from "../form/graph/evaluate-form.ts";
import type { Form } from "../form/graph/form.ts";
import type { FieldRights } from "../form/permissions/field-rights.ts";
import { asBegun, fieldsOfRules, withRulesDue } from "../form/permissions/rules-due.ts";
import { transfersDue, withTransfers } from "../form/permissions/transfers-due.ts";
import type { FormValues } from "../form/record/form-values.ts";

interface Given {
  readonly form: Form;
  readonly standing: FormValues | undefined;
  readonly given: FormValues;
  readonly rights: FieldRights;
}

/** What somebody sent, with what the form itself puts where they may not write: because of a pick, and by its rules. */
export function filledByForm(
  { form, standing, given, rights }: Given,
  around: Surroundings,
): FormValues {
  const withPicks = (values: FormValues) =>
    withTransfers(form, values, transfersDue(form, standing, values, rights, around));
  const ofRules = fieldsOfRules(form, rights);
  if (ofRules.size === 0) return withPicks(given);
  const begun = standing ? evaluateForm(form, standing, around) : startRecord(form, around);
  return withRulesDue(begun, withPicks(asBegun(begun, given, ofRules)), ofRules).values;
}
