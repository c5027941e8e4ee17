import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { appAddress, newAppSecret, stepOfCode } from "./authenticator.ts";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const now = 1_800_000_000_000;
const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });

test("a code is good in its interval, the one before and the one after", () => {
  const step = Math.floor(now / 30_000);
  expect(stepOfCode(secret, codeAt(now), now)).toBe(step);
  expect(stepOfCode(secret, codeAt(now - 30_000), now)).toBe(step - 1);
  expect(stepOfCode(secret, codeAt(now + 30_000), now)).toBe(step + 1);
  expect(stepOfCode(secret, codeAt(now - 60_000), now)).toBeUndefined();
  expect(stepOfCode(secret, codeAt(now + 60_000), now)).toBeUndefined();
});

test("spaces that people type are no fault", () => {
  const code = codeAt(now);
  expect(stepOfCode(secret, `${code.slice(0, 3)} ${code.slice(3)} `, now)).toBeDefined();
});

test("what is no code of six digits is none", () => {
  expect(stepOfCode(secret, "", now)).toBeUndefined();
  expect(stepOfCode(secret, "12345", now)).toBeUndefined();
});

test("an app is told who the account belongs to, and every secret is another one", () => {
  const address = appAddress(secret, "Acme Build", "dana@site.example");
  expect(address).toContain("otpauth://totp/Acme%20Build:dana%40site.example?");
  expect(address).toContain(`secret=${secret}`);
  expect(newAppSecret()).toHaveLength(32);
  expect(newAppSecret()).not.toBe(newAppSecret());
});
