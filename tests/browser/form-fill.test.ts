import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const field = (name: string) => her.page.getByRole("textbox", { name, exact: true });
const search = () => her.page.getByRole("searchbox", { name: "Search", exact: true });
const button = (name: string) => her.page.getByRole("button", { name, exact: true });

async function choose(name: string, choice: string): Promise<void> {
  await her.page.getByRole("combobox", { name, exact: true }).click();
  await her.page.getByRole("option", { name: choice, exact: true }).click();
}

test("a form of the product is there with one press, and is opened to be filled in", async () => {
  await her.page.goto("/manage/application");
  await button("New form from a template").click();
  await field("Search templates").fill("Material catalogue");
  await button("Use Material catalogue").click();
  await button("Material catalogue").click();
  await her.page.getByText("Nothing filled in yet").waitFor();
  await waitForDelivered(her);
  await button("New").click();
  await field("Name").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("what is typed on a phone without a network is there again after a reload", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await field("Name").fill("River sand");
  await her.page.getByText(/^Draft kept/).waitFor();
  await her.page.reload();
  await eventually(async () => field("Name").inputValue()).toBe("River sand");
  await her.page.getByText("Offline. It is sent as soon as there is a network.").waitFor();
});

test("what is missing is said at its field, which has the focus", async () => {
  await button("Send").click();
  await field("Size").and(her.page.locator(":focus")).waitFor();
  await her.page.getByText("Cannot be empty").first().waitFor();
  await her.page.keyboard.type("0-4 mm");
  await choose("Category", "Other");
  await choose("Unit", "t");
});

test("what is sent without a network is listed at once, and delivered when it is back", async () => {
  await button("Send").click();
  await her.page.getByRole("dialog").getByText("0-4 mm").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await her.page.getByRole("listitem").filter({ hasText: "River sand" }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  expect(await rows(her, "record")).toMatchObject([{ title: "River sand" }]);
  // A new one begins empty: what was sent is no draft any more.
  await button("New").click();
  expect(await field("Name").inputValue()).toBe("");
  await her.page.goBack();
});

test("on a laptop records are found, put in order, changed, and nothing else of them is sent", async () => {
  await her.page.setViewportSize({ width: 1280, height: 900 });
  await button("River sand").click();
  const panel = her.page.getByRole("dialog", { name: "River sand" });
  await panel.getByRole("button", { name: "Edit" }).click();
  await field("Size").fill("0-2 mm");
  await button("Save").click();
  await panel.getByText("0-2 mm").waitFor();
  await waitForDelivered(her);
  const [record] = await rows(her, "record");
  expect(JSON.parse(String(record?.["values"]))).toMatchObject({ spec: "0-2 mm", unit: "t" });
  await panel.getByRole("button", { name: "Close" }).click();
  await search().fill("0-2");
  await her.page.getByRole("row").filter({ hasText: "River sand" }).waitFor();
  await search().fill("gravel");
  await her.page.getByText("Nothing matches “gravel”").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a draft that is discarded is gone, once that was meant", async () => {
  await search().fill("");
  await button("New").click();
  await field("Name").fill("Gravel");
  await her.page.getByText(/^Draft kept/).waitFor();
  await button("Discard").click();
  const question = her.page.getByRole("dialog", { name: "Please confirm" });
  await question.getByText("Are you sure to leave? Content being edited will be lost.").waitFor();
  await question.getByRole("button", { name: "Discard" }).click();
  await button("New").waitFor();
});
