import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
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

const part = (name: string) => her.page.getByRole("region", { name, exact: true });
const kind = (name: string) => part("Fields").getByRole("button", { name, exact: true });
const line = (name: string) => part("Outline").getByRole("button", { name, exact: true });
const piece = (name: string) => part("Form").getByRole("button", { name, exact: true });
const property = (name: string) => part("Properties").getByLabel(name, { exact: true });
const outline = async () => part("Outline").getByRole("button").allTextContents();
const press = async (...keys: readonly string[]) => {
  for (const key of keys) await her.page.keyboard.press(key);
};

test("a form is drawn from nothing by hand, and each step can be taken back", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await page.getByRole("button", { name: "New form", exact: true }).click();
  await page.getByRole("dialog", { name: "New form" }).getByRole("textbox").fill("Gate book");
  await page.getByRole("button", { name: "Create" }).click();
  await kind("Section").click();
  await property("Title").fill("Lorry");
  await kind("Text").click();
  await property("Title").fill("Plate");
  await kind("Choice").dragTo(piece("Plate"), { targetPosition: { x: 20, y: 36 } });
  await kind("Sub-table").dragTo(line("Lorry"), { targetPosition: { x: 60, y: 28 } });
  await kind("Number").click();
  await property("Title").fill("Tons");
  await eventually(outline).toEqual(["Lorry", "Plate", "Choice", "Sub-table", "Tons"]);
  await line("Choice").dragTo(line("Plate"), { targetPosition: { x: 60, y: 3 } });
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Sub-table", "Tons"]);
  await press("Control+z");
  await eventually(outline).toEqual(["Lorry", "Plate", "Choice", "Sub-table", "Tons"]);
  await press("Control+Shift+z");
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Sub-table", "Tons"]);
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Sub-table", "Tons"]);
  await page.getByText("Changes are kept on this device").waitFor();
});

test("without a network and with the keyboard alone a field is added, named and moved", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await line("Choice").focus();
  await press("Enter");
  await part("Fields").getByRole("searchbox", { name: "Search fields" }).focus();
  await page.keyboard.type("photo");
  await press("Tab", "Enter");
  await eventually(outline).toEqual([
    "Lorry",
    "Choice",
    "Photograph",
    "Plate",
    "Sub-table",
    "Tons",
  ]);
  await line("Photograph").focus();
  await press("Enter");
  await eventually(async () =>
    property("Title").evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await press("Control+a");
  await page.keyboard.type("Seal");
  await line("Seal").focus();
  await press("Alt+ArrowDown", "Alt+ArrowDown");
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Seal", "Sub-table", "Tons"]);
  await press("Control+d", "Shift+ArrowUp", "Delete");
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Sub-table", "Tons"]);
  await press("Control+z", "Control+z");
  await eventually(outline).toEqual(["Lorry", "Choice", "Plate", "Seal", "Sub-table", "Tons"]);
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByText("It can be filled in as it is now").waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Gate book", exact: true }).click();
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("textbox", { name: "Plate" }).fill("HB-KR 118");
  await page.getByRole("button", { name: "Send" }).click();
  await eventually(async () => (await rows(her, "record")).map(({ title }) => title)).toEqual([
    "HB-KR 118",
  ]);
  await goOnline(her);
  await waitForDelivered(her);
});

test("what hinders publishing is listed, and leads to where it is", async () => {
  const { page } = her;
  await page.goto("/manage/application");
  await page.getByRole("button", { name: "Actions for Gate book" }).click();
  await page.getByRole("menuitem", { name: "Design…" }).click();
  await kind("Formula").click();
  await property("Formula").fill("gone * 2");
  await line("Plate").click();
  await page.getByRole("button", { name: "Publish" }).click();
  await part("Problems")
    .getByRole("button", { name: /There is no field “gone”/ })
    .click();
  await eventually(async () => property("Formula").inputValue()).toBe("gone * 2");
  await property("Formula").fill("2 * 3");
  await part("Problems").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByText("The draft was saved").waitFor();
  await look("form-designer", async () => line("Plate").waitFor());
  await line("Plate").click();
  await eventually(async () => property("Title").inputValue()).toBe("Plate");
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** A screen in both schemes and at both widths, for the eye and for axe; the last one is a phone's. */
async function look(name: string, ready: () => Promise<void>): Promise<void> {
  const { page } = her;
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    for (const [width, size] of [
      ["wide", { width: 1440, height: 900 }],
      ["phone", { width: 390, height: 844 }],
    ] as const) {
      await page.setViewportSize(size);
      await ready();
      await page.screenshot({ path: join(output, `${name}-${width}-${scheme}.png`) });
      expect(await violationsOn(page)).toEqual([]);
    }
  }
}

test("a rule is drawn without code and tried out, and versions are compared", async () => {
  const { page } = her;
  await page.getByText(/^Rules ·/).click();
  await page.getByRole("button", { name: "Show or hide a field" }).click();
  const rule = part("Rule");
  await rule.getByRole("button", { name: "Add a condition" }).click();
  await rule.getByLabel("Field of condition 1").selectOption({ label: "Choice" });
  await rule.getByRole("combobox", { name: "Value of condition 1" }).click();
  await page.getByRole("option", { name: "Option 2" }).click();
  await rule.getByRole("combobox", { name: "Fields of step 1" }).click();
  await page.locator("[role=option]").filter({ hasText: "Seal" }).click();
  await rule.getByLabel("Name", { exact: true }).click();
  await look("form-rules", async () =>
    rule.getByRole("combobox", { name: "Fields of step 1" }).waitFor(),
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Try it" }).click();
  const tried = page.getByRole("dialog", { name: "Try it" });
  await tried.getByRole("radio", { name: "Option 1" }).check();
  await tried.getByText("Seal").waitFor({ state: "detached" });
  await tried.getByRole("radio", { name: "Option 2" }).check();
  await tried.getByText("Seal").waitFor();
  await tried.getByText("Phone", { exact: true }).click();
  await tried.getByText("Seal").waitFor({ state: "detached" });
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "form-designer-try.png") });
  await press("Escape");
  await page.getByRole("button", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByText("Added: rule “Show or hide a field”").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await versions.getByLabel("What differs from").selectOption({ index: 1 });
  await versions.getByText("Added: Formula").waitFor();
  await versions.getByRole("button", { name: /^Go back to version/ }).click();
  await page.getByText("Rules · 0").click();
  await page.getByText("Design", { exact: true }).click();
  await line("Formula").waitFor({ state: "detached" });
  await press("Control+z");
  await line("Formula").waitFor();
  await page.getByText("Rules · 1").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as JSON" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Gate book.json");
});
