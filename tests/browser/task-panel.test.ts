import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, newPlan } from "./make/plan-steps.ts";
import { dana, PASSWORD, setUp } from "./make/session-steps.ts";
import { addSubtask, closeTask, openTask } from "./make/task-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const LONG = `Tighten ${"every single one of the anchors ".repeat(6)}`.trim();
let app: App;
let browser: Browser;
let her: Person;
let plan: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  plan = await newPlan(her, "Gantry");
  for (const name of ["Bolts", "Plates", "Nuts"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const panel = () => her.page.locator("main dialog[open]");
const nameOfOpen = async () => panel().getByLabel("Name of the task").inputValue();
const time = () => her.page.getByRole("dialog", { name: /^(Time:|Set a time)/ });
const valueOfTime = () => panel().getByRole("button", { name: /^Time:/ });
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error("It is not drawn");
  return box;
};

test("a task leads with its title, and says each thing in one line of one height", async () => {
  const opened = await openTask(her, "Bolts");
  const title = opened.getByLabel("Name of the task");
  expect(await title.evaluate((field) => getComputedStyle(field).fontSize)).toBe("20px");
  await addSubtask(opened, "Grease");
  await addSubtask(opened, LONG);
  const lines = await opened
    .locator("dd, ul > li")
    .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
  expect(new Set(lines)).toEqual(new Set([32]));
  const [label] = await opened
    .locator("dl")
    .evaluateAll((all) => all.map((list) => getComputedStyle(list).gridTemplateColumns));
  expect(label).toMatch(/^96px /);
});

test("the status is a menu", async () => {
  await panel().getByRole("button", { name: "Status: Open" }).click();
  await her.page.getByRole("menuitemradio", { name: "Done" }).click();
  await her.page.getByRole("button", { name: "Complete all" }).click();
  await panel().getByRole("button", { name: "Status: Done" }).click();
  await her.page.getByRole("menuitemradio", { name: "Open" }).click();
  await panel().getByRole("button", { name: "Status: Open" }).waitFor();
});

test("where one writes is always there, and the chat comes to be by writing, without a network", async () => {
  await goOffline(her);
  await panel().getByRole("button", { name: "Write in this task" }).click();
  await eventually(async () =>
    her.page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""),
  ).toMatch(/^Message /);
  await say(her, "The bolts are in the box.");
  const field = panel().getByRole("textbox", { name: /^Message / });
  const { y, height } = await boxOf(field);
  expect(y + height).toBeLessThan(900);
  await panel()
    .getByLabel("Name of the task")
    .evaluate((top) => top.scrollIntoView());
  expect((await boxOf(field)).y).toBe(y);
  await message(her, "The bolts are in the box.").waitFor();
});

test("a time is typed in words, without a network, and arrives", async () => {
  const { page } = her;
  await panel().focus();
  await page.keyboard.press("t");
  const phrase = time().getByRole("textbox", { name: "Type a time" });
  await eventually(async () => phrase.evaluate((one) => one === document.activeElement)).toBe(true);
  await phrase.fill("when it is dry");
  await phrase.press("Enter");
  await time().getByText("Not understood").waitFor();
  await phrase.fill("tomorrow 14:00");
  await phrase.press("Enter");
  await time().waitFor({ state: "detached" });
  await eventually(async () => valueOfTime().innerText()).toContain("Tomorrow 09:00 – 14:00");
  await goOnline(her);
  await waitForDelivered(her);
});

test("Escape leaves the time as it was, leaving it keeps what was chosen", async () => {
  const { page } = her;
  const before = await valueOfTime().innerText();
  await valueOfTime().click();
  await time().getByRole("textbox", { name: "Type a time" }).fill("today 8 to 19");
  await eventually(async () =>
    time().getByRole("textbox", { name: "End: time of day" }).inputValue(),
  ).toBe("19:00");
  await page.keyboard.press("Escape");
  await time().waitFor({ state: "detached" });
  expect(await valueOfTime().innerText()).toBe(before);
  await panel().waitFor();

  await valueOfTime().click();
  const end = time().getByRole("textbox", { name: "End: time of day" });
  await end.fill("8:00");
  await time().getByText("The end must be after the start").waitFor();
  expect(await time().getByRole("button", { name: "Done" }).isDisabled()).toBe(true);
  await end.fill("1630");
  await page.mouse.click(300, 700);
  await time().waitFor({ state: "detached" });
  await eventually(async () => valueOfTime().innerText()).toContain("Tomorrow 09:00 – 16:30");
});

test("one press sets a quick range, and one takes the time away", async () => {
  await valueOfTime().click();
  await time().getByRole("button", { name: "No time" }).click();
  await her.page.getByRole("button", { name: "Confirm" }).click();
  await panel().getByRole("button", { name: "Set a time", exact: true }).click();
  await time().getByRole("button", { name: "Next week" }).click();
  await valueOfTime().waitFor();
  // Until it has gone, keys are for it.
  await time().waitFor({ state: "detached" });
});

test("people stand in one line, are added by O, and taken off in the picker", async () => {
  const { page } = her;
  await panel().focus();
  await page.keyboard.press("o");
  const picker = page.getByRole("dialog", { name: "Add an owner" });
  await picker.getByRole("textbox").fill("dana");
  await page.keyboard.press("Enter");
  await panel().getByRole("button", { name: "Owners: Dana Kim" }).waitFor();
  await picker.getByRole("button", { name: "Take Dana Kim off" }).click();
  await panel().getByRole("button", { name: "Owners: Dana Kim" }).waitFor({ state: "detached" });
  // Whoever was taken off took the button along; the next key still belongs to the picker.
  await page.keyboard.press("Escape");
  await picker.waitFor({ state: "detached" });
  expect(await panel().count()).toBe(1);
});

test("J and K walk the tasks of the board, Shift and S adds a part", async () => {
  const { page } = her;
  await panel().focus();
  await page.keyboard.press("j");
  await eventually(nameOfOpen).toBe("Plates");
  await page.keyboard.press("j");
  await eventually(nameOfOpen).toBe("Nuts");
  await page.keyboard.press("k");
  await eventually(nameOfOpen).toBe("Plates");
  await page.keyboard.press("Shift+S");
  await page.keyboard.type("Drill");
  await page.keyboard.press("Enter");
  await panel().getByLabel("Name of the subtask “Drill”").waitFor();
  await closeTask(her);
  await page.keyboard.press("Shift+?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const words of ["Next task", "Previous task", "Set the time", "Choose owners"]) {
    await list.getByText(words, { exact: true }).waitFor();
  }
  await page.keyboard.press("Escape");
});

test("a key that comes while something opens is not for the panel below", async () => {
  const { page } = her;
  await openTask(her, "Plates");
  for (const opens of ["Set a time", "Add an owner"]) {
    const button = panel().getByRole("button", { name: opens, exact: true }).first();
    const isLeft = await button.evaluate(async (element: HTMLButtonElement) => {
      const { requestAnimationFrame } = globalThis;
      // What opens is drawn in the next frame; the next key may come before.
      globalThis.requestAnimationFrame = () => 0;
      element.click();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      const press = { key: "j", code: "KeyJ", bubbles: true, cancelable: true };
      const wasLeft = element.dispatchEvent(new KeyboardEvent("keydown", press));
      globalThis.requestAnimationFrame = requestAnimationFrame;
      return wasLeft;
    });
    expect(isLeft).toBe(true);
    await page.reload();
    await panel().waitFor();
  }
  await closeTask(her);
});

test("the panel pushes the board, lies over it where there is less room, and may be wide or full", async () => {
  const { page } = her;
  await openTask(her, "Bolts");
  const lastColumn = page.getByRole("button", { name: "Add a column" });
  await lastColumn.scrollIntoViewIfNeeded();
  await lastColumn.click({ trial: true });
  await page.setViewportSize({ width: 1024, height: 900 });
  const over = await page.evaluate(() => {
    const board = document.querySelector("section[data-column]")?.parentElement;
    const open = document.querySelector("main dialog[open]");
    return (board?.getBoundingClientRect().right ?? 0) > (open?.getBoundingClientRect().left ?? 0);
  });
  expect(over).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const choose = async (name: string) => {
    await panel().getByRole("button", { name: "Actions for the task" }).click();
    await page.getByRole("menuitemcheckbox", { name }).click();
  };
  await choose("Wide");
  await eventually(async () => (await boxOf(panel())).width).toBe(760);
  await choose("Full screen");
  await eventually(async () => (await boxOf(panel())).width).toBe(1440 - 64);
  // Lines stay as long as can be read, and how things stand is still to be seen.
  expect((await boxOf(panel().locator("dl"))).width).toBe(760);
  await page.getByRole("link", { name: /^Outbox/ }).click({ trial: true });
  await page.reload();
  await eventually(async () => (await boxOf(panel())).width).toBe(1440 - 64);
  await choose("Usual width");
  await eventually(async () => (await boxOf(panel())).width).toBe(520);
  await page.setViewportSize({ width: 390, height: 844 });
  await eventually(async () => (await boxOf(panel())).width).toBe(390);
  await valueOfTime().click();
  const { x, width } = await boxOf(time());
  expect([x, width]).toEqual([0, 390]);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1440, height: 900 });
});

test.each([
  [
    "de-DE",
    "morgen 14:00",
    /^Termin: Morgen 09:00 – 14:00/,
    "Termin eingeben",
    "3.12.2030",
    /03\.12\.2030 09:00/,
  ],
  [
    "zh-CN",
    "明天 14:00",
    /^时间: 明天 09:00 – 14:00/,
    "输入时间",
    "2030年12月3日",
    /2030-12-03 09:00/,
  ],
])("in %s times are typed and written as the language does", async (...wanted) => {
  const [locale, typed, near, field, date, far] = wanted;
  const person = await addPerson(browser, app, { locale });
  const { page } = person;
  await page.goto("/login");
  await page.locator("input[name=email]").fill(dana.email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.locator("nav").first().waitFor();
  const task = (await rows(her, "task")).find((row) => row["name"] === "Nuts")?.["id"];
  await page.goto(`/manage/plan/${plan}?task=${String(task)}`);
  const open = page.locator("main dialog[open]");
  await open.locator("textarea").first().waitFor();
  const phrase = page.getByRole("textbox", { name: field });
  await open.focus();
  await page.keyboard.press("t");
  await phrase.fill(typed);
  await phrase.press("Enter");
  const value = open.getByRole("button", { name: near });
  await value.click();
  await phrase.fill(date);
  await phrase.press("Enter");
  await open.getByRole("button", { name: far }).waitFor();
  await person.context.close();
});

test("none of it left an error behind", () => {
  expect(her.problems.filter((problem) => !/net::|Failed to fetch/.test(problem))).toEqual([]);
});
