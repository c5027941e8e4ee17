import { expect, test } from "vitest";
import { hashRecoveryCode, newRecoveryCodes } from "./recovery-codes.ts";

test("there are ten codes to write down, no two alike", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/);
});

test("a code is known again however it is typed, and only as its owner's", () => {
  const hash = hashRecoveryCode(7, "k7mp-x2qa-9hdw-3ret");
  expect(hashRecoveryCode(7, " K7MP X2QA 9HDW 3RET ")).toBe(hash);
  expect(hashRecoveryCode(8, "k7mp-x2qa-9hdw-3ret")).not.toBe(hash);
});
