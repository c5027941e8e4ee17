import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually, until } from "./make/eventually.ts";
import type { PickedFile } from "./make/file-steps.ts";
import { seenAcross } from "./make/files/compare-steps.ts";
import { button, drawn, openDrawings, openSheet, pick } from "./make/files/drawing-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { newPlan, openPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const SHEET = "C-100 Site plan";
/** Pixels: more than are read as one picture. */
const [WIDE, HIGH] = [6_000, 4_000] as const;
/** Where a wall stands before and afterwards, and where both have one, in parts from the left. */
const [BEFORE, AFTER, BOTH] = [0.25, 0.7, 0.45] as const;

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Tower A");
  await waitUntilOfflineReady(her);
  await openPlan(her, "Tower A");
  await button(her, "Actions for the plan").click();
  await her.page.getByRole("menuitemcheckbox", { name: "Keep files on this device" }).click();
  await openDrawings(her);
  await pick(her, "Add drawings", await largeSheet(BEFORE));
  await her.page.getByRole("dialog").getByRole("textbox", { name: "Revision" }).fill("C");
  await button(her, "Add 1 drawing").click();
  await button(her, SHEET).waitFor();
  await waitForDelivered(her);
  await button(her, "Actions for C-100").click();
  await her.page.getByRole("menuitem", { name: "New revision" }).click();
  await pick(her, "Add drawings", await largeSheet(AFTER));
  await button(her, "Add the revision").click();
  await her.page.getByText("Rev D").first().waitFor();
  await waitForDelivered(her);
  await until(async () => {
    const kept = (await rows(her, "keptFile")).map(({ variant }) => String(variant));
    return kept.filter((variant) => variant.startsWith("tiles-")).length === 2;
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** A large picture of a site with two walls. */
async function largeSheet(wall: number): Promise<PickedFile> {
  const input = {
    create: { width: 120, height: 3_000, channels: 3 as const, background: "#000000" },
  };
  const at = (part: number) => ({ input, left: Math.round(part * WIDE) - 60, top: 500 });
  const background = "#ffffff";
  const buffer = await sharp({ create: { width: WIDE, height: HIGH, channels: 3, background } })
    .composite([at(wall), at(BOTH)])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { name: "C-100 Site plan.png", mimeType: "image/png", buffer };
}

const seen = async () => [
  await seenAcross(her, BEFORE),
  await seenAcross(her, BOTH),
  await seenAcross(her, AFTER),
];

test("two revisions that are read in tiles show what only one of them has, without a network", async () => {
  await openSheet(her, SHEET);
  await drawn(her);
  await goOffline(her);
  await button(her, "Compare revisions").click();
  await until(async () => (await her.page.locator("[data-drawn] canvas").count()) === 2);
  await eventually(seen).toEqual(["red", "dark", "blue"]);
  expect(await seenAcross(her, (BEFORE + BOTH) / 2)).toBe("white");
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "tiles-compared.png") });
  // Enlarged, both are drawn from finer tiles, and still lie over each other.
  const box = await her.page.locator("[data-drawn]").first().boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) * 0.6;
  await her.page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * BOTH, y);
  await her.page.mouse.wheel(0, -200);
  await eventually(async () => seenAcross(her, BOTH)).toBe("dark");
  await eventually(async () => seenAcross(her, BEFORE)).toBe("red");
  expect((await rows(her, "keptFile")).map(({ variant }) => variant)).not.toContain("whole");
});

test("a slider parts them, and each side shows its own", async () => {
  const { page } = her;
  await page.getByText("Slider", { exact: true }).click();
  await page.mouse.wheel(0, 200);
  const slider = page.getByRole("slider", { name: "Slider" });
  await slider.focus();
  await page.keyboard.press("Home");
  await eventually(seen).toEqual(["white", "dark", "dark"]);
  await page.keyboard.press("End");
  await eventually(seen).toEqual(["dark", "dark", "white"]);
  await goOnline(her);
});
