import type { Surroundings } from "#domain/form/expression/functions/form-function.ts";
import { UNKNOWN, type Value } from "#domain/form/expression/value.ts";
import { fixedZone } from "#domain/form/calendar/zone.ts";
import { exactOf } from "#domain/form/number/exact.ts";

/** Shanghai. */
export const ZONE = fixedZone(8 * 3_600_000);
/** 2026-11-23, 09:40 in Shanghai. */
export const NOW = Date.UTC(2026, 10, 23, 1, 40);

/** A moment in Shanghai; months count from 1. */
export function moment(year: number, month: number, day: number, hour = 0, minute = 0): number {
  return Date.UTC(year, month - 1, day, hour, minute) - 8 * 3_600_000;
}

interface Known {
  readonly variables?: Readonly<Record<string, Value>>;
  /** By the field that names the record, then by name; whatever the record. */
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  /** By the function, or by it and its first argument. */
  readonly facts?: Readonly<Record<string, number>>;
}

/** What is known beside a form: a clock that stands, and what is named; nothing else. */
export function surroundings({
  variables = {},
  attributes = {},
  facts = {},
}: Known = {}): Surroundings {
  return {
    now: NOW,
    zone: ZONE,
    variable: (name) => variables[name] ?? (name === "currentUser" ? exactOf(7) : UNKNOWN),
    attribute: (field, _id, name) => asValue(attributes[field]?.[name]),
    fact: (name, [about]) =>
      asValue(facts[name] ?? facts[`${name} ${typeof about === "string" ? about : ""}`]),
  };
}

function asValue(known: number | string | undefined): Value {
  if (known === undefined) return UNKNOWN;
  return typeof known === "number" ? exactOf(known) : known;
}
