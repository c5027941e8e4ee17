import { monthLength } from "../form/calendar/civil.ts";
import { exactOfText } from "../form/number/exact.ts";
import { decimalText } from "../form/number/round.ts";
import { FIELD_DIGITS_MAX, FIELD_PEOPLE_MAX } from "./field-limits.ts";
import type { PlanField } from "./plan-field.ts";

/** What reading a value has to know of its field. */
type Reader = Pick<PlanField, "kind" | "decimals" | "options" | "several">;

const LINK =
  /^(?:https?:\/\/[^\s/?#@\\]+(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d().\- ]+)$/i;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * A value as it is kept: decimals with a point, days as 2026-04-01, choices and people by their ids with commas
 * between, a tick as "1"; "" = none. undefined where a field of this kind cannot hold it.
 */
export function valueOfField(field: Reader, given: string): string | undefined {
  const text = given.trim();
  if (text === "") return "";
  switch (field.kind) {
    case "text":
      return text;
    case "number":
      return numberOf(text, field.decimals);
    case "date":
      return isDay(text) ? text : undefined;
    case "choice":
      return idsOf(text, field.several ? field.options.length : 1, (id) =>
        field.options.some((option) => option.id === id),
      );
    case "person":
      return idsOf(text, field.several ? FIELD_PEOPLE_MAX : 1, () => true);
    case "link":
      return LINK.test(text) ? text : undefined;
    case "tick":
      if (text === "0") return "";
      return text === "1" ? "1" : undefined;
    case "sum":
      return undefined;
  }
}

/** The ids that a value names. */
export function idsIn(value: string): number[] {
  return value === "" ? [] : value.split(",").map(Number);
}

function numberOf(text: string, decimals: number): string | undefined {
  const exact = exactOfText(text);
  if (!exact) return undefined;
  const written = decimalText(exact, decimals);
  const whole = written.replace("-", "").split(".")[0] ?? "";
  if (whole.length > FIELD_DIGITS_MAX) return undefined;
  return /[1-9]/.test(written) ? written : written.replace("-", "");
}

function isDay(text: string): boolean {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (!year || !month || !day || year < 1000) return false;
  return month <= 12 && day <= monthLength(year, month);
}

function idsOf(text: string, most: number, isThere: (id: number) => boolean): string | undefined {
  const ids = [...new Set(text.split(",").map(Number))];
  const right = ids.every((id) => Number.isSafeInteger(id) && id > 0 && isThere(id));
  return right && ids.length <= most ? ids.join(",") : undefined;
}
