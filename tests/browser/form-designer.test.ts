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

const empty = { fullName: "Gate book", formData: JSON.stringify({ fields: [] }) };
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
  await page
    .getByLabel("From a file")
    .and(page.locator("input"))
    .setInputFiles([
      {
        name: "gate.json",
        mimeType: "application/json",
        buffer: Buffer.from(JSON.stringify(empty)),
      },
    ]);
  await page.getByRole("button", { name: "Actions for Gate book" }).click();
  await page.getByRole("menuitem", { name: "Design…" }).click();
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
  await page.getByRole("button", { name: "New" }).click();
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
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: join(output, `form-designer-wide-${scheme}.png`) });
    expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: join(output, `form-designer-phone-${scheme}.png`) });
    expect(await violationsOn(page)).toEqual([]);
  }
  await line("Plate").click();
  await eventually(async () => property("Title").inputValue()).toBe("Plate");
  await page.screenshot({ path: join(output, "form-designer-phone-properties.png") });
});
