/** Millimetres in one of each unit. */
const units = { m: 1_000, cm: 10, mm: 1 } as const;
const LENGTH = /^(\d{1,7}(?:[.,]\d{1,4})?)\s*(mm|cm|m)?$/u;

/** A length as people write it ("8.4", "8,40 m", "840 cm"), in millimetres; 0 = it is none. */
export function readMetres(words: string): number {
  const [, number = "", unit = "m"] = LENGTH.exec(words.trim().toLowerCase()) ?? [];
  if (number === "") return 0;
  return Math.round(Number(number.replace(",", ".")) * units[unit as keyof typeof units]);
}
