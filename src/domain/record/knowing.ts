import { COMPANY_ID } from "../company/company-id.ts";
import type { Surroundings } from "../form/expression/functions/form-function.ts";
import { jsonOfValue, UNKNOWN, type Value } from "../form/expression/value.ts";
import type { Json } from "../form/json/json.ts";
import type { IdValue, Names, NameSource } from "../form/field-kinds/names.ts";
import { LEAVE_BALANCE, leaveBalanceFact } from "../leave/leave-balance-fact.ts";
import type { KnownLeave } from "../leave/left-of.ts";
import { readKnownLeave } from "../leave/read-known-leave.ts";
import { get, type Reading } from "../reading.ts";
import { USUAL_CALENDAR } from "../work-calendar/usual-calendar.ts";
import { WORK_DAYS, workDaysFact } from "../work-calendar/work-days-fact.ts";
import type { WorkingDays } from "../work-calendar/working-days.ts";
import type { Filler } from "./filler.ts";
import type { Id } from "../id.ts";
import { portionsOf, recordsTogether } from "./known-records.ts";
import { type AskedName, readNames } from "./known-names.ts";
import { readVariable } from "./own-variables.ts";
import type { LookedAt } from "./record-with-form.ts";
import { readAttribute } from "./related-records.ts";

/** What a record can be worked out and checked with. */
export interface Known {
  readonly around: Surroundings;
  readonly names: Names;
}

/** How often what was read may lead to more that has to be read. */
const ROUNDS_MAX = 5;

/** Where the same id is called something else elsewhere. */
const BY_ORIGIN: ReadonlySet<NameSource["type"]> = new Set(["options", "interface", "record"]);

type Read = () => Reading<unknown>;
type ReadOf = (lookedAt: LookedAt) => Reading<Value>;

/** What was asked for and is not known yet. */
interface Missing {
  readonly facts: Map<string, Read>;
  /** Looked up together: a record can name thousands. */
  readonly names: Map<string, AskedName>;
  /** What fields ask of records, by the record and by the key of the fact. */
  readonly attributes: Map<IdValue, Map<string, ReadOf>>;
}

/**
 * Works something out that asks for what is known beside a form, and reads just that: the engine asks at once, rows come
 * later, so it is worked out once more with what was missing. What is not there is UNKNOWN, as it is on a device.
 */
export function* knowing<Result>(filler: Filler, work: (known: Known) => Result): Reading<Result> {
  const facts = new Map<string, unknown>();
  for (let round = 1; ; round += 1) {
    const missing: Missing = { facts: new Map(), names: new Map(), attributes: new Map() };
    const result = work(knownFrom(filler, facts, missing));
    const isAll = missing.facts.size + missing.names.size + missing.attributes.size === 0;
    if (isAll || round === ROUNDS_MAX) return result;
    for (const [key, read] of missing.facts) facts.set(key, yield* read());
    for (const portion of portionsOf([...missing.attributes])) {
      const lookedAt = yield* recordsTogether(
        portion.map(([id]) => id),
        readersFor(filler),
      );
      for (const [, reads] of portion)
        for (const [key, read] of reads) facts.set(key, yield* read(lookedAt));
    }
    for (const [key, name] of yield* readNames(missing.names, filler)) facts.set(key, name);
  }
}

function knownFrom(filler: Filler, facts: ReadonlyMap<string, unknown>, missing: Missing): Known {
  const { now, zone } = filler;
  const ask = <Fact>(key: string, read: () => Reading<Fact>, meanwhile: Fact): Fact => {
    if (facts.has(key)) return facts.get(key) as Fact;
    missing.facts.set(key, read);
    return meanwhile;
  };
  const around: Surroundings = {
    now,
    zone,
    variable: (name) => ask<Value>(`variable ${name}`, () => readVariable(name, filler), UNKNOWN),
    attribute(field, recordId, name) {
      if (recordId === UNKNOWN) return UNKNOWN;
      const id = jsonOfValue(recordId);
      if (id === null || id === "") return null;
      const key = JSON.stringify(["attribute", field, id, name]);
      if (facts.has(key)) return facts.get(key) as Value;
      const asked = { field, id: idOf(id), name };
      const reads = missing.attributes.get(asked.id) ?? new Map<string, ReadOf>();
      missing.attributes.set(asked.id, reads);
      reads.set(key, (lookedAt) => readAttribute(filler, asked, lookedAt));
      return UNKNOWN;
    },
    // A stock or a sum over other records: nobody has counted it here.
    fact(name, args) {
      if (name === LEAVE_BALANCE) {
        const read = () => readKnownLeave(filler.userId);
        const known = ask<KnownLeave | undefined>("leave", read, undefined);
        return leaveBalanceFact(args, known, filler);
      }
      if (name !== WORK_DAYS) return UNKNOWN;
      const calendar = ask<WorkingDays | undefined>("workCalendar", readCalendar, undefined);
      return calendar ? workDaysFact(args, calendar, zone) : UNKNOWN;
    },
  };
  const nameOf = ({ type, of: from, columns }: NameSource, id: IdValue) => {
    const of = BY_ORIGIN.has(type) ? from : undefined;
    const key = JSON.stringify(["name", type, of ?? "", columns ?? "", id]);
    if (facts.has(key)) return facts.get(key) as string | undefined;
    missing.names.set(key, { type, id, of, columns });
    return "";
  };
  return { around, names: { nameOf, idOf: () => undefined, pathOf: () => undefined } };
}

/** All who have to be let into a record before what it says is reckoned with. */
function readersFor({ userId, trier, standing }: Filler): Id[] {
  const others = [trier?.userId, standing?.makerId].filter((id) => id !== undefined);
  return [...new Set([userId, ...others])];
}

function* readCalendar(): Reading<WorkingDays> {
  return (yield* get("workCalendar", COMPANY_ID)) ?? USUAL_CALENDAR;
}

/** The id in a value; of what is none an id that nothing has. */
function idOf(json: Json): IdValue {
  return typeof json === "string" || typeof json === "number" ? json : 0;
}
