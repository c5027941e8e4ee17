import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDialog, say } from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  await say(her, "Good morning");
  await openDialog(him, "Pier 4");
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("an administrator sees what would go before it is saved, and nothing is saved without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/retention");
  await page.getByRole("combobox", { name: "Keep messages", exact: true }).click();
  await page.getByRole("option", { name: "90 days" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await goOffline(her);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  expect((await rows(her, "companySetting"))[0]?.["messageDays"] ?? 0).toBe(0);
  await goOnline(her);
  await page.getByRole("button", { name: "Save" }).click();
  const sure = page.getByRole("dialog", { name: "Remove old messages?" });
  await sure.getByText("0 messages would be removed within the hour").waitFor();
  await sure.getByRole("button", { name: "Save and remove" }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
});

test("whoever writes in a chat can read how long it is kept and what is not encrypted, offline and in Chinese", async () => {
  const { page } = him;
  const about = () => page.getByRole("dialog", { name: /About this chat|关于此会话/ });
  await page.getByLabel("About this chat").click();
  await about().getByText("Messages are kept for 90 days").waitFor();
  await about().getByText("Chats are not end-to-end encrypted.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  await page.getByLabel("关于此会话").waitFor();
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await page.getByLabel("关于此会话").click();
  await about().getByText("消息保留 90 天").waitFor();
  await about().getByText("会话没有端到端加密。").waitFor();
});
