import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Unit } from "#domain/organisation/unit.ts";
import { isActive } from "#domain/user/is-active.ts";
import type { User } from "#domain/user/user.ts";
import { tableOf } from "../../tables/registry.ts";
import type { Db } from "../../tables/sql/db.ts";

/** Who there is and where they stand. */
export interface DirectoryRows {
  readonly companyName: string;
  readonly departments: readonly Unit[];
  readonly positions: readonly Unit[];
  readonly groups: readonly Unit[];
  readonly roles: readonly Unit[];
  /** Those who work here: nobody who is gone or may not sign in. */
  readonly users: readonly User[];
}

export async function readDirectoryRows(db: Db): Promise<DirectoryRows> {
  const ofCompany = { companyId: COMPANY_ID };
  const [company, departments, positions, groups, roles, users] = await Promise.all([
    tableOf("company").get(db, COMPANY_ID),
    tableOf("department").list(db, ofCompany),
    tableOf("position").list(db, ofCompany),
    tableOf("userGroup").list(db, ofCompany),
    tableOf("role").list(db, ofCompany),
    tableOf("user").list(db, { deleteTime: 0 }),
  ]);
  const present = users
    .filter(isActive)
    .toSorted((one, other) => one.nickname.localeCompare(other.nickname) || one.id - other.id);
  return {
    companyName: company?.name ?? "",
    departments,
    positions,
    groups,
    roles,
    users: present,
  };
}
