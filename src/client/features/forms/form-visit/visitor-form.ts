import { success, type Result } from "#base/result.ts";
import { localAround } from "#client/parts/form-fill/around/local-around.ts";
import { localNames } from "#client/parts/form-fill/around/local-names.ts";
import { optionsByName } from "#client/parts/form-fill/around/options-by-name.ts";
import type { FormSurroundings } from "#client/parts/form-fill/store/form-context.ts";
import { FormStore } from "#client/parts/form-fill/store/form-store.ts";
import { stateOfDraft } from "#client/parts/form-fill/draft/form-draft.ts";
import { startState } from "#client/parts/record/start-state.ts";
import { type ReadyForm, readyForm } from "#domain/company-form/ready-form.ts";
import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { UNKNOWN } from "#domain/form/expression/value.ts";
import type { JsonObject } from "#domain/form/json/json.ts";
import type { Device } from "#domain/form/validation/validate-form.ts";
import type { Refusal } from "#domain/refusal.ts";
import { USUAL_CALENDAR } from "#domain/work-calendar/usual-calendar.ts";
import type { OpenedForm } from "./kept-visit.ts";

/** A form with what a visitor knows beside it: its choices, and nothing of the company. */
export interface VisitorForm {
  readonly ready: ReadyForm;
  readonly surroundings: FormSurroundings;
}

export function visitorForm(
  { definition, timeZone, dictionaries }: OpenedForm,
  words: { readonly on: string; readonly off: string },
): Result<VisitorForm, Refusal> {
  const ready = readyForm({ definition, timeZone });
  if (!ready.ok) return ready;
  const known = {
    users: new Map(),
    units: { department: [], position: [], userGroup: [], role: [] },
    recordsOf: () => undefined,
    dictionaryOf: optionsByName(dictionaries),
    interfaceOf: () => undefined,
    areas: undefined,
  };
  const leave = { userId: 0, kinds: [], allowances: [], bookings: [] };
  const told = { names: localNames(known), zone: ready.value.zone, ...words };
  const surroundings = { ...known, calendar: USUAL_CALENDAR, leave, words: told };
  return success({ ready: ready.value, surroundings });
}

/** The form to be filled in, where it was left; who fills in is nobody that a formula could ask for. */
export function visitorStore(
  { ready, surroundings }: VisitorForm,
  { values, now, device }: { values: JsonObject | undefined; now: number; device: Device },
): FormStore {
  const here = { ...ready, ...surroundings, userId: 0, recordId: 0, now };
  const around: Surroundings = { ...localAround(here), variable: () => UNKNOWN };
  const { start } = startState(ready, around, {});
  const kept = values && stateOfDraft(start, { values });
  return new FormStore(kept ?? start, { device });
}
