import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { field } from "#tests/make/forms/records.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
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

const kinds = ["Pour", "Repair", "Survey"].map((fullName) => ({
  id: fullName.toLowerCase(),
  fullName,
}));
const definition = JSON.stringify({
  fields: [
    field("input", "part", { label: "Part" }),
    field("select", "kind", { label: "Kind" }, { options: kinds }),
    field("inputNumber", "crew", { label: "Crew" }),
    field("datePicker", "day", { label: "Day" }, { format: "yyyy-MM-dd" }),
  ],
  columnData: {
    searchList: [{ prop: "part" }, { prop: "kind" }, { prop: "crew" }, { prop: "day" }],
  },
});
const all = [
  { part: "Pier 1", kind: "pour", crew: 3, day: Date.UTC(2026, 10, 2) },
  { part: "Pier 2", kind: "repair", crew: 12, day: Date.UTC(2026, 10, 9) },
  { part: "Deck", kind: "pour", crew: 7, day: Date.UTC(2026, 10, 16) },
  { part: "Abutment", kind: "survey", crew: 2, day: Date.UTC(2026, 10, 23) },
];

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  const form = { name: "Works", definition, readers: "all" as const };
  const { id } = (await doesAs(app, her, "form.add", form)) as { id: number };
  await doesAs(app, her, "form.publish", { id });
  list = `/manage/dynamicModel/${id}`;
  for (const values of all)
    await doesAs(app, him, "record.add", { modelId: id, data: JSON.stringify(values) });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" });
const searches = ({ page }: Person) => page.getByRole("group", { name: "Search by field" });
const box = (person: Person, name: string) =>
  searches(person).getByRole("textbox", { name, exact: true });
const lines = async ({ page }: Person) => page.locator("tbody tr button").allTextContents();

async function chooseKind(person: Person, name: string): Promise<void> {
  await searches(person).getByRole("combobox", { name: "Kind", exact: true }).click();
  await person.page.getByRole("option", { name, exact: true }).click();
  await person.page.keyboard.press("Escape");
}

test("she searches single fields by their kind, and finds the same again", async () => {
  await her.page.goto(list);
  await eventually(async () => lines(her)).toEqual(["Abutment", "Deck", "Pier 2", "Pier 1"]);
  await chooseKind(her, "Pour");
  await eventually(async () => lines(her)).toEqual(["Deck", "Pier 1"]);
  await chooseKind(her, "Repair");
  await eventually(async () => lines(her)).toEqual(["Deck", "Pier 2", "Pier 1"]);
  await box(her, "Crew, from").fill("5");
  await eventually(async () => lines(her)).toEqual(["Deck", "Pier 2"]);
  await searches(her).getByLabel("Day, to").fill("2026-11-10");
  await eventually(async () => lines(her)).toEqual(["Pier 2"]);
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "form-list-fields.png") });
  await her.page.goto("/manage/application");
  await her.page.goto(list);
  await button(her, "3 fields searched").waitFor();
  await eventually(async () => lines(her)).toEqual(["Pier 2"]);
  expect(await box(her, "Crew, from").inputValue()).toBe("5");
  await searches(her).getByRole("button", { name: "Reset" }).click();
  await eventually(async () => lines(her)).toHaveLength(4);
  expect(await box(her, "Crew, from").inputValue()).toBe("");
});

test("what is searched for in fields goes together with conditions, and a list without a hit says so", async () => {
  const query = {
    matchLogic: "and",
    conditionList: [
      {
        logic: "and",
        groups: [{ field: "crew", symbol: ">=", fieldValueType: 2, fieldValue: 3 }],
      },
    ],
  };
  const find = { kind: ["pour"] };
  const asking = new URLSearchParams({
    sort: "part",
    query: JSON.stringify(JSON.stringify(query)),
    find: JSON.stringify(JSON.stringify(find)),
  });
  await her.page.goto(`${list}?${asking.toString().replaceAll("+", "%20")}`);
  await eventually(async () => lines(her)).toEqual(["Deck", "Pier 1"]);
  await box(her, "Part").fill("abut");
  await her.page.getByText("No record meets the conditions").waitFor();
  await searches(her).getByRole("button", { name: "Reset" }).click();
  await eventually(async () => lines(her)).toEqual(["Deck", "Pier 1", "Pier 2"]);
});

test("without a network he searches fields of what lies on his device, which he never asked for before", async () => {
  await him.page.goto(list);
  await eventually(async () => lines(him)).toHaveLength(4);
  await eventually(async () => rows(him, "record")).toHaveLength(4);
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.getByText(/^Offline: as of/).waitFor();
  await box(him, "Crew, to").fill("3");
  await eventually(async () => lines(him)).toEqual(["Abutment", "Pier 1"]);
  await chooseKind(him, "Survey");
  await eventually(async () => lines(him)).toEqual(["Abutment"]);
  await goOnline(him);
});

test("on a phone the fields come one below the other when they are asked for", async () => {
  await him.page.setViewportSize({ width: 390, height: 844 });
  await him.page.goto(list);
  await him.page.getByRole("listitem").filter({ hasText: "Abutment" }).waitFor();
  expect(await searches(him).count()).toBe(0);
  await button(him, "2 fields searched").click();
  await box(him, "Part").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "form-list-fields-phone.png") });
});
