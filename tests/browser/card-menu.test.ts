import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { focusedCard } from "./make/hands/keyboard-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, letIn, newPlan, openPlan, useCardMenu } from "./make/plan-steps.ts";
import { linkFrom } from "./make/does-as.ts";
import { join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app, { permissions: ["clipboard-read", "clipboard-write"] });
  await setUp(her);
  await newPlan(her, "Gantry");
  for (const name of ["Bolts", "Plates"]) await addTask(her, "Planned", name);
  await her.page.keyboard.press("Escape");
  await waitUntilOfflineReady(her);
  await goOffline(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const menu = () => her.page.getByRole("menu", { name: "Actions for Bolts" });
const entries = async () =>
  her.page.getByRole("menu").first().getByRole("menuitem").allInnerTexts();

test("a right click on a card, and the menu key, open the menu of its dots", async () => {
  const { page } = her;
  await card(her, "Bolts").hover();
  await card(her, "Bolts").getByRole("button", { name: "Actions for Bolts" }).click();
  await page.getByRole("menuitem", { name: "Archive", exact: true }).waitFor();
  const behindDots = await entries();
  await page.keyboard.press("Escape");
  await page.getByRole("menu").waitFor({ state: "detached" });

  const { x, y } = (await card(her, "Bolts").boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.click(x + 40, y + 20, { button: "right" });
  await menu().waitFor();
  expect(await entries()).toEqual(behindDots);
  const box = await menu().boundingBox();
  expect([Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)]).toEqual([
    Math.round(x + 40),
    Math.round(y + 20),
  ]);
  await page.keyboard.press("Escape");
  await menu().waitFor({ state: "detached" });
  await eventually(async () => focusedCard(her.page)).toBe("Bolts");

  for (const key of ["Shift+F10", "ContextMenu"]) {
    await page.keyboard.press(key);
    await menu().waitFor();
    expect(await entries()).toEqual(behindDots);
    await page.keyboard.press("Escape");
    await menu().waitFor({ state: "detached" });
    await eventually(async () => focusedCard(her.page)).toBe("Bolts");
  }
});

test("escape closes a menu that has lost the focus, and nothing else", async () => {
  const { page } = her;
  await card(her, "Bolts").click({ button: "right" });
  await menu().waitFor();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await page.keyboard.press("Escape");
  await menu().waitFor({ state: "detached" });
});

test("a card is given to somebody and gets a time from its menu, without a network", async () => {
  const { page } = her;
  await useCardMenu(her, "Bolts", "Assign…");
  const owners = page.getByRole("dialog", { name: "Owners of “Bolts”" });
  await owners.getByRole("textbox").fill("dana");
  await page.keyboard.press("Enter");
  await owners.getByRole("button", { name: "Take Dana Kim off" }).waitFor();
  await owners.getByRole("button", { name: "Close" }).click();
  await card(her, "Bolts").getByRole("img", { name: "Dana Kim" }).waitFor();

  await useCardMenu(her, "Bolts", "Set a time…");
  const time = page.getByRole("dialog", { name: "Time of “Bolts”" });
  await time.getByRole("textbox", { name: "Type a time" }).fill("tomorrow 14:00");
  await page.keyboard.press("Enter");
  await time.waitFor({ state: "detached" });
  await card(her, "Bolts").getByText("Tomorrow 14:00").waitFor();
});

test("the focus is on the card again once its dialog was left, and its dots go with the focus", async () => {
  const { page } = her;
  await useCardMenu(her, "Bolts", "Assign…");
  const owners = page.getByRole("dialog", { name: "Owners of “Bolts”" });
  await owners.waitFor();
  await page.keyboard.press("Escape");
  await owners.waitFor({ state: "detached" });
  await eventually(async () => focusedCard(page)).toBe("Bolts");
  const dots = page.getByRole("button", { name: "Actions for Bolts" });
  await page.mouse.move(2, 2);
  await dots.waitFor();
  await page.getByRole("heading", { level: 1 }).click();
  await dots.waitFor({ state: "detached" });
});

test("its link is copied", async () => {
  await useCardMenu(her, "Bolts", "Copy the link");
  await her.page.getByText("The link is copied").waitFor();
  expect(await her.page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/single\/task\/\d+$/,
  );
});

test("colours of cards and columns are dots of one palette", async () => {
  const { page } = her;
  const dotOf = async (name: string) =>
    page
      .getByRole("menuitemradio", { name, exact: true })
      .locator("span[data-color]")
      .evaluate((dot) => getComputedStyle(dot).backgroundColor);
  await page.getByRole("menu").waitFor({ state: "detached" });
  await card(her, "Bolts").click({ button: "right" });
  await page.getByRole("menuitem", { name: "Colour" }).hover();
  const onCard = await dotOf("Green");
  await page.getByRole("menuitemradio", { name: "Green" }).click();
  await card(her, "Bolts").locator("[data-color=green]").waitFor();
  await page.getByRole("button", { name: "Actions for the column Planned" }).click();
  await page.getByRole("menuitem", { name: "Colour" }).hover();
  expect(await dotOf("Green")).toBe(onCard);
  await page.getByRole("menuitemradio", { name: "Green" }).click();
  await goOnline(her);
  await waitForDelivered(her);
});

test("who may not change a task is not offered to, and told why", async () => {
  him = await addPerson(browser, app, withoutServiceWorker);
  await join(him, await linkFrom(app, her), omar);
  await openPlan(her, "Gantry");
  await letIn(her, omar.name);
  await waitForDelivered(her);
  await openPlan(him, "Gantry");
  const tick = him.page.getByRole("checkbox", { name: "Complete “Bolts”" });
  await eventually(async () => tick.isDisabled()).toBe(true);
  expect(await tick.getAttribute("title")).toContain("Only the plan’s leader");
  await card(him, "Bolts").click({ button: "right" });
  const offered = him.page.getByRole("menu").first();
  await offered.getByText(/^Only the plan’s leader/).waitFor();
  const acts = await offered.getByRole("menuitem").allInnerTexts();
  expect(acts).toEqual(["Open", "Copy…", "Copy the link"]);
});
