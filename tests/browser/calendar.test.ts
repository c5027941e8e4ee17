import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
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
  await letIn(her, omar.name);
  await addTask(her, "Planned", "Without a time");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, "Pier 4");
  await waitUntilOfflineReady(her);
  await waitUntilOfflineReady(him);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const show = async ({ page }: Person) => {
  await page.getByRole("button", { name: "Calendar", exact: true }).click();
  await page.locator("[data-day]").first().waitFor();
};

/** The bar of a task; it lies over the first of its days. */
const bar = ({ page }: Person, name: string) =>
  page.locator("button[data-task]", { hasText: name });

/** The days of the month that is shown, from the first to the last, by their places on the screen. */
async function dayUnder(person: Person, name: string): Promise<string | undefined> {
  const box = await bar(person, name).boundingBox();
  return person.page.evaluate(
    ([x, y]) => {
      const below = document.elementsFromPoint(x ?? 0, y ?? 0);
      const day = below.find((element) => element instanceof HTMLElement && element.dataset["day"]);
      return day?.querySelector("time")?.dateTime;
    },
    [(box?.x ?? 0) + 4, (box?.y ?? 0) + 4],
  );
}

/** The date so many days of the month on, as the calendar writes it. */
const dayOfMonth = (date: number) => {
  const today = new Date();
  const month = String(today.getMonth() + 1).padStart(2, "0");
  return `${today.getFullYear()}-${month}-${String(date).padStart(2, "0")}`;
};

const cellOf = ({ page }: Person, date: number) =>
  page.locator("[data-day]:not([data-other])", {
    has: page.locator(`time[datetime="${dayOfMonth(date)}"]`),
  });

async function addOn(person: Person, date: number, name: string): Promise<void> {
  const cell = cellOf(person, date);
  await cell.hover({ position: { x: 40, y: 12 } });
  await cell.getByRole("button", { name: /^Add a task on/ }).click();
  const dialog = person.page.getByRole("dialog", { name: "New task" });
  await dialog.getByLabel("Name of the task").fill(name);
  await person.page.keyboard.press("Enter");
  await dialog.waitFor({ state: "detached" });
}

test("a task is added on a day without a network, and stands on it for the other", async () => {
  await goOffline(her);
  await show(her);
  await addOn(her, 10, "Pour the slab");
  await bar(her, "Pour the slab").waitFor();
  expect(await dayUnder(her, "Pour the slab")).toBe(dayOfMonth(10));
  expect(await bar(her, "Without a time").count()).toBe(0);
  expect(await violationsOn(her.page)).toEqual([]);
  await goOnline(her);
  await waitForDelivered(her);
  await show(him);
  await bar(him, "Pour the slab").waitFor();
  expect(await dayUnder(him, "Pour the slab")).toBe(dayOfMonth(10));
});

test("a task is carried to another day by mouse and by keys", async () => {
  await bar(her, "Pour the slab").dragTo(cellOf(her, 18));
  await eventually(() => dayUnder(her, "Pour the slab")).toBe(dayOfMonth(18));
  await eventually(() => dayUnder(him, "Pour the slab")).toBe(dayOfMonth(18));
  await bar(him, "Pour the slab").focus();
  await him.page.keyboard.press("Shift+ArrowRight");
  await eventually(() => dayUnder(him, "Pour the slab")).toBe(dayOfMonth(19));
  await him.page.keyboard.press("Shift+ArrowUp");
  await eventually(() => dayUnder(her, "Pour the slab")).toBe(dayOfMonth(12));
});

test("more tasks than there is room for are counted, and open from their list", async () => {
  for (const name of ["One", "Two", "Three", "Four"]) await addOn(her, 12, name);
  await cellOf(her, 12).getByRole("button", { name: "1 more" }).click();
  const list = her.page.getByRole("dialog").getByRole("listitem");
  await eventually(() => list.count()).toBe(5);
  await list.filter({ hasText: "Four" }).getByRole("button").click();
  await her.page
    .getByRole("dialog", { name: "Four" })
    .or(her.page.getByLabel("Name of the task"))
    .first()
    .waitFor();
  expect(new URL(her.page.url()).searchParams.get("view")).toBe("calendar");
  await her.page.keyboard.press("Escape");
});

test("a week shows all of a day, and the filter holds for the calendar as well", async () => {
  const { page } = him;
  await page.getByLabel("What is shown").getByText("Week").click();
  await page.getByRole("button", { name: "Next week" }).click();
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await eventually(() => page.locator("[data-day]").count()).toBe(7);
  await page.getByLabel("What is shown").getByText("Month").click();
  await page.getByLabel("Find in this plan").fill("Pour");
  await bar(him, "One").waitFor({ state: "detached" });
  await bar(him, "Pour the slab").waitFor();
});

test("the calendar of all plans shows what is one's own, and the whole on demand", async () => {
  const { page } = him;
  await page.goto("/manage/calendar");
  await page.getByRole("heading", { name: "Calendar" }).waitFor();
  await page.locator("[data-day]").first().waitFor();
  expect(await bar(him, "Pour the slab").count()).toBe(0);
  await page.getByLabel("Whose tasks").getByText("All plans").click();
  await bar(him, "Pour the slab").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("another calendar reads the tasks by an address, until it is taken back", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Subscribe in another calendar" }).click();
  const dialog = page.getByRole("dialog", { name: "Subscribe in another calendar" });
  await dialog.getByLabel("Pier 4").check();
  await dialog.getByRole("button", { name: "Make an address" }).click();
  const address = await dialog.getByLabel("Address (shown only once)").inputValue();
  const read = async () => fetch(address);
  expect(await (await read()).text()).toContain("SUMMARY:Pour the slab");
  expect(await dialog.getByRole("link").getAttribute("href")).toMatch(/^webcal:.*\.ics$/);
  expect(await violationsOn(page)).toEqual([]);
  await goOffline(her);
  await dialog.getByText("This needs the network.").waitFor();
  expect(await dialog.getByRole("button", { name: "Make an address" }).isDisabled()).toBe(true);
  await goOnline(her);
  await dialog.getByRole("button", { name: "Revoke the address for Pier 4" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).last().click();
  await eventually(async () => (await read()).status).toBe(404);
  await page.keyboard.press("Escape");
});

test("on a phone a day is tapped, and its tasks stand below", async () => {
  const { page } = him;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /, 5 tasks$/ }).click();
  const list = page.getByRole("listitem").filter({ hasText: "Pour the slab" });
  await list.getByRole("button").click();
  await page.getByLabel("Name of the task").waitFor();
  await page.keyboard.press("Escape");
  expect(await violationsOn(page)).toEqual([]);
});
