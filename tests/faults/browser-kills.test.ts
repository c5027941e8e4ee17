import { expect, test } from "vitest";
import { killedBrowsers } from "./browser-kills.ts";
import { failuresOf } from "./check.ts";
import { shortSize } from "./size.ts";

test("what somebody saw on their screen is delivered once though their browser was killed", async () => {
  const checks = await killedBrowsers({ seed: 1, kills: shortSize.browserKills }, () => undefined);
  expect(failuresOf(checks)).toEqual([]);
});
