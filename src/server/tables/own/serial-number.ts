import { randomBytes, randomUUID } from "node:crypto";
import {
  nextSerialNumber,
  type SerialMoment,
  serialText,
} from "#domain/form/serial-number/serial-number.ts";
import type { Ask } from "#domain/reading.ts";
import type { Db } from "../sql/db.ts";

/**
 * Gives the next number of a rule. Until the transaction ends nobody else gets one of the same rule and date, and with a
 * transaction that fails its numbers are given again.
 */
export async function giveNumber(
  db: Db,
  { formId, rule, now, zone }: Extract<Ask, { kind: "nextNumber" }>,
): Promise<string> {
  const moment: SerialMoment = { now, zone, random: randomSigns(), uniqueId: randomUUID() };
  const { datePart } = nextSerialNumber(rule, undefined, moment).state;
  const [given] = await db.run<{ count: number }>(
    `insert into serial_numbers (form_id, code, date_part, count) values ($1, $2, $3, 0)
     on conflict (form_id, code, date_part) do update set count = serial_numbers.count + 1
     returning count`,
    [formId, rule.enCode, datePart],
  );
  return serialText(rule, given?.count ?? 0, moment);
}

/** Signs of luck, digits enough among them. */
function randomSigns(): string {
  const digits = [...randomBytes(40)].map((byte) => String(byte % 10)).join("");
  return randomBytes(30).toString("hex") + digits;
}
