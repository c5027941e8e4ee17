/** Patterns that the designer offers (forms-approvals 1.7, seed 001 section 5). */
export const formatPresets = {
  digits: String.raw`/^\d+$/`,
  money: String.raw`/^[+-]?\d{1,15}(\.\d{1,2})?$/`,
  number: String.raw`/^[+-]?\d{1,15}(\.\d{1,4})?$/`,
  email: String.raw`/^[\w.%+-]+@[\w-]+(\.[\w-]+)*\.[A-Za-z]{2,4}$/`,
  phone: String.raw`/^\+?(0?\d{2,4}-?)?\d{6,11}$/`,
  mobile: String.raw`/^1[3-9]\d{9}$/`,
  landline: String.raw`/^(\d{3,4}-)?\d{7,8}$/`,
  mobileOrLandline: String.raw`/^(1[3-9]\d{9}|(\d{3,4}-)?\d{7,8})$/`,
} as const;
