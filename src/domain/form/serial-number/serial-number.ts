import { formatCivil } from "../calendar/date-format.ts";
import { civilAt, type Zone } from "../calendar/zone.ts";
import type { SerialRule } from "./serial-rule.ts";

/** What the next number of a rule goes on from. */
export interface SerialState {
  /** How many came since the count began anew. */
  readonly count: number;
  /** The date that the last number said. */
  readonly datePart: string;
}

export interface SerialMoment {
  readonly now: number;
  readonly zone: Zone;
  /** Signs of luck: letters and digits, as many as a random number may need. */
  readonly random: string;
  readonly uniqueId: string;
}

export interface SerialNumber {
  readonly text: string;
  readonly state: SerialState;
}

const RANDOM_DIGITS = 6;

/** The next number of a rule: its count begins anew when the date it writes is another one (forms-approvals 1.8). */
export function nextSerialNumber(
  rule: SerialRule,
  last: SerialState | undefined,
  moment: SerialMoment,
): SerialNumber {
  const datePart = serialDate(rule, moment);
  const count = last?.datePart === datePart ? last.count + 1 : 0;
  return { text: serialText(rule, count, moment), state: { count, datePart } };
}

/** What a number of this rule looks like; none is used up. */
export function serialText(rule: SerialRule, count: number, moment: SerialMoment): string {
  const { prefix = "", suffix = "", separator = "", type } = rule;
  if (type === 3) return `${prefix}${moment.uniqueId}${suffix}`;
  const parts = [
    serialDate(rule, moment),
    type === 2 ? randomPart(rule, moment) : countPart(rule, count),
  ];
  return `${prefix}${parts.filter((part) => part !== "").join(separator)}${suffix}`;
}

function serialDate({ dateFormat = "no", type }: SerialRule, { now, zone }: SerialMoment): string {
  if (dateFormat === "no" || type === 3) return "";
  const written = formatCivil(civilAt(now, zone), dateFormat.replace("SSS", ""));
  const milliseconds = String(((now % 1_000) + 1_000) % 1_000).padStart(3, "0");
  return dateFormat.endsWith("SSS") ? written + milliseconds : written;
}

function countPart({ startNumber = 1, digit = 0 }: SerialRule, count: number): string {
  return String(startNumber + count).padStart(digit, "0");
}

function randomPart(
  { randomDigit = RANDOM_DIGITS, randomType = 1 }: SerialRule,
  { random }: SerialMoment,
): string {
  const signs = randomType === 1 ? random.replaceAll(/\D/g, "") : random.toUpperCase();
  return signs.slice(0, randomDigit).padStart(randomDigit, "0");
}
