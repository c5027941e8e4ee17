import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, dialogRow, message, openDialog, react, say } from "./make/chat-steps.ts";
import { violationsOn } from "./make/violations.ts";
import { eventually } from "./make/eventually.ts";
import { restFinger } from "./make/hands/touch-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, omar, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, withoutServiceWorker));
  await newPlan(her, "Gantry");
  await openDialog(her, "Gantry");
  for (const words of ["The beam is up.", "Bolts tomorrow."]) await say(her, words);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("a short chat stands at the bottom, below the mark of its day", async () => {
  const { page } = her;
  const end = await page.getByRole("log").boundingBox();
  const last = await message(her, "Bolts tomorrow.").boundingBox();
  const bottom = (end?.y ?? 0) + (end?.height ?? 0);
  expect(bottom - ((last?.y ?? 0) + (last?.height ?? 0))).toBeLessThan(40);
  const mark = await page.getByRole("log").getByText("Today", { exact: true }).boundingBox();
  const first = await message(her, "The beam is up.").boundingBox();
  expect(mark?.y).toBeLessThan(first?.y ?? 0);
});

test("reactions stand in one row", async () => {
  await react(her, "The beam is up.", "👍");
  await react(her, "The beam is up.", "✅");
  const reactions = message(her, "The beam is up.").getByRole("button", { pressed: true });
  await eventually(async () => reactions.count()).toBe(2);
  const tops = await reactions.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test("a draft is told of in the list, but not on the chat that is open", async () => {
  await composer(her).fill("Half a thought");
  await openDialog(her, "Gantry");
  const row = dialogRow(her, "Gantry");
  await row.getByText("Bolts tomorrow.").waitFor();
  expect(await row.getByText("Draft").count()).toBe(0);
  await her.page.goto("/manage/messenger");
  await dialogRow(her, "Gantry").getByText("Draft").waitFor();
  await openDialog(her, "Gantry");
  await composer(her).fill("");
});

test("what can be done with a message comes with the pointer", async () => {
  const target = message(her, "The beam is up.");
  const reply = target.locator("button[aria-label=Reply]").locator("..");
  await her.page.mouse.move(2, 2);
  await composer(her).focus();
  await eventually(async () => reply.evaluate((all) => getComputedStyle(all).opacity)).toBe("0");
  await target.hover();
  await eventually(async () => reply.evaluate((all) => getComputedStyle(all).opacity)).toBe("1");
});

test("on a phone it comes when a finger rests on the message", async () => {
  const phone = await addPerson(browser, app, {
    ...withoutServiceWorker,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await signIn(phone, dana.email);
  await waitForApp(phone);
  await dialogRow(phone, "Gantry").getByRole("button", { name: "Gantry", exact: true }).tap();
  const target = message(phone, "Bolts tomorrow.");
  const reply = target.getByRole("button", { name: "Reply" });
  await target.waitFor();
  expect(await reply.isVisible()).toBe(false);
  await restFinger(phone, target.getByText("Bolts tomorrow."), reply);
  await reply.tap();
  await phone.page.getByText("Replying to: Bolts tomorrow.").waitFor();
  await phone.page.keyboard.press("Escape");
  const words =
    "What is said at length has all the width that there is on a phone, as it has elsewhere.";
  await composer(phone).fill(words);
  await phone.page.getByRole("button", { name: "Send", exact: true }).tap();
  const bubble = await message(phone, words).getByText(words).boundingBox();
  expect(bubble?.width).toBeGreaterThan(300);
  await phone.page
    .getByRole("log")
    .getByRole("button", { name: /^Today/ })
    .tap();
  const calendar = phone.page.getByRole("dialog", { name: "Go to a day" });
  const edge = await calendar.boundingBox();
  const days = calendar.getByRole("button", { name: /^Sunday/ });
  await days.first().waitFor();
  const sunday = await days.first().boundingBox();
  expect((sunday?.x ?? 0) + (sunday?.width ?? 0)).toBeLessThanOrEqual(
    (edge?.x ?? 0) + (edge?.width ?? 0),
  );
  await phone.context.close();
});

test("nobody is said to be here, or away, while there is no line", async () => {
  const { page } = her;
  const subtitle = page.locator("main [data-pane-header]").last();
  await subtitle.getByText("1 member · 1 online").waitFor();
  await goOffline(her);
  await subtitle.getByText("1 member", { exact: true }).waitFor();
  await goOnline(her);
  await subtitle.getByText("1 member · 1 online").waitFor();
});

test("behind a name that was put in the next letter stands at once", async () => {
  const { page } = her;
  await openPlan(her, "Gantry");
  await letIn(her, omar.name);
  await openDialog(her, "Gantry");
  await composer(her).fill("Ask @Om first.");
  for (let letter = 0; letter < " first.".length; letter += 1)
    await page.keyboard.press("ArrowLeft");
  const people = page.getByRole("list", { name: "Mention somebody" });
  const person = people.getByRole("button", { name: omar.name });
  const caret = await person.evaluate(async (button: HTMLButtonElement) => {
    const { requestAnimationFrame } = globalThis;
    // The next key may come before the next frame: no frame comes until the field has been looked at.
    globalThis.requestAnimationFrame = () => 0;
    button.click();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    globalThis.requestAnimationFrame = requestAnimationFrame;
    return (document.activeElement as HTMLTextAreaElement).selectionStart;
  });
  expect(caret).toBe(`Ask @${omar.name} `.length);
  await composer(her).fill("");
});

test("code in a message has the colours of its language, and stays what it was", async () => {
  const code = 'const height = "12 m"; // of the crane';
  await composer(her).fill(`Set this:\n\`\`\`ts\n${code}\n\`\`\``);
  await composer(her).press("Enter");
  const block = message(her, "Set this:").locator("pre code");
  await block.locator("[data-code=keyword]").getByText("const").waitFor();
  expect((await block.innerText()).trim()).toBe(code);
  const colours = await block
    .locator("[data-code]")
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).color));
  expect(new Set(colours).size).toBe(3);
  expect(await violationsOn(her.page)).toEqual([]);
});

test("a chat of two says when the other was last there, unless they or oneself do not tell", async () => {
  const { page } = her;
  await openDialog(her, "Gantry");
  await openDialog(him, "Gantry");
  await say(him, "On my way");
  await message(her, "On my way").waitFor();
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New chat" });
  await dialog.getByRole("button", { name: `Choose ${omar.name}` }).click();
  await dialog.getByRole("button", { name: "Open the chat" }).click();
  const subtitle = page.locator("main [data-pane-header]").last();
  await subtitle.getByText("Online", { exact: true }).waitFor();
  await him.page.goto("about:blank");
  await subtitle.getByText(/^Last seen /).waitFor();
  const chat = page.url();
  await openDialog(her, "Gantry");
  await message(her, "On my way").getByRole("button", { name: omar.name }).click();
  const card = page.getByRole("dialog", { name: omar.name });
  await card.getByText(/^Last seen /).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto("/manage/setting/personal");
  await page.getByRole("switch", { name: "Show when I was last online" }).click();
  await waitForDelivered(her);
  await page.goto(chat);
  await subtitle.getByText("Offline", { exact: true }).waitFor();
});
