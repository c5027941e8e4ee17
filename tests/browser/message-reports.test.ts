import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFrom } from "./make/does-as.ts";
import { message, openDialog, say, startGroup, useMessageMenu } from "./make/chat-steps.ts";
import { addColleague } from "./make/add-colleague.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
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
  await addColleague(app.address, await linkFrom(app, her), "Mei Tanaka");
  await startGroup(her, "Crane crew", ["Omar Haddad", "Mei Tanaka"]);
  await say(her, "Between ourselves");
  await say(her, "Buy my car");
  await openDialog(him, "Crane crew");
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const reports = ({ page }: Person) => page.getByRole("article");

test("a message is reported without a network, and its reporter sees that it waits", async () => {
  await goOffline(him);
  await message(him, "Buy my car").waitFor();
  await useMessageMenu(him, "Buy my car", "Report…");
  const dialog = him.page.getByRole("dialog", { name: "Report to the administrators" });
  expect(await dialog.getByRole("button", { name: "Report", exact: true }).isDisabled()).toBe(true);
  await dialog.getByRole("radio", { name: "Advertising or unwanted" }).check();
  await dialog.getByRole("textbox").fill("Third time today");
  expect(await violationsOn(him.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await useMessageMenu(him, "Buy my car", "Report…");
  await him.page.getByText("You have reported this message.").waitFor();
  await him.page.keyboard.press("Escape");
  await goOnline(him);
  await waitForDelivered(him);
  expect(await rows(her, "messageReport")).toEqual([]);
});

test("an administrator sees that message alone, and removes it; its reporter hears of it in Chinese", async () => {
  const { page } = her;
  await him.page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await him.page.reload();
  await page.goto("/manage/workbench");
  await page.getByRole("button", { name: "Omar Haddad reported a message", exact: true }).click();
  await page.waitForURL("**/manage/setting/reports");
  await reports(her).getByText("Buy my car").waitFor();
  await reports(her).getByText("Reported by Omar Haddad: Advertising or unwanted").waitFor();
  expect(await page.getByText("Between ourselves").count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await reports(her).getByRole("button", { name: "Remove the message" }).click();
  const sure = page.getByRole("dialog", { name: "Remove the message?" });
  await sure.getByRole("button", { name: "Remove the message" }).click();
  await page.getByText("No reports").waitFor();
  await page.getByRole("radiogroup").getByText("Decided", { exact: true }).click();
  await reports(her).getByText("Removed,").waitFor();
  await message(him, "Buy my car").waitFor({ state: "detached" });
  await him.page.goto("/manage/workbench");
  await him.page.getByRole("button", { name: "您的举报已处理：Crane crew", exact: true }).waitFor();
  const [report] = await rows(him, "messageReport");
  expect(report).toMatchObject({ state: "removed" });
  await page.goto("/manage/setting/audit");
  await page.getByText("Decision about a reported message").first().waitFor();
});
