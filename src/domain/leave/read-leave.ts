import { readyForm } from "../company-form/ready-form.ts";
import { evaluateForm } from "../form/graph/evaluate-form.ts";
import { valueAt } from "../form/graph/form-state.ts";
import { textOf } from "../form/json/json.ts";
import { readRecord } from "../form/record/read-record.ts";
import type { Id } from "../id.ts";
import { get, type Reading } from "../reading.ts";
import { knowing } from "../record/knowing.ts";
import { readValues } from "../record/record-values.ts";
import type { Record } from "../record/record.ts";
import { LEAVE_BALANCE, yearOf } from "./leave-balance-fact.ts";
import { leaveFields } from "./leave-form.ts";

/** Leave that a record asks for. */
export interface AskedLeave {
  readonly userId: Id;
  readonly year: number;
  readonly kind: string;
  /** Halves of days. */
  readonly halves: number;
  /** The year in which it ends. */
  readonly lastYear: number;
}

/** What leave a record asks for; undefined where it asks for none, or not all of it is said. */
export function* readAskedLeave(
  { id: recordId, versionId, values: text }: Record,
  { initiatorId, now }: { readonly initiatorId: Id; readonly now: number },
): Reading<AskedLeave | undefined> {
  const version = yield* get("formVersion", versionId);
  // Most forms never speak of leave: they need not be made ready for that.
  if (!version?.definition.includes(LEAVE_BALANCE)) return undefined;
  const ready = readyForm(version);
  const fields = ready.ok ? leaveFields(ready.value.form) : undefined;
  const json = readValues(text);
  if (!ready.ok || !fields || !json.ok) return undefined;
  const { form, zone } = ready.value;
  const values = readRecord(form, json.value, zone);
  if (!values.ok) return undefined;
  const filler = { form, zone, userId: initiatorId, recordId, now };
  const said = yield* knowing(filler, ({ around }) => {
    const state = evaluateForm(form, values.value, around);
    const of = (name: keyof typeof fields) => valueAt(state, fields[name]);
    return {
      who: of("who"),
      kind: of("kind"),
      days: of("days"),
      from: of("from"),
      until: of("until"),
    };
  });
  const userId = Number(Array.isArray(said.who) ? said.who[0] : said.who);
  const halves = Math.round(Number(said.days) * 2);
  const kind = typeof said.kind === "number" ? String(said.kind) : textOf(said.kind);
  const isSaid = Number.isSafeInteger(userId) && userId > 0 && kind !== "" && said.from;
  if (!isSaid || !(halves > 0)) return undefined;
  const yearFrom = (time: unknown) => yearOf(Number(time), zone);
  return { userId, kind, halves, year: yearFrom(said.from), lastYear: yearFrom(said.until) };
}
