import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const field = ({ page }: Person) => page.getByRole("textbox", { name: "Message Pier 4" });
const picker = ({ page }: Person) => page.getByRole("group", { name: "Emoji", exact: true });

test("emoji are found by words in the composer, by keys alone, without a network", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.getByRole("button", { name: "Emoji", exact: true }).click();
  await picker(her).getByLabel("Search emoji").fill("crane");
  await picker(her).getByRole("button", { name: "building construction" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => field(her).inputValue()).toBe("🏗️");
  await picker(her).getByLabel("Search emoji").fill("");
  await picker(her).getByRole("button", { name: "Animals and nature" }).click();
  await picker(her).getByLabel("Search emoji").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await picker(her)
    .getByRole("button", { name: "monkey", exact: true })
    .and(page.locator(":focus"))
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await picker(her).waitFor({ state: "detached" });
});

test("a code between colons is completed, in the tone that was chosen, and kept with those used last", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Emoji", exact: true }).click();
  await picker(her).getByText("✋🏽").click();
  await page.getByRole("button", { name: "Emoji", exact: true }).click();
  await field(her).fill("");
  await field(her).pressSequentially("Ready :thumbsup");
  await page.getByRole("list", { name: "Emoji found" }).getByText("thumbs up").waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => field(her).inputValue()).toBe("Ready 👍🏽 ");
  await page.keyboard.press("Enter");
  await message(her, "Ready 👍🏽").waitFor();
  await page.getByRole("button", { name: "Emoji", exact: true }).click();
  await picker(her).getByRole("group", { name: "Recently used" }).getByText("👍🏽").waitFor();
  await page.getByRole("button", { name: "Emoji", exact: true }).click();
});

test("any emoji answers a message", async () => {
  await goOnline(her);
  await waitForDelivered(her);
  await openDialog(him, "Pier 4");
  const target = message(him, "Ready 👍🏽").last();
  await target.hover();
  await target.getByRole("button", { name: "React" }).click();
  await him.page.getByRole("menuitem", { name: "All emoji…" }).click();
  const dialog = him.page.getByRole("dialog", { name: "React" });
  await dialog.getByLabel("Search emoji").fill("rocket");
  await dialog.getByRole("button", { name: "rocket" }).click();
  await dialog.waitFor({ state: "detached" });
  await message(her, "Ready 👍🏽").getByRole("button", { name: "🚀, 1" }).waitFor();
});

test("a person finds them by words of their own language", async () => {
  const { page } = him;
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  await page.getByRole("button", { name: "表情符号", exact: true }).click();
  await page.getByLabel("搜索表情").fill("施工");
  await page.getByRole("button", { name: "路障" }).first().waitFor();
});
