import { isCivil } from "../../calendar/civil.ts";
import { momentOf } from "../../calendar/zone.ts";
import { exactOf } from "../../number/exact.ts";
import { UNKNOWN } from "../value.ts";
import type { FormFunction } from "./form-function.ts";

const NUMBER = /^\d{6}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/i;
/** GB 11643: weights of the first seventeen digits, and the sign for each rest of their sum. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const SIGNS = "10X98765432";

/** What the number of a Chinese identity card says of itself (forms-approvals 1.7). */
export const identityFunctions: Readonly<Record<string, FormFunction>> = {
  /** 1 when the date exists and the last sign fits the others, else 0. */
  idCheck: {
    takes: [1, 1],
    apply: ([value = null]) => {
      if (value === UNKNOWN || value === null) return value;
      return exactOf(typeof value === "string" && isIdentityNumber(value) ? 1 : 0);
    },
  },
  idBirthday: {
    takes: [1, 1],
    apply: ([value = null], { zone }) => {
      if (value === UNKNOWN) return UNKNOWN;
      const birthday = typeof value === "string" ? birthdayOf(value) : undefined;
      return birthday ? exactOf(momentOf(birthday, zone)) : null;
    },
  },
};

/** Whether eighteen signs are the number of an identity card. */
function isIdentityNumber(text: string): boolean {
  if (!birthdayOf(text)) return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(text[at]), 0);
  return SIGNS[sum % 11] === text[17]?.toUpperCase();
}

function birthdayOf(text: string) {
  const [, year, month, day] = NUMBER.exec(text) ?? [];
  const midnight = { hour: 0, minute: 0, second: 0 };
  const birthday = { year: Number(year), month: Number(month), day: Number(day), ...midnight };
  return year !== undefined && isCivil(birthday) ? birthday : undefined;
}
