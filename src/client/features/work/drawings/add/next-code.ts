/** The last letter or number of what a revision is called: "C", "P02", "Rev 3". */
const COUNTED = /^(.*?)([A-Y]|[a-y]|\d{1,6})$/su;

/** What the revision after one is called, as far as that can be told; "" = it cannot. */
export function nextCode(code: string): string {
  const [, before = "", counted = ""] = COUNTED.exec(code.trim()) ?? [];
  if (counted === "") return "";
  if (/\d/.test(counted)) return before + String(Number(counted) + 1).padStart(counted.length, "0");
  // A letter at the end of a word counts nothing.
  if (/\p{L}$/u.test(before)) return "";
  return before + String.fromCodePoint((counted.codePointAt(0) ?? 0) + 1);
}
