import type { Approval } from "#domain/approval/approval.ts";
import type { Flow } from "#domain/approval/flow/flow.ts";
import type { CompanyForm } from "#domain/company-form/company-form.ts";
import type { Id } from "#domain/id.ts";
import { makeForm, makeRecord } from "../company-forms.ts";
import { ADMIN, LEADER } from "../site.ts";
import type { World } from "../world.ts";

/** A published form whose records are decided by a flow. */
export function makeRequestForm(world: World, of: Flow, name = "Purchase"): CompanyForm {
  const form = makeForm(world, { name });
  world.does(ADMIN, "approvalFlow.save", { formId: form.id, flow: JSON.stringify(of) });
  return form;
}

/** A request of the leader's, on its way. */
export function makeRequest(
  world: World,
  form: Pick<CompanyForm, "id">,
  { userId = LEADER, values }: { userId?: Id; values?: object } = {},
): Approval {
  const record = makeRecord(world, form, values, userId);
  return world.does(userId, "approval.start", { recordId: record.id }).reply;
}
