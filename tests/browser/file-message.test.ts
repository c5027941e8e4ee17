import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/server/database/server-process.ts";
import { composer, message, openDialog, say } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import {
  attachFiles,
  drawnPhotograph,
  type PickedFile,
  takenAt,
  textFile,
  unknownPhotograph,
} from "./make/file-steps.ts";
import { contentsOf } from "./make/files/contents-of.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { item, openFiles, uploadFiles } from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
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

const alphabetically = (left: string, right: string) => left.localeCompare(right);
const sha256 = ({ buffer }: PickedFile) => createHash("sha256").update(buffer).digest("hex");
const preview = ({ page }: Person, title: string) => page.getByRole("dialog", { name: title });

test("a photograph with words to it reaches the other, in small and as it is", async () => {
  await attachFiles(her, [await drawnPhotograph(her, "Slab.jpg", 800, 600)]);
  await her.page.getByRole("img", { name: "Slab.jpg" }).waitFor();
  await composer(her).fill("As of noon");
  await composer(her).press("Enter");
  await message(her, "As of noon").getByRole("button", { name: "Open Slab.jpg" }).waitFor();
  const sent = message(him, "As of noon").getByRole("button", { name: "Open Slab.jpg" });
  await sent.click();
  const shown = preview(him, "Slab.jpg 1 / 1").getByRole("img", { name: "Slab.jpg" });
  await eventually(async () =>
    shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBe(800);
  await him.page.keyboard.press("Escape");
  await preview(him, "Slab.jpg 1 / 1").waitFor({ state: "detached" });
});

test("a file has a page of its own, by its number and by its message's", async () => {
  const { page } = him;
  const back = page.url();
  const [file] = await rows(him, "file");
  for (const address of [
    `/single/file/${Number(file?.["id"])}`,
    `/single/file/msg/${Number(file?.["messageId"])}`,
  ]) {
    await page.goto(address);
    await page.getByRole("img", { name: "Slab.jpg" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  }
  await page.goto(back);
  await message(him, "As of noon").waitFor();
});

test("a picture stands at most 220 px large, and is zoomed and turned where it is looked at", async () => {
  const small = message(her, "As of noon").getByRole("button", { name: "Open Slab.jpg" });
  const box = await small.boundingBox();
  expect([box?.width, box?.height]).toEqual([220, 165]);
  await small.click();
  const dialog = preview(her, "Slab.jpg 1 / 1");
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await dialog.getByRole("button", { name: "Fit to the screen" }).getByText("115%").waitFor();
  await her.page.keyboard.press("-");
  await her.page.keyboard.press("-");
  await dialog.getByText("85%").waitFor();
  await her.page.keyboard.press("r");
  const turn = dialog.getByRole("img", { name: "Slab.jpg" });
  await eventually(async () =>
    turn.evaluate((image) => getComputedStyle(image).getPropertyValue("--picture-turn")),
  ).toBe("-90deg");
  await her.page.keyboard.press("ArrowRight");
  await dialog.getByText("This is already the last one!").waitFor();
  await dialog.getByRole("button", { name: "Close" }).click();
});

test("what is sent without a network is there at once, survives a reload, and is delivered once", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await attachFiles(her, [
    await drawnPhotograph(her, "Crack.jpg", 400, 300),
    textFile("Notes.txt", "Two cracks at axis C"),
  ]);
  await composer(her).press("Enter");
  await her.page.getByRole("button", { name: "Open Notes.txt" }).waitFor();
  await her.page.reload();
  await her.page.getByRole("button", { name: "Open Notes.txt" }).click();
  await preview(her, "Notes.txt 1 / 1").getByText("Two cracks at axis C").waitFor();
  await her.page.keyboard.press("Escape");
  await goOnline(her);
  await him.page.getByRole("button", { name: "Open Notes.txt" }).click();
  await preview(him, "Notes.txt 1 / 1").getByText("Two cracks at axis C").waitFor();
  await him.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await until(async () =>
    (await rows(him, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  expect(
    (await rows(him, "file")).map(({ name }) => String(name)).toSorted(alphabetically),
  ).toEqual(["Crack.jpg", "Notes.txt", "Slab.jpg"]);
});

test("a picture that this browser cannot draw is a file that says so, and can be saved", async () => {
  await attachFiles(her, [unknownPhotograph("Beam.heic")]);
  const staged = her.page.getByRole("list", { name: "Attached" });
  await staged.getByText("Beam.heic").waitFor();
  await composer(her).press("Enter");
  for (const one of [her, him]) {
    await one.page.getByRole("button", { name: "Open Beam.heic" }).click();
    const shown = preview(one, "Beam.heic 1 / 1");
    await shown.getByText("This kind of file cannot be shown here.").waitFor();
    expect(await violationsOn(one.page)).toEqual([]);
    const saving = one.page.waitForEvent("download");
    await shown.getByRole("button", { name: "Download" }).last().click();
    expect((await saving).suggestedFilename()).toBe("Beam.heic");
    await one.page.keyboard.press("Escape");
  }
  await waitForDelivered(her);
});

test("a file is pasted, and taken out again before it is sent", async () => {
  await composer(her).focus();
  await her.page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["a,b"], "Bolts.csv", { type: "text/csv" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await her.page.getByRole("list", { name: "Attached" }).getByText("Bolts.csv").waitFor();
  await her.page.getByRole("button", { name: "Remove Bolts.csv" }).click();
  await her.page.getByRole("list", { name: "Attached" }).waitFor({ state: "detached" });
  expect(await her.page.getByRole("button", { name: "Send" }).isDisabled()).toBe(true);
});

test("a film stands in a chat by a frame of it", async () => {
  const buffer = await readFile(join(repository, "tests/data/files/night.mp4"));
  await attachFiles(her, [{ name: "Night.mp4", mimeType: "video/mp4", buffer }]);
  await composer(her).press("Enter");
  for (const { page } of [her, him])
    await page.getByRole("button", { name: "Open Night.mp4" }).locator("img").waitFor();
});

test("what is withdrawn takes its file along, also from who has looked at it", async () => {
  const row = message(her, "As of noon");
  await row.hover();
  await row.getByRole("button", { name: "More actions" }).click();
  await her.page.getByRole("menuitem", { name: "Withdraw" }).click();
  await him.page.getByRole("button", { name: "Open Slab.jpg" }).waitFor({ state: "detached" });
  await until(async () => (await rows(him, "file")).every(({ name }) => name !== "Slab.jpg"));
});

test("pictures sent together stand as one block with one time, and each is a message of its own", async () => {
  const album = ({ page }: Person) => page.locator("[data-album]");
  const names = ["North.jpg", "East.jpg", "South.jpg"];
  await attachFiles(
    her,
    await Promise.all(names.map(async (name) => drawnPhotograph(her, name, 800, 600))),
  );
  await composer(her).press("Enter");
  for (const one of [her, him]) {
    await eventually(async () => album(one).locator("[data-message]").count()).toBe(3);
    // Whose picture follows another line of theirs in the same minute says no time again.
    expect(await album(one).locator("time").count()).toBeLessThanOrEqual(1);
    expect(await violationsOn(one.page)).toEqual([]);
  }
  const box = await album(him).locator("[data-message]").first().locator("..").boundingBox();
  expect([box?.width, box?.height]).toEqual([220, 220]);
  await album(him).getByRole("button", { name: "Open East.jpg" }).click();
  await preview(him, "East.jpg 3 / 4").waitFor();
  await him.page.keyboard.press("Escape");
  const south = album(her).locator("[data-message]").nth(2);
  await south.hover();
  await south.getByRole("button", { name: "More actions" }).click();
  await her.page.getByRole("menuitem", { name: "Withdraw" }).click();
  await eventually(async () => album(him).locator("[data-message]").count()).toBe(2);
});

test("of many pictures four stand there, and the others come with a press", async () => {
  const names = [1, 2, 3, 4, 5, 6].map((place) => `Bay ${place}.jpg`);
  await openDialog(him, "Pier 4");
  await say(him, "The bays");
  await attachFiles(
    him,
    await Promise.all(names.map(async (name) => drawnPhotograph(him, name, 400, 300))),
  );
  await composer(him).press("Enter");
  const album = her.page.locator("[data-album]").last();
  await album.getByRole("button", { name: "2 more pictures" }).click();
  for (const name of names) await album.getByRole("button", { name: `Open ${name}` }).waitFor();
});

test("a photograph goes without its place, unless somebody sends the original", async () => {
  const { page } = her;
  const place = "48.2082N 16.3738E";
  const [usual, original] = [
    takenAt(await drawnPhotograph(her, "Usual.jpg", 400, 300), place),
    takenAt(await drawnPhotograph(her, "Original.jpg", 300, 400), place),
  ];
  await goOffline(her);
  await attachFiles(her, [usual]);
  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Attach files" }).click();
  await page.getByRole("menuitem", { name: "Original photos and videos, with location" }).click();
  await (await picking).setFiles([original]);
  await page.getByRole("img", { name: "Original.jpg" }).waitFor();
  await composer(her).press("Enter");
  await page.getByRole("button", { name: "Open Original.jpg" }).waitFor();
  await goOnline(her);
  await him.page.getByRole("button", { name: "Open Original.jpg" }).waitFor();
  await waitForDelivered(her);
  await eventually(async () => (await contentsOf(app)).has(sha256(original))).toBe(true);
  await until(async () =>
    (await rows(him, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  expect((await contentsOf(app)).has(sha256(usual))).toBe(false);
});

test("the library takes it without its place as well, unless somebody uploads the original", async () => {
  const { page } = her;
  const place = "35.6762N 139.6503E";
  const [usual, original] = [
    takenAt(await drawnPhotograph(her, "Gate.jpg", 500, 300), place),
    takenAt(await drawnPhotograph(her, "Gate as taken.jpg", 300, 500), place),
  ];
  await openFiles(her);
  await uploadFiles(her, [usual]);
  const picking = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload originals, with location" }).click();
  await (await picking).setFiles([original]);
  for (const name of ["Gate.jpg", "Gate as taken.jpg"]) await item(her, name).waitFor();
  await waitForDelivered(her);
  await eventually(async () => (await contentsOf(app)).has(sha256(original))).toBe(true);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
  expect((await contentsOf(app)).has(sha256(usual))).toBe(false);
});
