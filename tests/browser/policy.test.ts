import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan, addTask, useCardMenu } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, withoutServiceWorker);
  await setUp(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

test("dialogs, menus, calendars, the editor and the search need nothing that the policy refuses", async () => {
  const { page } = her;
  await newPlan(her, "Pier");
  await addTask(her, "Planned", "Pour");
  await useCardMenu(her, "Pour", "Colour", "Blue");
  const opened = await openTask(her, "Pour");
  await opened.getByRole("button", { name: "Add a description" }).click();
  const editor = opened.getByRole("textbox", { name: "Description" });
  await editor.fill("By noon");
  expect(await editor.evaluate((element) => getComputedStyle(element).whiteSpace)).toContain(
    "break-spaces",
  );
  await page.keyboard.press("Control+s");
  await opened.getByRole("button", { name: "Set a time" }).click();
  await page.getByRole("button", { name: "Done", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Done", exact: true }).waitFor({ state: "detached" });
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").getByRole("combobox").fill("Pour");
  await page.keyboard.press("Escape");
  await page.goto("/manage/setting/theme");
  await page.getByRole("radio", { name: "Dark", exact: true }).check();
  await page.locator("html[data-mantine-color-scheme=dark]").waitFor();
  expect(her.problems).toEqual([]);
});

test("the theme's colours and sizes are there all the same", async () => {
  const { page } = her;
  const variable = async (name: string) =>
    page.evaluate((key) => getComputedStyle(document.documentElement).getPropertyValue(key), name);
  expect(await variable("--plumbline-surface")).toMatch(/^#/);
  expect(await variable("--mantine-font-size-md")).toContain("0.875rem");
  expect(await variable("--mantine-color-body")).not.toBe("");
  expect(await page.locator("style").count()).toBe(0);
});

test("a style that somebody smuggles into the page does nothing, and is told of", async () => {
  const { page } = her;
  await page.evaluate(() => {
    const style = document.createElement("style");
    style.textContent = "body { visibility: hidden }";
    document.body.append(style);
    document.body.insertAdjacentHTML("beforeend", `<p id="smuggled" style="color: red">x</p>`);
  });
  const { visibility, color } = await page.evaluate(() => {
    const smuggled = document.querySelector("#smuggled") ?? document.body;
    const { visibility: seen } = getComputedStyle(document.body);
    return { visibility: seen, color: getComputedStyle(smuggled).color };
  });
  expect(visibility).toBe("visible");
  expect(color).not.toBe("rgb(255, 0, 0)");
  await eventually(() => her.problems.filter((problem) => /style/i.test(problem)).length).toBe(2);
  her.problems.length = 0;
});
