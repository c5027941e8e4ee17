import { NICKNAME_MAX, NICKNAME_MIN } from "#domain/limits.ts";
import { isPhoneNumber } from "#domain/user/phone.ts";

/** What a person can be asked for before something goes on (seed 000 §5). */
export type UserField = "nickname" | "tel";

export function isUserField(name: string): name is UserField {
  return name === "nickname" || name === "tel";
}

/** What stands in the way of taking the words: nothing was written, or it does not fit. */
export function problemOf(field: UserField, words: string): "missing" | "unfit" | undefined {
  const text = words.trim();
  if (text === "") return "missing";
  const fits =
    field === "tel"
      ? isPhoneNumber(text)
      : text.length >= NICKNAME_MIN && text.length <= NICKNAME_MAX;
  return fits ? undefined : "unfit";
}
