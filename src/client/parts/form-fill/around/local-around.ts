import { rowWithId } from "#domain/data-interface/interface-rows.ts";
import type { FormNode } from "#domain/form/definition/form-node.ts";
import { choiceColumns } from "#domain/form/field-kinds/choice-columns.ts";
import { interfaceOf } from "#domain/form/graph/related-interfaces.ts";
import type { Zone } from "#domain/form/calendar/zone.ts";
import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { jsonOfValue, UNKNOWN, type Value, valueOfJson } from "#domain/form/expression/value.ts";
import type { Form } from "#domain/form/graph/form.ts";
import { LEAVE_BALANCE, leaveBalanceFact } from "#domain/leave/leave-balance-fact.ts";
import type { UnitKind } from "#domain/organisation/unit.ts";
import type { Ask, Reading } from "#domain/reading.ts";
import { readVariable } from "#domain/record/own-variables.ts";
import { WORK_DAYS, workDaysFact } from "#domain/work-calendar/work-days-fact.ts";
import type { FormSurroundings } from "../store/form-context.ts";

interface Here extends Pick<
  FormSurroundings,
  "units" | "recordsOf" | "interfaceOf" | "calendar" | "leave"
> {
  readonly form: Form;
  readonly zone: Zone;
  readonly userId: number;
  /** 0 = a new record. */
  readonly recordId: number;
  readonly now: number;
}

/** What is known beside a form on this device. What only the server has is unknown, and nothing is guessed from it. */
export function localAround(here: Here): Surroundings {
  const { now, zone, userId, recordId, calendar } = here;
  return {
    now,
    zone,
    variable: (name) =>
      name === "recordId" && recordId === 0
        ? UNKNOWN
        : answered(readVariable(name, { userId, recordId }), here),
    attribute: (field, id, name) => attributeOf(here, field, id, name),
    fact(name, args) {
      if (name === LEAVE_BALANCE) return leaveBalanceFact(args, here.leave, here);
      return name === WORK_DAYS ? workDaysFact(args, calendar, zone) : UNKNOWN;
    },
  };
}

/** Runs a reading that asks for trees of units and nothing else. */
function answered<Result>(reading: Reading<Result>, { units }: Here): Result {
  let step = reading.next();
  while (!step.done) step = reading.next(unitsAsked(step.value, units));
  return step.value;
}

function unitsAsked(ask: Ask, units: Here["units"]): unknown {
  if (ask.kind !== "list" || !Object.hasOwn(units, ask.entity)) return [];
  return units[ask.entity as UnitKind];
}

function attributeOf(here: Here, field: string, id: Value, name: string): Value {
  const { form, recordsOf } = here;
  const node = form.fields.get(field)?.node;
  if (node && interfaceOf(node) !== "") return columnOfRow(here, node, id, name);
  const modelId = node?.properties.modelId ?? "";
  if (id === UNKNOWN || modelId === "") return UNKNOWN;
  const wanted = jsonOfValue(id);
  if (wanted === null || wanted === "") return null;
  const record = recordsOf(modelId)?.find((each) => String(each.id) === String(wanted));
  return record && Object.hasOwn(record.row, name) ? valueOfJson(record.row[name]) : UNKNOWN;
}

/** What a row says that was picked from a data interface. */
function columnOfRow({ interfaceOf: known }: Here, node: FormNode, id: Value, name: string): Value {
  if (id === UNKNOWN) return UNKNOWN;
  const wanted = jsonOfValue(id);
  if (typeof wanted !== "string" && typeof wanted !== "number") return null;
  const rows = known(interfaceOf(node))?.rows ?? [];
  const row = rowWithId(rows, choiceColumns(node).value, wanted);
  return row && Object.hasOwn(row, name) ? valueOfJson(row[name]) : UNKNOWN;
}
