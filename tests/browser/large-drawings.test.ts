import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropFolder, temporaryFolder } from "#tests/server/database/scratch.ts";
import { drawnPaper, drawnPicture } from "#tests/server/make/files/large-sheets.ts";
import { eventually, until } from "./make/eventually.ts";
import { button, openDrawings, openSheet } from "./make/files/drawing-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person } from "./make/open-browser.ts";
import { letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const SIDE = 10_000;
const PAPER = 60 * 1024 ** 2;
const PHONE = { width: 390, height: 780 };

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let folder: string;

beforeAll(async () => {
  folder = await temporaryFolder();
  await writeFile(join(folder, "C-100 Site plan.png"), await drawnPicture(SIDE, SIDE, 400));
  await writeFile(join(folder, "S-200 Slab.pdf"), drawnPaper(1, PAPER));
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, { hasTouch: true }));
  await newPlan(her, "Tower A");
  await letIn(her, "Omar Haddad");
  await him.page.setViewportSize(PHONE);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await dropFolder(folder);
});

keepEvidence(() => ({ her, him }));

const site = ({ page }: Person) => page.getByRole("region", { name: "C-100 Site plan" });
const slab = ({ page }: Person) => page.getByRole("region", { name: "S-200 Slab" });

async function addDrawing(name: string): Promise<void> {
  await openDrawings(her);
  const input = her.page.getByLabel("Add drawings").and(her.page.locator("input"));
  await input.setInputFiles(join(folder, name));
  await her.page.getByRole("button", { name: "Add 1 drawing" }).click();
  await button(her, name.replace(/\.\w+$/, "")).waitFor();
  await waitForDelivered(her);
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
}

/** Of what is drawn as fine as the screen, how much is of a colour, by its pixels. */
async function colored({ page }: Person, color: "red" | "blue"): Promise<number> {
  const canvas = page.locator("section canvas").last();
  await canvas.waitFor();
  return canvas.evaluate((element, wanted) => {
    const { width, height } = element as HTMLCanvasElement;
    const context = (element as HTMLCanvasElement).getContext("2d");
    const data = context?.getImageData(0, 0, width, height).data ?? [];
    let found = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, blue = 0] = [data[at], data[at + 2]];
      if (wanted === "red" ? red - blue > 150 : blue - red > 150) found += 1;
    }
    return found;
  }, color);
}

/** Enlarges what is at the corner where the sheet begins, by the wheel. */
async function lookAtCorner(person: Person, stage: typeof site): Promise<void> {
  const { page } = person;
  const box = await stage(person).boundingBox();
  const fit = (box?.width ?? 0) - 32;
  // The sheet is as wide as the stage and lies in its middle.
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + ((box?.height ?? 0) - fit) / 2 + 4);
  for (let turn = 0; turn < 10; turn += 1) await page.mouse.wheel(0, -400);
}

test("a picture of 100 million pixels is a sheet that a phone shows, enlarges and moves", async () => {
  await addDrawing("C-100 Site plan.png");
  await openSheet(him, "C-100 Site plan");
  await site(him).waitFor();
  expect(await colored(him, "red")).toBeGreaterThan(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "large-picture-phone.png") });
  const kept = await rows(him, "keptFile");
  // It read a reduced picture, and nowhere all of the content.
  expect(kept.map(({ variant }) => variant)).toContain("reduced-1");
  expect(kept.map(({ variant }) => variant)).not.toContain("whole");
  const before = await colored(him, "red");
  await lookAtCorner(him, site);
  await eventually(async () => colored(him, "red")).toBeGreaterThan(before * 20);
  await him.page.screenshot({ path: join(output, "large-picture-corner.png") });
});

test("without a network a reduced picture stands for it, and says so; the details come with the network", async () => {
  await waitUntilOfflineReady(him);
  await goOffline(him);
  await openSheet(him, "C-100 Site plan");
  const remark = him.page.getByText("Reduced picture: the details come as soon as");
  await lookAtCorner(him, site);
  await remark.waitFor();
  expect(await colored(him, "red")).toBeGreaterThan(0);
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.screenshot({ path: join(output, "large-picture-reduced.png") });
  await goOnline(him);
  await remark.waitFor({ state: "hidden" });
});

test("a plan that is kept brings its tiles to the device", async () => {
  await openPlan(him, "Tower A");
  await button(him, "Actions for the plan").click();
  await him.page.getByRole("menuitemcheckbox", { name: "Keep files on this device" }).click();
  await eventually(async () =>
    (await rows(him, "keptFile")).map(({ variant }) => variant),
  ).toContain("tiles-1");
  await goOffline(him);
  await openSheet(him, "C-100 Site plan");
  const before = await colored(him, "red");
  await lookAtCorner(him, site);
  await eventually(async () => colored(him, "red")).toBeGreaterThan(before * 20);
  expect(await him.page.getByText("Reduced picture").count()).toBe(0);
  await him.page.goto("/manage/setting/offline");
  await him.page.getByText(/^Plan · 1 file, /).waitFor();
  await goOnline(him);
});

test("a page of a PDF of 60 MB is read in tiles, on the device without a network too", async () => {
  await addDrawing("S-200 Slab.pdf");
  await eventually(
    async () => (await rows(him, "keptFile")).filter(({ variant }) => variant === "tiles-1").length,
  ).toBe(2);
  await goOffline(him);
  await openSheet(him, "S-200 Slab");
  await slab(him).waitFor();
  expect(await colored(him, "red")).toBeGreaterThan(1_000);
  await him.page.screenshot({ path: join(output, "large-paper-phone.png") });
  await goOnline(him);
});
