import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { textsIn } from "#server/local-text.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { goTo, openPlan } from "./make/plan-steps.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const plan = "Harbour Bridge, north pier";
const german = textsIn("de");
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
/** Addresses of the sample site, by the names of its screens. */
let addresses: ReadonlyMap<string, string>;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  him = await addPerson(browser, app, { locale: "de-DE" });
  const screens = await setUpSampleSite(her);
  addresses = new Map(screens.map(({ name, address }) => [name, address]));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const addressOf = (name: string) => addresses.get(name) ?? "";
const pathOf = ({ page }: Person) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

test("every page has a title of its own, with what is unread in front", async () => {
  const { page } = her;
  for (const [name, title] of [
    ["messenger", "Messages"],
    ["dialog", "Morning briefing"],
    ["plans", "Plans"],
    ["board", plan],
    ["board-with-task", "Pour pier cap P3, second lift"],
    ["settings", "Profile · Settings"],
    ["share", "Share to Plumbline"],
    ["about", "About Plumbline"],
    ["nowhere", "There is nothing here"],
  ] as const) {
    await page.goto(addressOf(name));
    await eventually(async () => page.title()).toMatch(
      new RegExp(String.raw`^(\(\d+\) )?${title} · Plumbline$`),
    );
  }
});

test("back and forward close and open the task", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await openPlan(her, plan);
  const card = page.locator("[data-card-focus]").first();
  const name = await card.innerText();
  const task = page.getByRole("dialog", { name, exact: true });
  await card.focus();
  await page.keyboard.press("Enter");
  await task.waitFor();
  await page.goBack();
  await task.waitFor({ state: "detached" });
  await page.goForward();
  await task.waitFor();
  await page.keyboard.press("Escape");
  await task.waitFor({ state: "detached" });
  await expectFocus(card);
});

test("whoever comes back finds the focus where they left it", async () => {
  const { page } = her;
  await page.goto("/manage/plan");
  const tile = page.getByRole("article").getByRole("button", { name: plan, exact: true });
  // What keeps the focus comes a moment after the first screen, together with its title.
  await eventually(async () => page.title()).toMatch(/Plans · Plumbline$/);
  await tile.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: plan, exact: true }).waitFor();
  await page.goBack();
  await tile.waitFor();
  await expectFocus(tile);
});

test("closing a task goes the way back that it was opened by", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  const id = await openPlan(her, plan);
  const card = page.locator("[data-card-focus]").first();
  await card.click();
  await page.getByRole("button", { name: "Close" }).click();
  await eventually(() => pathOf(her)).toBe(`/manage/plan/${id}`);
  await page.goBack();
  await eventually(() => pathOf(her)).toBe("/manage/plan");
});

test("going twice to the same place is one step", async () => {
  const { page } = her;
  await page.goto("/manage/messenger");
  await goTo(her, "Plans");
  await page.getByRole("article").first().waitFor();
  await goTo(her, "Plans");
  await goTo(her, "Plans");
  await page.goBack();
  await eventually(() => pathOf(her)).toBe("/manage/messenger");
});

test("a list is where it was for whoever comes back to it", async () => {
  const { page } = her;
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto("/manage/plan");
  await goTo(her, "My work");
  await page.getByText("Extend the road closure permit").first().waitFor();
  const scrolled = async () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll("main *")];
      return parts.map(({ scrollTop }) => scrollTop).filter((top) => top > 0);
    });
  await page.mouse.move(800, 300);
  await page.mouse.wheel(0, 60);
  await eventually(scrolled).toEqual([60]);
  await goTo(her, "Settings");
  await page.getByRole("textbox", { name: "Contact phone" }).waitFor();
  // Meanwhile something above the list goes.
  const beside = await her.context.newPage();
  await beside.goto("/manage/workbench/allTasks");
  const hide = beside.getByRole("button", { name: "Hide the first steps" });
  await hide.click();
  await hide.waitFor({ state: "detached" });
  await beside.close();
  await page.goBack();
  await eventually(scrolled).toEqual([60]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a way back where nothing was leads to the beginning", async () => {
  const page = await her.context.newPage();
  await page.goto(addressOf("task"));
  await page.getByRole("button", { name: "Close" }).click();
  await eventually(async () => new URL(page.url()).pathname).toBe("/manage/messenger");
  await page.close();
});

test.each([
  "/manage/plan/abc",
  "/manage/plan/0",
  "/manage/messenger/-1",
  "/single/task/1.5",
  "/single/task/content/x",
])("the address %s is refused as a parameter error, with a way back", async (address) => {
  const { page } = her;
  await page.goto("/manage/plan");
  await page.getByRole("article").first().waitFor();
  await page.goto(address);
  await page.getByRole("heading", { name: "Parameter error" }).waitFor();
  await page.getByRole("button", { name: "Back" }).click();
  await eventually(() => pathOf(her)).toBe("/manage/plan");
});

test("an address whose task is none is refused as well", async () => {
  await her.page.goto(`${addressOf("board")}?task=abc`);
  await her.page.getByRole("heading", { name: "Parameter error" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("where nothing is within the app, the places stay", async () => {
  const { page } = her;
  await page.goto("/manage/nowhere");
  await page.getByRole("heading", { name: "There is nothing here" }).waitFor();
  await goTo(her, "Plans");
  await eventually(() => pathOf(her)).toBe("/manage/plan");
});

test("the gear leads to all settings, and the person's picture to what is their own", async () => {
  const { page } = her;
  await page.goto("/manage/plan");
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await eventually(() => pathOf(her)).toBe("/manage/setting");
  await page.goto("/manage/plan");
  await page.getByRole("button", { name: "Your settings" }).click();
  const menu = page.getByRole("menu", { name: "Your settings" });
  await menu.getByRole("menuitem", { name: "Profile" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await menu.getByRole("menuitem", { name: "Theme" }).click();
  await eventually(() => pathOf(her)).toBe("/manage/setting/theme");
});

test("a page that takes long to come is announced by a line at the top", async () => {
  const slow = await addPerson(browser, app, { serviceWorkers: "block" });
  await slow.page.goto("/login");
  await slow.page.locator("input[name=email]").waitFor();
  // The line itself has to be there before everything else is held up.
  await eventually(async () => slow.page.title()).toBe("Sign in · Plumbline");
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await slow.page.route("**/assets/**", async (route) => {
    await held;
    await route.continue();
  });
  const line = slow.page.locator("[data-loading-bar]");
  await slow.page.getByRole("link", { name: "About" }).click();
  await slow.page.locator("[data-loading-bar=running]").waitFor();
  release();
  await slow.page.getByRole("heading", { name: "What runs here" }).waitFor();
  await line.waitFor({ state: "detached" });
  await slow.context.close();
});

test("who is not signed in comes where they wanted to, in their language", async () => {
  const { page } = him;
  await page.goto("/manage/plan");
  await page.locator("input[name=email]").fill(dana.email);
  await eventually(async () => page.title()).toBe("Anmelden · Plumbline");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("article").first().waitFor();
  expect(pathOf(him)).toBe("/manage/plan");
  await eventually(async () => page.title()).toMatch(/Projekte · Plumbline$/);
  await page.goto("/manage/plan/abc");
  await page.getByRole("heading", { name: german("refusal:parameterError") }).waitFor();
});

async function expectFocus(target: Locator): Promise<void> {
  await eventually(async () =>
    target.evaluate((element) => element === document.activeElement),
  ).toBe(true);
}

test("whoever puts plans away lands in the next one, and in the end in their own work", async () => {
  const { page } = her;
  await page.goto(addressOf("plans"));
  const tiles = page.getByRole("article").getByRole("button");
  await tiles.first().waitFor();
  const [first = "", ...others] = await tiles.allTextContents();
  expect(others.length).toBeGreaterThan(0);
  await openPlan(her, first);
  for (const next of others) {
    await putAway();
    await page.getByRole("heading", { level: 1, name: next, exact: true }).waitFor();
  }
  await putAway();
  await page.getByRole("heading", { level: 1, name: "My work", exact: true }).waitFor();
  expect(pathOf(her)).toBe(addressOf("my-tasks"));
});

/** Archives the open plan by its menu. */
async function putAway(): Promise<void> {
  const { page } = her;
  await page.getByRole("button", { name: "Actions for the plan", exact: true }).click();
  await page.getByRole("menuitem", { name: "Archive the plan", exact: true }).click();
}
