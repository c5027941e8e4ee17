import { Secret, TOTP } from "otpauth";

/** What every authenticator app understands. */
const rules = { algorithm: "SHA1", digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Intervals by which a clock may be ahead or behind. */
const WINDOW = 1;

/** A secret for an app, in base32. */
export function newAppSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an app reads, by a scan or a click. */
export function appAddress(secret: string, issuer: string, label: string): string {
  return new TOTP({ ...rules, issuer, label, secret }).toString();
}

/** The interval of which this is the code, within the window around now; undefined = of none. */
export function stepOfCode(secret: string, code: string, now: number): number | undefined {
  const app = new TOTP({ ...rules, secret });
  const token = code.replaceAll(/\s/g, "");
  const distance = app.validate({ token, timestamp: now, window: WINDOW });
  return distance === null ? undefined : app.counter({ timestamp: now }) + distance;
}
