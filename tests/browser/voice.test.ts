import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogRow, openDialog, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Pier 4");
  await say(her, "Good morning");
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const button = ({ page }: Person, name: string | RegExp) => page.getByRole("button", { name });
const voices = (person: Person) => button(person, /^Play the voice message/);
const recorder = ({ page }: Person) =>
  page.getByRole("group", { name: "Voice message being recorded" });
const bars = async (person: Person) => recorder(person).locator("rect").count();

test("where the microphone is blocked it is said, and the words that stand there stay", async () => {
  await her.page.getByRole("textbox", { name: "Message Pier 4" }).fill("Half a sentence");
  await button(her, "Record a voice message").click();
  await her.page.getByText("The microphone is blocked.").waitFor();
  const field = her.page.getByRole("textbox", { name: "Message Pier 4" });
  expect(await field.inputValue()).toBe("Half a sentence");
  await field.fill("");
  await her.context.grantPermissions(["microphone"]);
});

test("a voice that is recorded without a network waits, and is given up by Escape", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await button(her, "Record a voice message").click();
  await eventually(async () => bars(her)).toBeGreaterThan(3);
  await her.page.keyboard.press("Escape");
  await recorder(her).waitFor({ state: "detached" });
  expect(await voices(her).count()).toBe(0);
  await button(her, "Record a voice message").click();
  await eventually(async () => bars(her)).toBeGreaterThan(15);
  expect(await violationsOn(her.page)).toEqual([]);
  await button(her, "Send the recording").click();
  await voices(her).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
});

test("the other sees it is new, hears it where it stands, and then it is new no more", async () => {
  const unheard = him.page.getByRole("img", { name: "Not heard yet" });
  await voices(him).waitFor();
  await unheard.waitFor();
  const message = voices(him).locator("..");
  await eventually(async () => message.locator("rect").count()).toBeGreaterThan(15);
  await eventually(
    async () => (await rows(him, "file")).filter(({ arriveTime }) => Number(arriveTime) > 0).length,
  ).toBe(1);
  expect(await violationsOn(him.page)).toEqual([]);
  await voices(him).click();
  await button(him, "Pause").waitFor();
  const place = him.page.getByRole("slider", { name: "Position in the voice message" });
  await eventually(async () => Number(await place.inputValue())).toBeGreaterThan(0);
  await unheard.waitFor({ state: "detached" });
  await waitForDelivered(him);
  await him.page.goto("/manage/messenger");
  await dialogRow(him, "Pier 4")
    .getByText(/: 0:0\d$/)
    .waitFor();
  await openDialog(him, "Pier 4");
  await voices(him).waitFor();
  expect(await unheard.count()).toBe(0);
});

test("held and let go it is sent, and let go far away it is not", async () => {
  const { page } = her;
  const box = await button(her, "Record a voice message").boundingBox();
  const at = { x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + 10 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await eventually(async () => bars(her)).toBeGreaterThan(8);
  await page.mouse.move(at.x - 200, at.y - 40);
  await page.mouse.up();
  await recorder(her).waitFor({ state: "detached" });
  expect(await voices(her).count()).toBe(1);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await eventually(async () => bars(her)).toBeGreaterThan(8);
  await page.mouse.up();
  await eventually(async () => voices(her).count()).toBe(2);
});

test("the first one after a reload, whose button was pressed before anything could listen, is sent", async () => {
  await her.page.reload();
  await eventually(async () => voices(her).count()).toBe(2);
  await button(her, "Record a voice message").click();
  await eventually(async () => bars(her)).toBeGreaterThan(8);
  await button(her, "Send the recording").click();
  await eventually(async () => voices(her).count()).toBe(3);
});
