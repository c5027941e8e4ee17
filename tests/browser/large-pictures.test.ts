import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Locator } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { openDialog } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const SIDE = 10_000;
const STRIPED = 600;
const NAME = "Site plan.png";
const PHONE = { width: 390, height: 780 };

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let folder: string;

/** A white picture with black lines two pixels wide in its corner: in all smaller ones of it they are grey. */
async function stripedPicture(): Promise<Buffer> {
  const line = Buffer.from([0, 0, 255, 255]);
  const raw = { width: STRIPED, height: STRIPED, channels: 1 } as const;
  const stripes = sharp(Buffer.alloc(STRIPED * STRIPED, line), { raw });
  const input = await stripes.png().toBuffer();
  const whole = { width: SIDE, height: SIDE, channels: 3, background: "#ffffff" } as const;
  return sharp({ create: whole })
    .composite([{ input, left: 0, top: 0 }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(join(folder, NAME), await stripedPicture());
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, { hasTouch: true, deviceScaleFactor: 3 }));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
  await openDialog(her, "Tower A");
  await openDialog(him, "Tower A");
  await him.page.setViewportSize(PHONE);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await dropFolder(folder);
});

keepEvidence(() => ({ her, him }));

const inChat = ({ page }: Person) => page.getByRole("button", { name: `Open ${NAME}` });
const picture = ({ page }: Person) => page.getByRole("img", { name: NAME });

/** How many pixels are black of what is drawn of a picture as fine as the screen. */
async function blackPixels(shown: Locator): Promise<number> {
  return shown.evaluate((element) => {
    const canvas = [...element.querySelectorAll("canvas")].at(-1);
    const context = canvas?.getContext("2d");
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let found = 0;
    for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 60) found += 1;
    return found;
  });
}

/** Enlarges the corner in which the picture begins as far as it goes, by the wheel. */
async function lookAtCorner(person: Person): Promise<void> {
  const box = await picture(person).boundingBox();
  await person.page.mouse.move((box?.x ?? 0) + 4, (box?.y ?? 0) + 4);
  for (let turn = 0; turn < 27; turn += 1) await person.page.mouse.wheel(0, -100);
}

test("a picture of 100 million pixels goes as it is, and the server makes the small one for the chat", async () => {
  const input = her.page.getByLabel("Attach files").and(her.page.locator("input"));
  await input.setInputFiles(join(folder, NAME));
  await her.page.getByRole("list", { name: "Attached" }).getByText(NAME).waitFor();
  await her.page.getByRole("button", { name: "Send" }).click();
  await inChat(her).waitFor();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(him, "file")).some(({ arriveTime }) => Number(arriveTime) > 0),
  );
  expect(await rows(him, "file")).toMatchObject([{ name: NAME, width: SIDE, height: SIDE }]);
  for (const person of [her, him]) await inChat(person).locator("img").waitFor();
  const kept = (await rows(him, "keptFile")).map(({ variant }) => variant);
  expect(kept).toEqual(["thumb"]);
});

test("it becomes sharp where it is enlarged, moved and turned on a phone", async () => {
  await inChat(him).click();
  await picture(him).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "large-picture-overlay.png") });
  expect(await blackPixels(picture(him))).toBe(0);
  await lookAtCorner(him);
  await eventually(async () => blackPixels(picture(him))).toBeGreaterThan(10_000);
  await him.page.screenshot({ path: join(output, "large-picture-overlay-corner.png") });
  await him.page.keyboard.press("r");
  await eventually(async () => blackPixels(picture(him))).toBe(0);
  // What was left above is left below now.
  const { mouse } = him.page;
  for (let round = 0; round < 4; round += 1) {
    await mouse.move(60, 600);
    await mouse.down();
    await mouse.move(290, 400, { steps: 4 });
    await mouse.up();
  }
  await eventually(async () => blackPixels(picture(him))).toBeGreaterThan(10_000);
  const kept = (await rows(him, "keptFile")).map(({ variant }) => variant);
  expect(kept).not.toContain("whole");
});

test("without a network a reduced picture stands for it, also on its page; the details come with the network", async () => {
  const file = (await rows(him, "file"))[0];
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await him.page.goto(`/single/file/${Number(file?.["id"])}`);
  await picture(him).waitFor();
  const remark = him.page.getByText("Reduced picture: the details come as soon as");
  await lookAtCorner(him);
  await remark.waitFor();
  expect(await blackPixels(picture(him))).toBe(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "large-picture-page-reduced.png") });
  await goOnline(him);
  await remark.waitFor({ state: "hidden" });
  await eventually(async () => blackPixels(picture(him))).toBeGreaterThan(10_000);
});
