import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog } from "./make/chat-steps.ts";
import { doesAs } from "./make/does-as.ts";
import { textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a folder is shared with a plan without a network, and whoever comes to the plan comes into it", async () => {
  const { page } = her;
  const args = { name: "Quay wall", columns: ["Planned"] };
  const { id: planId } = (await doesAs(app, her, "plan.add", args)) as { id: number };
  await openFiles(her);
  await addFolder(her, "Soil reports");
  await openFolder(her, "Soil reports");
  await uploadFiles(her, [textFile("Borehole 4.txt", "clay")]);
  await waitForDelivered(her);
  await treeLine(her, "My files").click();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await useItemMenu(her, "Soil reports", "Share");
  const dialog = page.getByRole("dialog", { name: "Share Soil reports" });
  const units = dialog.getByRole("combobox", { name: "Share with all of …" });
  await units.fill("plumbers");
  await page.getByText("Nothing found").waitFor();
  await units.fill("quay");
  await page.getByRole("option", { name: "Quay wall (plan)", exact: true }).click();
  await dialog.getByRole("button", { name: "Stop sharing with Quay wall (plan)" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  const people = await rows(her, "user");
  const omar = people.find(({ nickname }) => nickname === "Omar Haddad");
  await doesAs(app, her, "plan.invite", { planId, userId: [Number(omar?.["id"])] });
  await openDialog(him, "Quay wall");
  const told = message(him, "I have shared this");
  await told.getByRole("link", { name: "%Soil reports" }).click();
  await item(him, "Borehole 4.txt").waitFor();
  await dialog.getByRole("button", { name: "Stop sharing with Quay wall (plan)" }).click();
  await him.page.getByText("This folder is not here").waitFor();
});
