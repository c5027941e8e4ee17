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
  her = await addPerson(browser, app);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const button = (name: string) => her.page.getByRole("button", { name, exact: true });
const dialog = (name: string) => her.page.getByRole("dialog", { name, exact: true });

async function act(name: string, action: string): Promise<void> {
  await button(`Actions for “${name}”`).click();
  await her.page.getByRole("menuitem", { name: action, exact: true }).click();
}

test("a dictionary is made with its entries, without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/dictionaries");
  await page.getByText("No dictionaries yet").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button("New dictionary").click();
  const asked = dialog("New dictionary");
  await asked.getByRole("textbox", { name: "Name" }).fill("Waste");
  await asked.getByRole("textbox", { name: "Code" }).fill("waste");
  await asked.getByRole("button", { name: "Create" }).click();
  await button("Waste").click();
  const entries = dialog("Entries of “Waste”");
  const add = async (name: string) => {
    await entries.getByRole("textbox", { name: "Name" }).fill(name);
    await entries.getByRole("button", { name: "Add" }).click();
    await entries.getByRole("listitem").filter({ hasText: name }).waitFor();
  };
  await add("Rubble");
  await add("Wood");
  await act("Rubble", "New below…");
  await entries.getByText("Added below “Rubble”").waitFor();
  await add("Brick");
  await act("Wood", "Move up");
  await eventually(async () => entries.getByRole("listitem").allTextContents()).toEqual([
    expect.stringContaining("Wood"),
    expect.stringContaining("Rubble"),
    expect.stringContaining("Brick"),
  ]);
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await entries.getByRole("button", { name: "Close" }).click();
  await act("Waste", "Delete…");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("it can be switched off instead").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  expect((await rows(her, "dictionary"))[0]).toMatchObject({ code: "waste" });
});

test("a form asks by a dictionary, and is filled in by it without a network", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await button("New form").click();
  await dialog("New form").getByRole("textbox").fill("Skip");
  await button("Create").click();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await part("Fields").getByRole("button", { name: "Tree", exact: true }).click();
  await part("Properties").getByLabel("Title", { exact: true }).fill("What");
  await part("Properties").getByText("A dictionary", { exact: true }).click();
  await eventually(async () =>
    part("Properties").getByRole("combobox", { name: "Dictionary" }).inputValue(),
  ).toBe("Waste");
  await button("Publish").click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await waitForDelivered(her);
  await goOffline(her);
  await button("Back").click();
  await button("Skip").click();
  await button("New").click();
  await page.getByRole("combobox", { name: "What", exact: true }).click();
  await page.getByRole("option", { name: "Rubble / Brick", exact: true }).click();
  await button("Send").click();
  await page.getByRole("dialog").getByText("Brick", { exact: true }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const [record] = await rows(her, "record");
  expect(Object.values(JSON.parse(String(record?.["values"])) as object)).toContain("3");
});
