import { expect, test } from "vitest";
import { withTone } from "./skin-tone.ts";

test("a tone colours a hand, a person with a job, and everybody in a couple", () => {
  expect(withTone("👍️", "🏽")).toBe("👍🏽");
  expect(withTone("👷‍♀️", "🏿")).toBe("👷🏿‍♀️");
  expect(withTone("🕵️‍♂️", "🏻")).toBe("🕵🏻‍♂️");
  expect(withTone("👩‍❤️‍👨", "🏾")).toBe("👩🏾‍❤️‍👨🏾");
});

test("no tone leaves an emoji as it is", () => {
  expect(withTone("👍️", "")).toBe("👍️");
});
