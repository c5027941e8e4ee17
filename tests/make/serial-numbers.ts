import { nextSerialNumber, type SerialState } from "#domain/form/serial-number/serial-number.ts";
import type { Ask } from "#domain/reading.ts";

type NumberAsk = Extract<Ask, { kind: "nextNumber" }>;

/** Gives numbers as the server does, in memory. */
export function createSerialNumbers(): (ask: NumberAsk) => string {
  const states = new Map<string, SerialState>();
  return ({ formId, rule, now, zone }) => {
    const moment = { now, zone, random: "0123456789".repeat(3), uniqueId: `number-${states.size}` };
    const first = nextSerialNumber(rule, undefined, moment);
    const key = JSON.stringify([formId, rule.enCode, first.state.datePart]);
    const { text, state } = nextSerialNumber(rule, states.get(key), moment);
    states.set(key, state);
    return text;
  };
}
