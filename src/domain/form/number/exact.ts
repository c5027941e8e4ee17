/**
 * An exact number: a fraction of whole numbers with a positive denominator. Sums and products of decimals stay decimals,
 * and a third stays a third until somebody rounds: 1000 x 0.1 is 100, and 1 / 3 x 3 is 1.
 */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Exact = { numerator: 0n, denominator: 1n };

/** Denominators of this many are still cheap; larger ones are reduced. */
const LARGE_DENOMINATOR = 10n ** 40n;
/** Signs of a number at most; more than any that a machine's number is written with. */
const SIGNS_MAX = 400;
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

export function isExact(value: unknown): value is Exact {
  return typeof value === "object" && value !== null && "denominator" in value;
}

/** The number that a person reads when this one is written down, not the binary one beside it. */
export function exactOf(value: number): Exact {
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  return exactOfText(String(value)) ?? ZERO;
}

/** A decimal number as it is written, without separators of thousands; undefined for anything else. */
export function exactOfText(text: string): Exact | undefined {
  const parts = text.length <= SIGNS_MAX ? DECIMAL.exec(text) : null;
  const [whole = "", fraction = ""] = [parts?.[2], parts?.[3]];
  if (!parts || whole + fraction === "") return undefined;
  const exponent = Number(parts[4] ?? 0) - fraction.length;
  const digits = BigInt(whole + fraction) * (parts[1] === "-" ? -1n : 1n);
  if (exponent >= 0) return { numerator: digits * 10n ** BigInt(exponent), denominator: 1n };
  return { numerator: digits, denominator: 10n ** BigInt(-exponent) };
}

export function plus(left: Exact, right: Exact): Exact {
  const [a, b] = [left.denominator, right.denominator];
  if (a === b) return { numerator: left.numerator + right.numerator, denominator: a };
  if (a % b === 0n) {
    return { numerator: left.numerator + right.numerator * (a / b), denominator: a };
  }
  if (b % a === 0n) {
    return { numerator: left.numerator * (b / a) + right.numerator, denominator: b };
  }
  return reduced(left.numerator * b + right.numerator * a, a * b);
}

export function negate({ numerator, denominator }: Exact): Exact {
  return { numerator: -numerator, denominator };
}

export function minus(left: Exact, right: Exact): Exact {
  return plus(left, negate(right));
}

export function times(left: Exact, right: Exact): Exact {
  return reduced(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** Undefined where it is divided by zero. */
export function over(left: Exact, right: Exact): Exact | undefined {
  if (right.numerator === 0n) return undefined;
  const sign = right.numerator < 0n ? -1n : 1n;
  return reduced(
    left.numerator * right.denominator * sign,
    left.denominator * right.numerator * sign,
  );
}

/** Less than, equal to or greater than zero, as the left one is to the right one. */
export function compare(left: Exact, right: Exact): number {
  const difference =
    left.denominator === right.denominator
      ? left.numerator - right.numerator
      : left.numerator * right.denominator - right.numerator * left.denominator;
  return signOf(difference);
}

/** The same for numbers that are the same, and for no others. */
export function exactKey({ numerator, denominator }: Exact): string {
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

export function isZero({ numerator }: Exact): boolean {
  return numerator === 0n;
}

export function absolute(value: Exact): Exact {
  return value.numerator < 0n ? negate(value) : value;
}

/** The nearest number that a machine's number can be. */
export function toNumber({ numerator, denominator }: Exact): number {
  if (denominator === 1n) return Number(numerator);
  const whole = numerator / denominator;
  const rest = numerator % denominator;
  // Seventeen digits behind the first are more than a machine's number holds.
  const scale = 10n ** 20n;
  const digits = `${whole === 0n && numerator < 0n ? "-" : ""}${whole}`;
  const decimals = signedDigits((rest * scale) / denominator).padStart(20, "0");
  return Number(`${digits}.${decimals}`);
}

function signedDigits(value: bigint): string {
  return String(value < 0n ? -value : value);
}

function signOf(value: bigint): number {
  if (value === 0n) return 0;
  return value < 0n ? -1 : 1;
}

function reduced(numerator: bigint, denominator: bigint): Exact {
  if (denominator < LARGE_DENOMINATOR) return { numerator, denominator };
  const divisor = greatestDivisor(numerator < 0n ? -numerator : numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function greatestDivisor(left: bigint, right: bigint): bigint {
  let [greater, smaller] = [left, right];
  while (smaller !== 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}
