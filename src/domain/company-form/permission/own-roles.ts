import { COMPANY_ID } from "../../company/company-id.ts";
import type { Id } from "../../id.ts";
import { unitsOf } from "../../organisation/unit-members.ts";
import { list, type Reading } from "../../reading.ts";

/** The roles that somebody has. */
export function* ownRoleIds(userId: Id): Reading<ReadonlySet<Id>> {
  const own = unitsOf(yield* list("role", { companyId: COMPANY_ID }), userId);
  return new Set(own.map(({ id }) => id));
}
