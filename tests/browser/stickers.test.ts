import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SMALL_GIF } from "#tests/make/cases/small-stickers.ts";
import {
  composer,
  dialogRow,
  message,
  openDialog,
  say,
  useMessageMenu,
} from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { goTo, letIn, newPlan } from "./make/plan-steps.ts";
import { omar, signIn } from "./make/session-steps.ts";
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
  await openDialog(him, "Pier 4");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const panel = ({ page }: Person) => page.getByRole("group", { name: "Stickers", exact: true });
const group = (person: Person, name: string) =>
  panel(person).getByRole("group", { name, exact: true });
const sent = ({ page }: Person, name: string) =>
  page.locator("[data-message]").getByRole("img", { name: `[Sticker] ${name}`, exact: true });

async function openStickers(person: Person): Promise<void> {
  await person.page.getByRole("button", { name: "Emoji", exact: true }).click();
  await person.page.getByText("Stickers", { exact: true }).click();
  await group(person, "Plumbline").waitFor();
}

async function closeStickers(person: Person): Promise<void> {
  await panel(person).getByLabel("Search stickers").press("Escape");
  await panel(person).waitFor({ state: "detached" });
}

test("one tap sends one of ours, which others see without a bubble and in their list", async () => {
  await composer(her).fill("Half a thought");
  await openStickers(her);
  expect(await violationsOn(her.page)).toEqual([]);
  await group(her, "Plumbline").getByRole("button", { name: "Well done" }).click();
  await panel(her).waitFor({ state: "detached" });
  await sent(her, "Well done").waitFor();
  expect(await composer(her).inputValue()).toBe("Half a thought");
  await composer(her).fill("");
  await sent(him, "Well done").waitFor();
  const box = await sent(him, "Well done").boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(120);
  expect(box?.width).toBeLessThanOrEqual(150);
  await dialogRow(him, "Pier 4").getByText("[Sticker] Well done").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("they are found by their names and walked through by keys, without a network; sending waits", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await openStickers(her);
  await panel(her).getByLabel("Search stickers").fill("cof");
  await group(her, "Stickers found").getByRole("button", { name: "Coffee break" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await group(her, "Stickers found")
    .getByRole("button", { name: "Coffee break" })
    .and(page.locator(":focus"))
    .waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await sent(her, "Coffee break").waitFor();
  await page.getByText("not sent yet").first().waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await sent(him, "Coffee break").waitFor();
});

test("an administrator adds a picture, and everybody sends it", async () => {
  const { page } = her;
  await openStickers(her);
  await panel(her).getByRole("button", { name: "Company stickers" }).click();
  const dialog = page.getByRole("dialog", { name: "Company stickers" });
  const [, content = ""] = SMALL_GIF.split(",");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Add pictures" }).click();
  await (
    await chooser
  ).setFiles([
    { name: "roof_is_on.gif", mimeType: "image/gif", buffer: Buffer.from(content, "base64") },
    { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
  ]);
  await dialog.getByRole("alert").getByText("cannot be read as a picture").waitFor();
  const name = dialog.getByLabel("Name of roof is on");
  await name.fill("Topped out");
  await name.press("Enter");
  await dialog.getByLabel("Name of Topped out").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await closeStickers(her);
  await waitForDelivered(her);

  await openStickers(him);
  expect(await panel(him).getByRole("button", { name: "Company stickers" }).count()).toBe(0);
  await group(him, "Your company’s").getByRole("button", { name: "Topped out" }).click();
  await sent(her, "Topped out").waitFor();
});

test("a favourite is there on another device of its person", async () => {
  await openStickers(him);
  await panel(him).getByRole("button", { name: "Mark favourites" }).click();
  await group(him, "Plumbline").getByRole("button", { name: "Crane" }).click();
  await group(him, "Favourites").getByRole("button", { name: "Crane" }).waitFor();
  await closeStickers(him);
  await waitForDelivered(him);
  const phone = await addPerson(browser, app, {
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
  });
  await signIn(phone, omar.email);
  await openDialog(phone, "Pier 4");
  // What may move stands still for who wants that.
  expect(await sent(phone, "Topped out").evaluate((shown) => shown.tagName)).toBe("CANVAS");
  await openStickers(phone);
  await group(phone, "Favourites").getByRole("button", { name: "Crane" }).waitFor();
  await group(phone, "Recently used").getByRole("button", { name: "Topped out" }).waitFor();
  expect(await violationsOn(phone.page)).toEqual([]);
});

test("it is answered, and stays where it was sent once it is removed", async () => {
  const { page } = her;
  await useMessageMenu(her, "", "Reply");
  await say(her, "On Friday");
  await message(her, "On Friday").getByText("Topped out").waitFor();
  await openStickers(her);
  await panel(her).getByRole("button", { name: "Company stickers" }).click();
  const dialog = page.getByRole("dialog", { name: "Company stickers" });
  await dialog.getByRole("button", { name: "Remove Topped out" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await dialog.getByText("There are none yet.").waitFor();
  await page.keyboard.press("Escape");
  await waitForDelivered(her);
  await goTo(her, "Messages");
  await openDialog(her, "Pier 4");
  await sent(her, "Topped out").waitFor();
});

test("those of a chat are found by their kind, also without words and without a network", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.keyboard.press("ControlOrMeta+f");
  const search = page.getByRole("dialog", { name: "Search in this chat" });
  await search.getByLabel("Kind").selectOption({ label: "Stickers" });
  const hits = search.getByRole("list", { name: "Hits" }).getByRole("button");
  await expect.poll(() => hits.count()).toBeGreaterThanOrEqual(3);
  await hits.last().click();
  await page.locator("[data-found]").getByRole("img", { name: "[Sticker] Well done" }).waitFor();
  await goOnline(her);
});
