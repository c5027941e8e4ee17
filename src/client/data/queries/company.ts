import { COMPANY_ID } from "#domain/company/company-id.ts";
import type { Company } from "#domain/company/company.ts";
import type { CompanySetting } from "#domain/company/company-setting.ts";
import { DEFAULT_COMPANY_SETTING } from "#domain/company/default-company-setting.ts";
import type { Dictionary } from "#domain/dictionary/dictionary.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import type { WorkCalendar } from "#domain/work-calendar/work-calendar.ts";
import type { Unit, UnitKind } from "#domain/organisation/unit.ts";
import type { LocalDatabase } from "../database/local-database.ts";

/** The company, and what it has set for everybody. */
export interface CompanyView {
  /** undefined until it has arrived. */
  readonly company: Company | undefined;
  readonly setting: Omit<CompanySetting, "id">;
}

export async function readCompany(database: LocalDatabase): Promise<CompanyView> {
  const [company, setting] = await Promise.all([
    database.company.get(COMPANY_ID),
    database.companySetting.get(COMPANY_ID),
  ]);
  return { company, setting: setting ?? DEFAULT_COMPANY_SETTING };
}

/** All dictionaries. */
export async function readDictionaries(database: LocalDatabase): Promise<readonly Dictionary[]> {
  return database.dictionary.toArray();
}

/** On which days the company works. */
export async function readWorkCalendar(database: LocalDatabase): Promise<Omit<WorkCalendar, "id">> {
  return (await database.workCalendar.get(COMPANY_ID)) ?? USUAL_CALENDAR;
}

/** All nodes of a tree. */
export async function readUnits(database: LocalDatabase, kind: UnitKind): Promise<readonly Unit[]> {
  return database[kind].toArray();
}
