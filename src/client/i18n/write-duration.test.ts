import { expect, test } from "vitest";
import { writeDuration } from "./write-duration.ts";

test("minutes are said in hours and minutes, in each language's own words", () => {
  expect(writeDuration(90, "en")).toBe("1 hr 30 min");
  expect(writeDuration(120, "en")).toBe("2 hr");
  expect(writeDuration(0, "en")).toBe("0 min");
  expect(writeDuration(90, "de")).toBe("1 Std. 30 Min.");
  expect(writeDuration(90, "zh")).toBe("1小时 30分钟");
});
