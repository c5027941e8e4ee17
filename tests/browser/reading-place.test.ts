import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  composer,
  dialogRow,
  message,
  openDialog,
  say,
  useMessageMenu,
} from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { goTo, newPlan } from "./make/plan-steps.ts";
import { dana, omar } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

/** Lines of every height: short ones, long ones, and formatted ones that are drawn late. */
const words = (count: number) => {
  if (count % 5 === 0) return `**${count}** ${"The hook block needs grease. ".repeat(12)}`;
  return count % 3 === 0 ? `- first ${count}\n- second\n- third` : `Note ${count}`;
};

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, withoutServiceWorker));
  await goTo(her, "Messages");
  await startChat(her, omar.name);
  await say(her, "Good morning");
  await leave(her);
  await openDialog(him, dana.name);
  for (let count = 1; count <= 45; count += 1) await write(him, words(count));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function startChat({ page }: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New" });
  await dialog.getByRole("button", { name }).click();
  await dialog.getByRole("button", { name: "Open the chat" }).click();
  await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
}

/** Sends words of several lines, without looking for them. */
async function write(person: Person, text: string): Promise<void> {
  await composer(person).fill(text);
  await composer(person).press("Enter");
}

/** Pixels between what is seen and the end of the open chat. */
async function toEnd({ page }: Person): Promise<number> {
  return page
    .getByRole("log")
    .evaluate((log) => Math.round(log.scrollHeight - log.clientHeight - log.scrollTop));
}

/** Pixels from the top of the open chat to something in it. */
async function topOf({ page }: Person, selector: string): Promise<number> {
  return page.getByRole("log").evaluate((log, inner) => {
    const row = log.querySelector(inner);
    if (!row) throw new Error(`${inner} is not there`);
    return Math.round(row.getBoundingClientRect().top - log.getBoundingClientRect().top);
  }, selector);
}

async function leave(person: Person): Promise<void> {
  await goTo(person, "Plans");
}

test("whoever writes stays at the end of the chat", async () => {
  await eventually(async () => toEnd(him)).toBe(0);
});

test("a chat opens at the first unread message, and stays there while heights change", async () => {
  await openDialog(her, omar.name);
  await her.page.getByText("New", { exact: true }).last().waitFor();
  await eventually(async () => topOf(her, "[data-unread]")).toBeLessThan(24);
});

test("a chat that is read opens at its newest message, on a phone too", async () => {
  await her.page.getByRole("log").evaluate((log) => log.scrollTo({ top: log.scrollHeight }));
  await eventually(async () => toEnd(her)).toBe(0);
  // At once, while what was read is still on its way to the database.
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 780 },
  ]) {
    await leave(her);
    await her.page.setViewportSize(viewport);
    await openDialog(her, omar.name);
    await message(her, "Note 44").waitFor();
    await eventually(async () => toEnd(her)).toBe(0);
  }
  await her.page.setViewportSize({ width: 1440, height: 900 });
});

test("new messages come along at the end, and leave in peace whoever reads further up", async () => {
  await write(him, "Is it you on the crane?");
  await message(her, "Is it you on the crane?").waitFor();
  await eventually(async () => toEnd(her)).toBe(0);

  const log = her.page.getByRole("log");
  await log.hover();
  await her.page.mouse.wheel(0, -900);
  await eventually(async () => toEnd(her)).toBeGreaterThan(500);
  const row = await log.evaluate((place) => {
    const top = place.getBoundingClientRect().top;
    const all = [...place.querySelectorAll<HTMLElement>("[data-message]")];
    return all.find((one) => one.getBoundingClientRect().top > top)?.dataset["message"] ?? "";
  });
  const before = await topOf(her, `[data-message="${row}"]`);
  for (const text of ["Hello?", "Are you there?"]) await write(him, text);
  await her.page.getByRole("button", { name: "2 new messages" }).waitFor();
  expect(Math.abs((await topOf(her, `[data-message="${row}"]`)) - before)).toBeLessThan(3);

  await her.page.getByRole("button", { name: "2 new messages" }).click();
  await eventually(async () => toEnd(her)).toBe(0);
});

test("whoever answers or edits writes at once, and Escape leaves it", async () => {
  await useMessageMenu(him, "Are you there?", "Edit");
  await eventually(async () => him.page.evaluate(() => document.activeElement?.tagName)).toBe(
    "TEXTAREA",
  );
  await him.page.keyboard.type(" Over.");
  expect(await composer(him).inputValue()).toBe("Are you there? Over.");
  await him.page.keyboard.press("Escape");
  expect(await composer(him).inputValue()).toBe("");

  await useMessageMenu(her, "Are you there?", "Reply");
  await eventually(async () => her.page.evaluate(() => document.activeElement?.tagName)).toBe(
    "TEXTAREA",
  );
  await her.page.keyboard.type("Up here");
  await her.page.keyboard.press("Enter");
  await message(him, "Up here").waitFor();
});

test("an edit that was left replaces nothing by itself, and can be gone on with", async () => {
  await useMessageMenu(him, "Hello?", "Edit");
  await composer(him).fill("Hello up there?");
  await leave(him);
  await openDialog(him, dana.name);
  await him.page.getByText("Unfinished edit: Hello up there?").waitFor();
  await say(him, "Come down for lunch");
  await message(him, "Hello?").first().waitFor();
  await him.page.getByRole("button", { name: "Continue", exact: true }).click();
  await eventually(async () => composer(him).inputValue()).toBe("Hello up there?");
  await composer(him).press("Enter");
  await message(her, "Hello up there?").waitFor();
  await expect(him.page.getByText("Unfinished edit").count()).resolves.toBe(0);
});

test("on a phone the way back leads from a chat to the list, wherever one came from", async () => {
  const { page } = her;
  await leave(her);
  await page.setViewportSize({ width: 390, height: 780 });
  await openDialog(her, omar.name);
  const address = page.url();
  const back = page.getByRole("button", { name: "Back", exact: true });
  await back.click();
  await dialogRow(her, omar.name).waitFor();
  await page.goto(address);
  await back.click();
  await dialogRow(her, omar.name).waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
});

test("a chat that is pressed opens, though another one comes up above it before the release", async () => {
  await newPlan(her, "Crane yard");
  await openDialog(her, "Crane yard");
  await say(her, "Who has the key?");
  await leave(her);
  await goTo(her, "Messages");
  await dialogRow(her, "Crane yard").hover();
  await her.page.mouse.down();
  await openDialog(him, dana.name);
  await say(him, "Rain from noon on");
  const isThere = ({ lastMsg }: Record<string, unknown>) =>
    (lastMsg as { readonly preview?: string } | null)?.preview === "Rain from noon on";
  await eventually(async () => (await rows(her, "dialog")).some(isThere)).toBe(true);
  // Long enough for the list to be drawn anew, were it not held.
  await her.page.evaluate(async () => {
    for (let frames = 0; frames < 20; frames += 1) await new Promise(requestAnimationFrame);
  });
  await her.page.mouse.up();
  await her.page.getByRole("heading", { name: "Crane yard", exact: true }).waitFor();
  // Nothing is held any more: the other chat stands first now.
  await eventually(async () => her.page.locator("[data-row-focus]").first().textContent()).toBe(
    omar.name,
  );
});
