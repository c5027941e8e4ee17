import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textsIn } from "#server/local-text.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { type App, startApp } from "./make/start-app.ts";

const say = textsIn("en");

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUpSampleSite(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** What stands behind the question mark on each screen that looks at it, and is none of what it knows. */
const names = {
  "/manage/messenger": ["message", "new"],
  "/manage/plan": ["new"],
  "/manage/plan/all_task": ["view", "state", "owner", "sort", "task"],
  "/manage/file": ["view", "plan"],
  "/manage/AtlasList": ["plan"],
  "/manage/approve": ["list", "form", "state", "text", "from"],
  "/manage/share": ["shared"],
  "/manage/calendar": ["task"],
};
const values = ["abc", '{"a":1}', "-1"];

test("whatever stands in an address, no screen fails for it", async () => {
  const { page } = her;
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(`${page.url()} ${error.message}`));
  const [plan] = await rows(her, "plan");
  const [form] = await rows(her, "form");
  const addresses = {
    ...names,
    [`/manage/plan/${Number(plan?.["id"])}`]: ["view", "state", "owner", "sort", "text", "group"],
    [`/manage/dynamicModel/${Number(form?.["id"])}`]: ["record", "fill", "sheet", "sort", "where"],
  };
  for (const [path, wanted] of Object.entries(addresses)) {
    for (const value of values) {
      const search = wanted.map((name) => `${name}=${encodeURIComponent(value)}`).join("&");
      await page.goto(`${path}?${search}`);
      await page.getByRole("navigation").first().waitFor();
      await page.waitForLoadState("networkidle");
      if ((await page.getByText(say("shell:screenFailed")).count()) > 0)
        failures.push(`${path}?${search}`);
    }
  }
  expect(failures).toEqual([]);
});
