import { describe, expect, it } from "vitest";
import { passwordStrength } from "./password-strength.ts";

describe("how strong a password is shown to be", () => {
  it("is nothing below the shortest length", () => {
    expect(passwordStrength("aB3$x")).toBe(0);
  });

  it("is weak for words and runs everybody tries first", () => {
    expect(passwordStrength("password1")).toBe(1);
    expect(passwordStrength("12345678")).toBe(1);
    expect(passwordStrength("aaaaaaaaaaaa")).toBe(1);
  });

  it("is weak when it is little more than the person's own name", () => {
    expect(passwordStrength("hana-sato", ["hana", "sato"])).toBe(1);
  });

  it("grows with length and with kinds of characters", () => {
    expect(passwordStrength("crane-hook")).toBeGreaterThanOrEqual(2);
    expect(passwordStrength("seven cranes over the harbour")).toBe(4);
    expect(passwordStrength("T7#mq!z9Lw2&")).toBe(4);
  });
});
