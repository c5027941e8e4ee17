import type { CompanyForm } from "../company-form/company-form.ts";
import type { Id } from "../id.ts";

/** The requests that come with the product (forms-approvals 7.1), by the code of the template that their form is made of. */
const OWN_REQUESTS: ReadonlySet<string> = new Set([
  "general",
  "leave",
  "business-trip",
  "overtime",
  "reimbursement",
  "loan",
]);

/** Labels of forms begin above it; 1 to 12 are contracts, receipts and the like, which are forms of the company's here. */
const FORM_LABELS = 100;

type Labelled = Pick<CompanyForm, "id" | "code">;

/** What kind of thing is asked for (forms-approvals 7.1): 0 a request that comes with the product, 100 and the form's id any other form. */
export function labelOf({ id, code }: Labelled): number {
  return OWN_REQUESTS.has(code) ? 0 : FORM_LABELS + id;
}

/** Whether what a form asks for is of a kind; 100 = of any form that does not come with the product. */
export function hasLabel(form: Labelled, label: number | undefined): boolean {
  if (label === undefined) return true;
  const own = labelOf(form);
  return label === FORM_LABELS ? own > FORM_LABELS : own === label;
}

/** The form that is named, by its id or by its label; 0 where they name none, or two. */
export function formNamed(asked: {
  readonly label?: number | undefined;
  readonly categoryId?: Id | undefined;
}): Id {
  const { label = 0, categoryId } = asked;
  const ofLabel = label > FORM_LABELS ? label - FORM_LABELS : 0;
  if (label === 0) return categoryId ?? 0;
  return categoryId === undefined || categoryId === ofLabel ? ofLabel : 0;
}

/** Contracts, purchases and the like: they have no flow beside that of their form. */
export function isOfNoForm(label: number | undefined): boolean {
  return label !== undefined && label > 0 && label <= FORM_LABELS;
}
