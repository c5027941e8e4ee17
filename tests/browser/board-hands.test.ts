import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { focusedCard } from "./make/hands/keyboard-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, goTo, newPlan, openPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const LONG = `Replace ${"every single one of the anchors ".repeat(7)}`.trim();
let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
  await newPlan(her, "Gantry");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const columnNames = async () => her.page.locator("section[data-column] h2").allTextContents();
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
};

test("a card is dropped anywhere in a column: empty space, head, or the place for a new one", async () => {
  const [first = "", second = "", third = ""] = await columnNames();
  for (const name of ["Bolts", "Plates", "Nuts"]) await addTask(her, first, name);
  await her.page.keyboard.press("Escape");
  const space = await boxOf(column(her, second));
  await card(her, "Bolts").dragTo(column(her, second), {
    targetPosition: { x: space.width / 2, y: space.height - 20 },
  });
  await eventually(async () => cardsOf(her, second)).toEqual(["Bolts"]);
  await card(her, "Plates").dragTo(column(her, second).getByRole("heading", { level: 2 }));
  await eventually(async () => cardsOf(her, second)).toEqual(["Plates", "Bolts"]);
  await card(her, "Nuts").dragTo(column(her, third).getByRole("button", { name: "Add a task" }));
  await eventually(async () => cardsOf(her, third)).toEqual(["Nuts"]);
});

test("a short card with its dots leaves its column no room to move sideways", async () => {
  await card(her, "Bolts").hover();
  await card(her, "Bolts")
    .getByRole("button", { name: /^Actions for/ })
    .waitFor();
  const wider = await column(her, (await columnNames())[1] ?? "").evaluate((section) =>
    [...section.querySelectorAll("[data-scroll-restoration-id]")].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(wider).toEqual([0]);
});

test("what is carried leaves a dimmed place until it is put down", async () => {
  const { page } = her;
  await card(her, "Bolts").hover();
  await page.mouse.down();
  const { x, y } = await boxOf(column(her, (await columnNames())[0] ?? ""));
  await page.mouse.move(x + 100, y + 90, { steps: 5 });
  await page.locator("[data-task][data-dragging]").waitFor();
  await page.mouse.up();
  await page.locator("[data-dragging]").waitFor({ state: "detached" });
});

test("a card that is carried by keyboard keeps the focus", async () => {
  const [first = "", second = ""] = await columnNames();
  await eventually(async () => cardsOf(her, first)).toEqual(["Bolts"]);
  await card(her, "Bolts").locator("[data-card-focus]").focus();
  await her.page.keyboard.press("Shift+ArrowRight");
  await eventually(async () => cardsOf(her, second)).toContain("Bolts");
  await eventually(async () => focusedCard(her.page)).toBe("Bolts");
  await her.page.keyboard.press("Shift+ArrowLeft");
  await eventually(async () => cardsOf(her, first)).toEqual(["Bolts"]);
  await eventually(async () => focusedCard(her.page)).toBe("Bolts");
});

test("Escape leads from the field for a new task back to its button", async () => {
  const [first = ""] = await columnNames();
  const button = column(her, first).getByRole("button", { name: "Add a task" });
  await button.click();
  await her.page.keyboard.press("Escape");
  await eventually(async () => button.evaluate((one) => one === document.activeElement)).toBe(true);
});

test("the field for the next column stays on the screen", async () => {
  const { page } = her;
  await page.getByRole("button", { name: "Add a column" }).click();
  const field = page.getByRole("textbox", { name: "New column" });
  for (const name of ["Waiting", "Blocked", "Handed over", "Invoiced"]) {
    await field.fill(name);
    await field.press("Enter");
    await eventually(columnNames).toContain(name);
    await eventually(async () => {
      const { x, width } = await boxOf(field);
      return x >= 0 && x + width <= 1440;
    }).toBe(true);
  }
  await field.press("Escape");
});

test("heads and cards stand in one line, however many cards there are", async () => {
  const [first = "", second = ""] = await columnNames();
  await her.page.locator("section[data-column]").first().scrollIntoViewIfNeeded();
  for (let count = 1; count <= 12; count += 1) await addTask(her, first, `Weld ${count}`);
  await her.page.keyboard.press("Escape");
  const topOf = async (name: string, inner: string) =>
    (await boxOf(column(her, name).locator(inner).first())).y;
  for (const part of ["h2", "[data-index='0']"]) {
    await her.page.locator(`section[data-column] ${part}`).first().waitFor();
    expect(await topOf(first, part), part).toBe(await topOf(second, part));
  }
});

test("a long name leaves the buttons of an archived task where they can be pressed", async () => {
  const { page } = her;
  const [, second = ""] = await columnNames();
  await addTask(her, second, LONG);
  await page.keyboard.press("Escape");
  await page.mouse.move(5, 5);
  await card(her, LONG).hover();
  await card(her, LONG)
    .getByRole("button", { name: /^Actions for/ })
    .click();
  await page.getByRole("menuitem", { name: "Archive", exact: true }).click();
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Archived tasks" }).click();
  const dialog = page.getByRole("dialog", { name: "Archived tasks" });
  const within = await boxOf(dialog);
  for (const name of ["Restore", "Delete"]) {
    const { x, width } = await boxOf(dialog.getByRole("button", { name }));
    expect(x + width, name).toBeLessThanOrEqual(within.x + within.width);
  }
  await page.keyboard.press("Escape");
});

test("progress bars of plans are bars of one height", async () => {
  await newPlan(her, "Crane rail");
  await goTo(her, "Plans");
  const bars = her.page.getByRole("progressbar");
  await eventually(async () => bars.count()).toBe(2);
  const heights = await bars.evaluateAll((all) => all.map((bar) => bar.clientHeight));
  expect(heights).toEqual([4, 4]);
  await openPlan(her, "Gantry");
});
