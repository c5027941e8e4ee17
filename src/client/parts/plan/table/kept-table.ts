import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import { ALL_PLANS } from "#domain/plan/view/all-plans.ts";
import { USUAL_FIELDS, USUAL_FIELDS_OF_ALL } from "./table-fields.ts";
import { readTableSettings, type TableSettings } from "./table-settings.ts";

const nameOf = (userId: number, planId: number) => `table.${userId}.${planId}`;

/** The columns of a plan's table, or of that of all plans, until somebody chooses. */
export function usualFieldsOf(planId: number) {
  return planId === ALL_PLANS ? USUAL_FIELDS_OF_ALL : USUAL_FIELDS;
}

/** How a person has set up the table of a plan in this browser. */
export function readKeptTable(userId: number, planId: number): TableSettings {
  const usual = usualFieldsOf(planId);
  try {
    return readTableSettings(JSON.parse(readSetting(nameOf(userId, planId)) ?? "null"), usual);
  } catch {
    return readTableSettings(undefined, usual);
  }
}

export function keepTable(userId: number, planId: number, settings: TableSettings): void {
  writeSetting(nameOf(userId, planId), JSON.stringify(settings));
}
