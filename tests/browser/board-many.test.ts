import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import {
  addTask,
  card,
  cardsOf,
  column,
  goTo,
  letIn,
  newPlan,
  openPlan,
} from "./make/plan-steps.ts";
import { omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

const names = Array.from({ length: 16 }, (_, index) => `Anchor ${index + 1}`);

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
  await newPlan(her, "Quay");
  await letIn(her, omar.name);
  for (const name of names) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await addTask(her, "Under way", "Survey");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const bar = ({ page }: Person) => page.getByRole("toolbar", { name: "Selected tasks" });
const name = (text: string) => card(her, text).locator("[data-card-focus]");
const chosen = async () => {
  const marked = her.page.locator("[data-task][data-chosen] [data-card-focus]");
  return (await marked.allTextContents()).toSorted((left, right) =>
    left.localeCompare(right, "en", { numeric: true }),
  );
};
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
};

test("Ctrl takes single cards in, Shift those between in a column, and the bar says how many", async () => {
  await goOffline(her);
  await name("Anchor 1").click({ modifiers: ["ControlOrMeta"] });
  await name("Anchor 3").click({ modifiers: ["Shift"] });
  await name("Survey").click({ modifiers: ["ControlOrMeta"] });
  await bar(her).getByText("4 selected").waitFor();
  expect(await chosen()).toEqual(["Anchor 1", "Anchor 2", "Anchor 3", "Survey"]);
  expect(new URL(her.page.url()).searchParams.has("task")).toBe(false);
  // In another column a range begins anew.
  await name("Anchor 2").click({ modifiers: ["ControlOrMeta"] });
  await name("Survey").click({ modifiers: ["Shift"] });
  await bar(her).getByText("3 selected").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
});

test("what is selected is changed at once without a network, and taken back", async () => {
  const { page } = her;
  await bar(her).getByRole("button", { name: "Priority" }).click();
  await page.getByRole("menuitem", { name: /^P1/ }).click();
  await page.getByText("3 tasks changed").waitFor();
  await card(her, "Survey").getByText("P1").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await card(her, "Survey").getByText("P1").waitFor({ state: "detached" });
  await bar(her).getByRole("button", { name: "Clear the selection" }).click();
  await bar(her).waitFor({ state: "detached" });
});

test("one of them takes all along, in their order", async () => {
  await name("Anchor 3").click({ modifiers: ["ControlOrMeta"] });
  await name("Anchor 1").click({ modifiers: ["ControlOrMeta"] });
  await card(her, "Anchor 3").dragTo(card(her, "Survey"), { targetPosition: { x: 60, y: 4 } });
  await eventually(async () => cardsOf(her, "Under way")).toEqual([
    "Anchor 1",
    "Anchor 3",
    "Survey",
  ]);
  await her.page.keyboard.press("Escape");
});

test("keys select cards, and carry all of them", async () => {
  const { page } = her;
  await name("Anchor 3").focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+X");
  await bar(her).getByText("2 selected").waitFor();
  await page.keyboard.press("Shift+ArrowRight");
  await eventually(async () => cardsOf(her, "Inspection")).toEqual(["Anchor 1", "Anchor 3"]);
  await eventually(async () => cardsOf(her, "Under way")).toEqual(["Survey"]);
  await eventually(async () =>
    name("Anchor 1").evaluate((one) => one === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("Escape");
  await bar(her).waitFor({ state: "detached" });
  await page.keyboard.press("ControlOrMeta+a");
  await bar(her)
    .getByText(`${names.length + 1} selected`)
    .waitFor();
  await page.keyboard.press("Escape");
  await bar(her).waitFor({ state: "detached" });
});

test("a frame drawn over empty space selects what it touches, scrolls on, and Escape gives it up", async () => {
  const { page } = her;
  const survey = await boxOf(card(her, "Survey"));
  const planned = await boxOf(column(her, "Planned"));
  const underWay = await boxOf(column(her, "Under way"));
  const start = { x: underWay.x - 6, y: survey.y + survey.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 10, { steps: 4 });
  await eventually(chosen).toEqual(["Survey"]);
  await page.mouse.move(start.x - 60, start.y + 10, { steps: 4 });
  await eventually(chosen).not.toContain("Survey");
  // At the lower edge the column scrolls under it, and what has left the screen stays touched.
  const foot = planned.y + planned.height - 60;
  await page.mouse.move(planned.x + 60, foot, { steps: 6 });
  await bar(her)
    .getByText(/^1[34] selected$/)
    .waitFor();
  await eventually(chosen).toContain("Anchor 16");
  await page.keyboard.press("Escape");
  await bar(her).waitFor({ state: "detached" });
  await page.mouse.up();
  expect(await chosen()).toEqual([]);

  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 10, { steps: 4 });
  await page.mouse.up();
  await eventually(chosen).toEqual(["Survey"]);
  await page.mouse.click(start.x, foot);
  await eventually(chosen).toEqual([]);
});

test("times with shortcuts, tags and owners are given to all, and taken back", async () => {
  const { page } = her;
  for (const one of ["Survey", "Anchor 2"]) await name(one).click({ modifiers: ["ControlOrMeta"] });
  await bar(her).getByRole("button", { name: "Time", exact: true }).click();
  const times = page.getByRole("dialog", { name: "Time", exact: true });
  await times.getByRole("button", { name: "Today", exact: true }).click();
  await page.getByText("2 tasks changed").waitFor();
  await card(her, "Anchor 2").locator("[data-due]").waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await card(her, "Anchor 2").locator("[data-due]").waitFor({ state: "detached" });

  await bar(her).getByRole("button", { name: "Tags" }).click();
  const tags = page.getByRole("dialog", { name: "Tags" });
  await tags.getByRole("textbox").fill("night");
  await page.keyboard.press("Enter");
  for (const one of ["Survey", "Anchor 2"]) await card(her, one).getByText("night").waitFor();
  await tags.getByRole("button", { name: "night", pressed: true }).click();
  await card(her, "Survey").getByText("night").waitFor({ state: "detached" });
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await tags.waitFor({ state: "detached" });

  await bar(her).getByRole("button", { name: "Owners" }).click();
  const owners = page.getByRole("dialog", { name: "Owners" });
  await owners.getByRole("textbox").fill("omar");
  await page.keyboard.press("Enter");
  await owners.waitFor({ state: "detached" });
  await card(her, "Survey").getByRole("img", { name: omar.name }).waitFor();
  await bar(her).getByRole("button", { name: "Owners" }).click();
  await owners.getByRole("button", { name: `Take ${omar.name} off` }).click();
  await card(her, "Survey").getByRole("img", { name: omar.name }).waitFor({ state: "detached" });
  await bar(her).getByRole("button", { name: "Clear the selection" }).click();
});

test("in lanes all go along into another one, and it is taken back", async () => {
  const { page } = her;
  await page.goto(`${new URL(page.url()).pathname}?lanes=priority`);
  const lane = (key: string) => page.locator(`[data-lane="priority:${key}"]`);
  await lane("0").getByText("Survey", { exact: true }).waitFor();
  for (const one of ["Survey", "Anchor 1"]) await name(one).click({ modifiers: ["ControlOrMeta"] });
  await bar(her).getByText("2 selected").waitFor();
  await card(her, "Survey").dragTo(lane("1").locator("[data-column]").nth(3));
  await page.getByText(/^2 tasks are now in the lane/).waitFor();
  await lane("1").getByText("Anchor 1", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Undo" }).last().click();
  await lane("0").getByText("Anchor 1", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.goto(new URL(page.url()).pathname);
});

test("what was done without a network arrives, in the same order", async () => {
  await goOnline(her);
  await waitForDelivered(her);
  await openPlan(him, "Quay");
  await eventually(async () => cardsOf(him, "Inspection")).toEqual(["Anchor 1", "Anchor 3"]);
  const mine = await rows(her, "task");
  expect(mine.every(({ priority }) => priority === 0)).toBe(true);
});

test("tasks of a plan with a workflow turn to a state together, and back", async () => {
  const { page } = her;
  await goTo(her, "Plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").fill("Pier");
  await dialog.getByRole("switch", { name: "With a workflow" }).check();
  await dialog.getByRole("button", { name: "Create the plan" }).click();
  await page.getByRole("heading", { level: 1, name: "Pier", exact: true }).waitFor();
  const first = page.locator("section[data-column] h2").first();
  const where = (await first.textContent()) ?? "";
  for (const one of ["Cofferdam", "Piles"]) await addTask(her, where, one);
  await page.keyboard.press("Escape");
  await name("Piles").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await bar(her).getByText("2 selected").waitFor();
  const states = async () =>
    (await rows(her, "task"))
      .filter((task) => ["Cofferdam", "Piles"].includes(String(task["name"])))
      .map((task) => task["flowItemStatus"]);
  await bar(her).getByRole("button", { name: "Status" }).click();
  await page.getByRole("menuitem").nth(1).click();
  await eventually(states).toEqual(["progress", "progress"]);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await eventually(states).toEqual(["start", "start"]);
});
