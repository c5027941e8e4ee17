import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field } from "#tests/make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let formId = 0;
let list = "";

const places = [
  { id: "north", fullName: "North", children: [{ id: "pier", fullName: "Pier" }] },
  { id: "south", fullName: "South" },
];
const definition = JSON.stringify({
  fields: [
    field("input", "part", { label: "Part", required: true }),
    field("treeSelect", "place", { label: "Place" }, { options: places }),
    field("inputNumber", "crew", { label: "Crew" }),
    field("inputNumber", "above", { label: "Above" }),
    field("input", "note", { label: "Note" }),
  ],
  columnData: { columnList: [{ prop: "place" }, { prop: "crew" }] },
});

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const form = { name: "Works", definition, readers: "all" as const };
  ({ id: formId } = (await doesAs(app, her, "form.add", form)) as { id: number });
  await doesAs(app, her, "form.publish", { id: formId });
  list = `/manage/dynamicModel/${formId}`;
  const ids: number[] = [];
  for (const [part, place, crew, above] of [
    ["Bridge", "south", 4, -1],
    ["Pier 1", "pier", 3, 0],
    ["Cap 1", "pier", 2, 1],
    ["Deck", "north", 9, 0],
  ] as const) {
    const values = { part, place, crew, ...(above >= 0 && { above: ids[above] }) };
    const data = JSON.stringify(values);
    const { id } = (await doesAs(app, him, "record.add", { modelId: formId, data })) as never;
    ids.push(id);
  }
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const titles = async ({ page }: Person) =>
  page.locator("tbody tr td:nth-child(2) button:not([aria-expanded])").allInnerTexts();
const tree = ({ page }: Person) => page.getByRole("navigation", { name: "Place", exact: true });
const node = (person: Person, name: string) =>
  tree(person).getByRole("button", { name, exact: true });

/** She draws the list of the form anew. */
async function designs(draw: () => Promise<void>): Promise<void> {
  await her.page.goto(`/manage/application/design/${formId}`);
  await her.page.getByRole("radiogroup", { name: "What is drawn" }).getByText("List").click();
  await draw();
  await button(her, "Publish").click();
  await her.page.getByText("As published").waitFor();
  await waitForDelivered(her);
}
const select = (name: string) => her.page.getByRole("combobox", { name, exact: true });

test("she puts a tree beside the list, which narrows it and says where a new record stands", async () => {
  await designs(async () => {
    await select("Listed as").selectOption("Tree beside a table");
    await select("Field that the tree filters").selectOption("Place");
    await her.page.getByLabel("Title of the tree").fill("Place");
    expect(await violationsOn(her.page)).toEqual([]);
    await her.page.screenshot({
      path: join(output, "form-designer-list-tree.png"),
      fullPage: true,
    });
  });
  await her.page.goto(list);
  await node(her, "North").click();
  await eventually(async () => titles(her)).toEqual(["Deck"]);
  await node(her, "Pier").click();
  await eventually(async () => titles(her)).toEqual(["Cap 1", "Pier 1"]);
  expect(await node(her, "Pier").getAttribute("aria-current")).toBe("true");
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-list-tree.png") });
  await tree(her).getByRole("searchbox").fill("sou");
  expect(await node(her, "Pier").count()).toBe(0);
  await node(her, "South").press("Enter");
  await eventually(async () => titles(her)).toEqual(["Bridge"]);
  await button(her, "New").click();
  await her.page.getByRole("textbox", { name: "Part", exact: true }).fill("Abutment");
  await button(her, "Send").click();
  await her.page
    .getByRole("dialog", { name: "Abutment", exact: true })
    .getByText("South", { exact: true })
    .waitFor();
  await waitForDelivered(her);
  await her.page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await tree(her).getByRole("searchbox").fill("");
  await node(her, "All").click();
});

test("without a network the tree narrows what lies on the device, and on a phone it is a panel", async () => {
  await him.page.goto("/manage/application");
  await eventually(async () => rows(him, "record")).toHaveLength(4);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await node(him, "South").click();
  await him.page.getByText("Offline: only the 1 record on this device").waitFor();
  expect(await titles(him)).toEqual(["Bridge"]);
  await node(him, "All").click();
  await him.page.getByText("Offline: only the 4 records on this device").waitFor();
  await goOnline(him);
  await him.page.setViewportSize({ width: 390, height: 844 });
  await him.page.goto(list);
  await button(him, "Filter by tree").click();
  await node(him, "South").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "form-list-tree-390.png") });
  await node(him, "South").click();
  await button(him, "Bridge").waitFor();
  await eventually(async () => button(him, "Deck").count()).toBe(0);
  await button(him, "Filter by tree").click();
  await node(him, "All").click();
  await button(him, "Deck").waitFor();
  await him.page.setViewportSize({ width: 1440, height: 900 });
});

test("rows are filled in where they stand, without a network too, and what is not right is said there", async () => {
  await designs(async () => {
    await select("Listed as").selectOption("Edited in rows");
    const columns = her.page.getByRole("group", { name: "Columns", exact: true });
    await columns.getByRole("checkbox", { name: "Part", exact: true }).check();
  });
  await him.page.goto("/manage/application");
  await waitUntilOfflineReady(him);
  await him.page.goto(list);
  await button(him, "Edit: Deck").click();
  const row = him.page.getByRole("row", { name: "Deck", exact: true });
  await row.getByRole("textbox", { name: "Part", exact: true }).fill("");
  await button(him, "Save: Deck").click();
  await row
    .getByText(/required|cannot be empty/i)
    .first()
    .waitFor();
  await row.getByRole("textbox", { name: "Part", exact: true }).fill("Deck slab");
  await row.getByRole("textbox", { name: "Crew", exact: true }).fill("11");
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "form-list-inline.png") });
  await button(him, "Save: Deck").click();
  await him.page.getByRole("cell", { name: "11", exact: true }).waitFor();
  await waitForDelivered(him);
  await goOffline(him);
  await button(him, "Edit: Deck slab").click();
  const again = him.page.getByRole("row", { name: "Deck slab", exact: true });
  await again.getByRole("textbox", { name: "Crew", exact: true }).fill("12");
  await again.getByRole("textbox", { name: "Crew", exact: true }).press("Control+Enter");
  await him.page.getByRole("cell", { name: "12", exact: true }).waitFor();
  await button(him, "Edit: Bridge").click();
  const bridge = him.page.getByRole("row", { name: "Bridge", exact: true });
  await bridge.getByRole("textbox", { name: "Crew", exact: true }).press("Escape");
  await button(him, "Edit: Bridge").waitFor();
  await goOnline(him);
  await waitForDelivered(him);
  await her.page.goto(list);
  await her.page.getByRole("cell", { name: "12", exact: true }).waitFor();
});

test("the list has its own order, conditions and buttons in rows, here and without a network", async () => {
  await designs(async () => {
    await select("Listed as").selectOption("Table");
    await button(her, "Order by another field").click();
    await select("Sort field 1").selectOption("Crew");
    await select("Direction 1").selectOption("Descending");
    await button(her, "Add conditions").click();
    await button(her, "Add a condition").click();
    await select("Field of condition 1").selectOption("Crew");
    await select("Comparison of condition 1").selectOption("greater than");
    await her.page.getByLabel("Value of condition 1").fill("2");
    const acts = her.page.getByRole("group", { name: "Buttons in rows" });
    for (const name of ["Details", "Copy", "Delete"]) await acts.getByLabel(name).check();
    await acts.getByLabel("Another name for “Delete”").fill("Take away");
    expect(await violationsOn(her.page)).toEqual([]);
    await her.page.screenshot({
      path: join(output, "form-designer-list-order.png"),
      fullPage: true,
    });
  });
  await her.page.goto(list);
  await eventually(async () => titles(her)).toEqual(["Deck slab", "Bridge", "Pier 1"]);
  await button(her, "Copy: Bridge").click();
  expect(await her.page.getByRole("textbox", { name: "Part", exact: true }).inputValue()).toBe(
    "Bridge",
  );
  await her.page.getByRole("textbox", { name: "Part", exact: true }).fill("Second bridge");
  await button(her, "Send").click();
  const second = her.page.getByRole("dialog", { name: "Second bridge", exact: true });
  await second.getByRole("button", { name: "Close" }).click();
  await eventually(async () => titles(her)).toContain("Second bridge");
  await button(her, "Take away: Second bridge").click();
  await button(her, "Delete").click();
  await eventually(async () => titles(her)).toEqual(["Deck slab", "Bridge", "Pier 1"]);
  await waitForDelivered(her);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-list-acts.png") });
  await him.page.goto("/manage/application");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await eventually(async () => titles(him)).toEqual(["Deck slab", "Bridge", "Pier 1"]);
  await goOnline(him);
});

test("she lets rows and cells stand out by what they say, and nobody has to see colours for it", async () => {
  await designs(async () => {
    const formats = her.page.getByRole("group", { name: "Highlights" });
    for (const place of [1, 2]) {
      await button(her, "Add a highlight").click();
      const one = formats.getByRole("group", { name: `Highlight ${place}`, exact: true });
      await one.getByRole("button", { name: "Add a condition" }).click();
      await one.getByRole("combobox", { name: "Field of condition 1" }).selectOption("Crew");
      const comparison = one.getByRole("combobox", { name: "Comparison of condition 1" });
      await comparison.selectOption("greater than");
      await one.getByLabel("Value of condition 1").fill(place === 1 ? "10" : "3");
    }
    await her.page.getByLabel("Word 1").fill("Large");
    await select("Applies to (2)").selectOption("Crew");
    await select("Colour 2").selectOption("Green");
    expect(await violationsOn(her.page)).toEqual([]);
    await formats.screenshot({ path: join(output, "form-designer-list-formats.png") });
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await her.page.emulateMedia({ colorScheme });
    await her.page.goto(list);
    await her.page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
    await her.page.getByRole("row", { name: /Deck slab.*Large/ }).waitFor();
    await her.page.getByRole("cell", { name: "4 Green" }).waitFor();
    expect(await her.page.getByRole("row", { name: /Pier 1/ }).getAttribute("data-tint")).toBe(
      null,
    );
    await her.page.screenshot({ path: join(output, `form-list-formats-${colorScheme}.png`) });
    expect(await violationsOn(her.page)).toEqual([]);
  }
  await her.page.emulateMedia({ colorScheme: "light" });
  await her.page.setViewportSize({ width: 390, height: 844 });
  await her.page.getByText("Large", { exact: true }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 1440, height: 900 });
});

test.each(["light", "dark"] as const)(
  "records stand below those that they name, in %s",
  async (scheme) => {
    if (scheme === "light")
      await designs(async () => {
        await select("Listed as").selectOption("Tree of records");
        await select("Below which record one stands").selectOption("Above");
        await button(her, "List all records").click();
      });
    await her.page.emulateMedia({ colorScheme: scheme });
    await her.page.setViewportSize({ width: 1440, height: 900 });
    await her.page.goto(list);
    await her.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
    await eventually(async () => titles(her)).toEqual([
      "Bridge",
      "Deck slab",
      "Pier 1",
      "Cap 1",
      "Abutment",
    ]);
    await button(her, "Fold Pier 1").click();
    await eventually(async () => titles(her)).not.toContain("Cap 1");
    await her.page.screenshot({ path: join(output, `form-list-below-${scheme}.png`) });
    await her.page.setViewportSize({ width: 390, height: 844 });
    await button(her, "Unfold Pier 1").or(button(her, "Fold Pier 1")).waitFor();
    await her.page.screenshot({ path: join(output, `form-list-below-390-${scheme}.png`) });
    expect(await violationsOn(her.page)).toEqual([]);
  },
);
