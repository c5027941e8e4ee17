/** What people write between the digits. */
const SEPARATORS = /[\s().\-/]/g;

/**
 * A number that can be called from anywhere: `+`, country and up to 15 digits. A mainland mobile number has 11 digits
 * starting with 1 (seed 000 §5), with or without its country.
 */
export const PHONE = /^(?:1\d{10}|\+861\d{10}|\+(?!86)[1-9]\d{6,14})$/;

/** The number as it is kept. */
export function withoutSeparators(text: string): string {
  return text.replaceAll(SEPARATORS, "");
}

export function isPhoneNumber(text: string): boolean {
  return PHONE.test(withoutSeparators(text));
}
