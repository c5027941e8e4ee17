import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { CompanySetting } from "#domain/company/company-setting.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import type { Db } from "../tables/sql/db.ts";
import { tableOf } from "../tables/registry.ts";

/** The company, once set-up was done. */
export async function readCompany(db: Db) {
  return tableOf("company").get(db, COMPANY_ID);
}

/** What the company has set for everybody. */
export async function readCompanySetting(db: Db): Promise<Omit<CompanySetting, "id">> {
  return (await tableOf("companySetting").get(db, COMPANY_ID)) ?? DEFAULT_COMPANY_SETTING;
}
