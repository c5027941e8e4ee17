import { COMPANY_ID } from "../company/company-id.ts";
import { comparedName } from "../name.ts";
import { list, type Reading } from "../reading.ts";
import type { Refusal } from "../refusal.ts";
import type { CompanyForm } from "./company-form.ts";

/** Another form that people fill in is called so already (code 507 of forms-approvals 7.4). */
export const NAME_TAKEN = 507;

/**
 * Why people cannot be offered a form under its name: they would find two and not know which is meant. It is refused only where
 * the name comes into their sight; drafts and forms that are switched off may be called the same.
 */
export function* refuseName({
  id,
  name,
}: Pick<CompanyForm, "id" | "name">): Reading<Refusal | undefined> {
  const forms = yield* list("form", { companyId: COMPANY_ID });
  const isTaken = forms.some(
    (other) =>
      other.id !== id &&
      other.state === "published" &&
      comparedName(other.name) === comparedName(name),
  );
  return isTaken ? { code: NAME_TAKEN, reason: "form.nameTaken", data: { name } } : undefined;
}
