import { readSetting, writeSetting } from "#client/platform/local-settings.ts";
import type { ViewAddress } from "#domain/plan/view/view-address-names.ts";
import { viewInAddress } from "#domain/plan/view/view-address.ts";
import { readViewParameters, type ViewParameters } from "#domain/plan/view/view-parameters.ts";

const nameOf = (userId: number, planId: number) => `view.${userId}.${planId}`;

/** How a person looked at a plan when they last changed it in this browser (seed 000 §4 keeps it through cache clears). */
export function readKeptView(userId: number, planId: number): ViewParameters {
  return readViewParameters(planId, parsed(readSetting(nameOf(userId, planId))));
}

/** The same as it stands in an address; empty where the plan is shown as usual. */
export function keptAddress(userId: number, planId: number): ViewAddress {
  return viewInAddress(readKeptView(userId, planId));
}

/** What is shown is kept, what is searched for is not, nor how somebody else has set up the table. */
export function keepView(userId: number, shown: ViewParameters): void {
  const { text: _text, table: _table, saved: _saved, ...view } = shown;
  writeSetting(nameOf(userId, view.planId), JSON.stringify(view));
}

function parsed(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
