import { expect, test } from "vitest";
import { askedStep } from "./asked-step.ts";

test("a refusal that names a second step is one; any other is a plain refusal", () => {
  const reason = "signIn.secondStep";
  expect(askedStep({ reason, data: { step: "abc", passkey: true } })).toEqual({
    step: "abc",
    passkey: true,
  });
  expect(askedStep({ reason, data: { step: "abc" } })).toEqual({ step: "abc", passkey: false });
  expect(askedStep({ reason })).toBeUndefined();
  expect(askedStep({ reason: "user.loginFailed", data: { step: "abc" } })).toBeUndefined();
});
