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
let list = "";

const more = Array.from({ length: 8 }, (_, at) =>
  field("input", `note${at}`, { label: `Note ${at}` }),
);
const definition = JSON.stringify({
  fields: [
    field("input", "part", { label: "Part" }),
    field("inputNumber", "crew", { label: "Crew" }),
    field("inputNumber", "cost", { label: "Cost" }),
    field("input", "place", { label: "Place" }),
    ...more,
  ],
  columnData: {
    columnList: [{ prop: "part" }, { prop: "crew" }, { prop: "cost" }],
    showSummary: true,
    summaryField: ["cost"],
    complexHeaderList: [{ fullName: "Effort", align: "center", childColumns: ["crew", "cost"] }],
  },
});

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const form = { name: "Works", definition, readers: "all" as const };
  const { id } = (await doesAs(app, her, "form.add", form)) as { id: number };
  await doesAs(app, her, "form.publish", { id });
  list = `/manage/dynamicModel/${id}`;
  for (let at = 1; at <= 24; at += 1) {
    const notes = Object.fromEntries(more.map((_, note) => [`note${note}`, `Note on ${at}`]));
    const values = { part: `Pier ${at}`, crew: at, cost: 10.1, place: "North", ...notes };
    await doesAs(app, him, "record.add", { modelId: id, data: JSON.stringify(values) });
  }
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true });
const drawer = ({ page }: Person) => page.getByRole("dialog", { name: "Columns", exact: true });
const box = (person: Person, name: string) =>
  drawer(person).getByRole("checkbox", { name, exact: true });
const heads = async ({ page }: Person) =>
  (await page.locator("thead th button, thead th").allInnerTexts())
    .map((text) => text.trim())
    .filter((text, at, all) => text !== "" && all.indexOf(text) === at);
/** As they are read: the upper row of names, then the lower one. */
const order = ["Title", "Effort", "Part", "Crew", "Cost", "Changed"];
const sums = ({ page }: Person) => page.locator("tfoot");

test("columns stand below the names of their groups, and the sum below them is of all pages", async () => {
  await her.page.goto(list);
  await button(her, "Pier 24").waitFor();
  expect(await heads(her)).toEqual(order);
  expect(await her.page.locator("thead th[colspan='2']").innerText()).toBe("Effort");
  await sums(her).getByText("242.40").waitFor();
  await her.page.getByRole("searchbox", { name: "Search", exact: true }).fill("pier 2");
  await sums(her).getByText("60.60").waitFor();
  await her.page.getByRole("searchbox", { name: "Search", exact: true }).fill("");
  await sums(her).getByText("242.40").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("she chooses columns, their order, width and which stay, and has them so again without a network", async () => {
  await button(her, "Columns").click();
  await box(her, "Part").uncheck();
  await box(her, "Place").check();
  for (const name of more.map((_, at) => `Note ${at}`)) await box(her, name).check();
  await eventually(async () => heads(her)).toContain("Note 7");
  expect(await heads(her)).not.toContain("Part");
  await drawer(her).getByRole("button", { name: "Move Cost up" }).click();
  await eventually(async () => {
    const all = await heads(her);
    return all.indexOf("Cost") < all.indexOf("Crew");
  }).toBe(true);
  await drawer(her).getByRole("button", { name: "More on Cost" }).click();
  await drawer(her).getByRole("radiogroup", { name: "Where Cost stays" }).getByText("Left").click();
  await drawer(her).getByLabel("Width").fill("200");
  await drawer(her).getByLabel("Width").blur();
  const cost = her.page.locator("thead th", { hasText: "Cost" });
  await eventually(async () => Math.round((await cost.boundingBox())?.width ?? 0)).toBe(200);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-list-columns.png") });
  await drawer(her).getByRole("button", { name: "Close" }).click();
  const before = (await cost.boundingBox())?.x;
  const above = her.page.locator("thead th[scope=colgroup]", { hasText: "Effort" }).first();
  const aboveBefore = (await above.boundingBox())?.x;
  await her.page
    .locator("tbody tr")
    .first()
    .getByText("Note on 24")
    .last()
    .scrollIntoViewIfNeeded();
  expect((await cost.boundingBox())?.x).toBe(before);
  expect((await above.boundingBox())?.x).toBe(aboveBefore);
  await waitForDelivered(her);
  await eventually(async () => rows(her, "columnSetting")).toHaveLength(1);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await her.page.reload();
  await her.page.getByText(/^Offline: as of/).waitFor();
  await eventually(async () => heads(her)).toContain("Note 7");
  await sums(her).getByText("242.40").waitFor();
  await button(her, "Columns").click();
  await box(her, "Note 7").uncheck();
  await eventually(async () => heads(her)).not.toContain("Note 7");
  await goOnline(her);
  await waitForDelivered(her);
  await drawer(her).getByRole("button", { name: "As the form has them" }).click();
  await eventually(async () => heads(her)).toEqual(order);
  await eventually(async () => rows(her, "columnSetting")).toEqual([]);
});

test("without a network the sum is of what lies on his device, with what he adds", async () => {
  await him.page.goto("/manage/application");
  await eventually(async () => rows(him, "record")).toHaveLength(24);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await him.page.getByText("Offline: only the 24 records on this device").waitFor();
  await sums(him).getByText("242.40").waitFor();
  expect(await heads(him)).toEqual(order);
  await button(him, "New").click();
  await him.page.getByRole("textbox", { name: "Part", exact: true }).fill("Deck");
  await him.page.getByRole("textbox", { name: "Cost", exact: true }).fill("7.6");
  await button(him, "Send").click();
  await him.page
    .getByRole("dialog", { name: "Deck", exact: true })
    .getByRole("button", { name: "Close" })
    .click();
  await sums(him).getByText("250", { exact: true }).waitFor();
  await goOnline(him);
});

test("she draws the list of the form anew, and it stands in groups without a network too", async () => {
  const id = list.split("/").at(-1);
  await her.page.goto(`/manage/application/design/${id}`);
  await her.page.getByRole("radiogroup", { name: "What is drawn" }).getByText("List").click();
  await her.page.getByRole("combobox", { name: "Listed as" }).selectOption("Table in groups");
  await her.page.getByRole("combobox", { name: "Groups by" }).selectOption("Place");
  await her.page.getByRole("group", { name: "Search by field" }).getByLabel("Crew").check();
  await her.page.getByRole("group", { name: "Sums below the list" }).getByLabel("Crew").check();
  await her.page.getByLabel("Name 1", { exact: true }).fill("What it took");
  const columns = her.page.getByRole("group", { name: "Columns", exact: true });
  await columns.getByRole("button", { name: "Move Note 0 up" }).click();
  await eventually(async () => columns.getByRole("listitem").nth(3).innerText()).toContain(
    "Note 0",
  );
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-designer-list.png"), fullPage: true });
  await button(her, "Publish").click();
  await her.page.getByText("As published").waitFor();
  await waitForDelivered(her);
  await her.page.goto(list);
  const group = her.page.getByRole("button", { name: "North 24 records" });
  await group.waitFor();
  await her.page.getByRole("columnheader", { name: "What it took" }).waitFor();
  await sums(her).getByText("300", { exact: true }).waitFor();
  expect(await her.page.locator("tbody tr").count()).toBe(27);
  await group.click();
  await eventually(async () => her.page.locator("tbody tr").count()).toBe(3);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-list-groups.png") });
  await him.page.goto("/manage/application");
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(list);
  await him.page.getByRole("button", { name: "Without a value 1 record" }).waitFor();
  await goOnline(him);
});

test.each(["light", "dark"] as const)("columns and sums read well in %s", async (scheme) => {
  await her.page.emulateMedia({ colorScheme: scheme });
  await her.page.locator(`html[data-mantine-color-scheme=${scheme}]`).waitFor();
  await her.page.setViewportSize({ width: 768, height: 844 });
  await her.page.goto(list);
  await button(her, "Columns").click();
  await box(her, "Part").waitFor();
  await her.page.screenshot({ path: join(output, `form-list-columns-768-${scheme}.png`) });
  await her.page.setViewportSize({ width: 390, height: 844 });
  await box(her, "Part").waitFor();
  await her.page.screenshot({ path: join(output, `form-list-columns-390-${scheme}.png`) });
  expect(await violationsOn(her.page)).toEqual([]);
  await drawer(her).getByRole("button", { name: "Close" }).click();
  await her.page.getByText(/^Total: Crew 300 · Cost/).waitFor();
});
