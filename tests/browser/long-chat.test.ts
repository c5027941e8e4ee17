import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

const LINES = 230;
/** What the page draws at once at most. */
const DRAWN = 150;
/** What others say meanwhile: more than the page draws of a chat at first. */
const MANY = 80;
const AT_ONCE = 10;

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  for (let line = 1; line <= LINES; line += 1) {
    await composer(her).fill(`Line ${line}.`);
    await composer(her).press("Enter");
  }
  await waitForDelivered(her);
  await her.page.reload();
  await message(her, `Line ${LINES}.`).waitFor();
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const log = ({ page }: Person) => page.getByRole("log");

/** Scrolls to one end of what is drawn again and again until a message is there; answers how many were drawn at most. */
async function scrollTo(person: Person, end: "first" | "last", words: string): Promise<number> {
  let most = 0;
  await eventually(async () => {
    const drawn = await log(person).evaluate((place, to) => {
      place.scrollTop = to === "first" ? 0 : place.scrollHeight;
      return place.querySelectorAll("[data-message]").length;
    }, end);
    most = Math.max(most, drawn);
    return message(person, words).count();
  }).toBe(1);
  return most;
}

test("whoever scrolls to the beginning of a long chat and back draws only a part of it at a time", async () => {
  expect(await scrollTo(her, "first", "Line 1.")).toBeLessThanOrEqual(DRAWN);
  await eventually(async () => message(her, `Line ${LINES}.`).count()).toBe(0);
  expect(await scrollTo(her, "last", `Line ${LINES}.`)).toBeLessThanOrEqual(DRAWN);
  await eventually(async () => message(her, "Line 1.").count()).toBe(0);
});

test("who has come back to the end goes along with what is new", async () => {
  await log(her).evaluate((place) => place.scrollTo({ top: place.scrollHeight }));
  await say(him, "Lift is free");
  await message(her, "Lift is free").waitFor();
});

test("whoever writes from far up is at the end", async () => {
  await scrollTo(her, "first", "Line 1.");
  await say(her, "Here I am");
  await message(her, "Lift is free").waitFor();
  await eventually(async () =>
    log(her).evaluate((place) => place.scrollHeight - place.clientHeight - place.scrollTop),
  ).toBeLessThan(2);
});

/** He says so many things as fast as the line takes them, "1" last. */
async function sayMany(word: string): Promise<void> {
  const dialogId = Number(/messenger\/(\d+)/.exec(her.page.url())?.[1]);
  const write = async (number: number) =>
    doesAs(app, him, "message.sendText", { dialogId, text: `${word} ${number}.` });
  for (let from = MANY; from > 1; from -= AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_none, place) => from - place);
    await Promise.all(numbers.filter((number) => number > 1).map(write));
  }
  await write(1);
}

const belowHer = async () =>
  log(her).evaluate((place) => place.scrollHeight - place.clientHeight - place.scrollTop);

test("whoever is at the end has the newest before their eyes, however many come", async () => {
  await sayMany("Truck");
  await message(her, "Truck 1.").waitFor();
  await eventually(belowHer).toBeLessThan(2);
});

test("whoever reads further up goes on reading there while others write, and finds all of it below", async () => {
  await log(her).evaluate((place) => place.scrollBy({ top: -600 }));
  await her.page.getByRole("button", { name: "To the newest" }).waitFor();
  const read = log(her).locator("[data-message]").nth(-12);
  const id = await read.getAttribute("data-message");
  const topOf = async () =>
    Math.round((await log(her).locator(`[data-message="${id}"]`).boundingBox())?.y ?? 0);
  const before = await topOf();
  await sayMany("Crane");
  await her.page.getByRole("button", { name: `${MANY} new messages` }).waitFor();
  await eventually(topOf).toBe(before);
  await scrollTo(her, "last", `Crane ${MANY}.`);
  await scrollTo(her, "last", "Crane 1.");
});

test("whoever comes to the top of what is drawn has the same before their eyes once the rest is there", async () => {
  const drawn = log(her).locator("[data-message]");
  const first = await drawn.first().getAttribute("data-message");
  const tops = await log(her).evaluate((place) => {
    place.scrollTop = 40;
    const found: number[] = [];
    return new Promise<number[]>((resolve) => {
      const row = place.querySelector("[data-message]");
      const look = () => {
        if (row) found.push(Math.round(row.getBoundingClientRect().top));
        if (place.querySelector("[data-message]") === row) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(found));
      };
      requestAnimationFrame(look);
    });
  });
  const top = await log(her).locator(`[data-message="${first}"]`).boundingBox();
  expect(Math.abs((top?.y ?? 0) - (tops[0] ?? 0))).toBeLessThan(4);
});
