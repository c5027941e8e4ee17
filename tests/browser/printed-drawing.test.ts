import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SHEET_PARTS } from "#domain/sheet/place-on-sheet.ts";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph } from "./make/file-steps.ts";
import {
  button,
  openDrawings,
  openSheet,
  paperIsReady,
  pick,
  pinAt,
} from "./make/files/drawing-steps.ts";
import { drawnSheets } from "./make/files/drawn-sheets.ts";
import { readPdf } from "./make/files/read-pdf.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, output, type Person } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const SHEET = "A-207 Level 1";
const PHOTOGRAPHS = 23;
const DAY = 86_400_000;

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
  await openDrawings(her);
  await pick(her, "Add drawings", drawnSheets("Set.pdf", [{ number: "A-207", wall: 300 }]));
  await button(her, "Add 1 drawing").click();
  await button(her, SHEET).waitFor();
  await openSheet(her, SHEET);
  await pinAt(her, 0.3, 0.4, "Crack in the wall");
  const photographs = [];
  for (let number = 1; number <= PHOTOGRAPHS; number += 1)
    photographs.push(await drawnPhotograph(her, `Crack ${number}.jpg`, 400 + number, 300));
  await her.page.getByLabel("Photograph").and(her.page.locator("input")).setInputFiles(photographs);
  await her.page.getByRole("combobox", { name: "Owner" }).selectOption({ index: 1 });
  await button(her, "Add the pin").click();
  await button(her, /^Pin 1: /).waitFor();
  await waitForDelivered(her);
  const planId = Number((await rows(her, "plan"))[0]?.["id"]);
  const sheetId = Number((await rows(her, "sheet"))[0]?.["id"]);
  await doesAs(app, her, "flow.save", {
    planId,
    flows: [
      { name: "Open", status: "start" },
      { name: "Doing", status: "progress" },
      { name: "Checking", status: "progress" },
      { name: "Done", status: "end" },
    ],
  });
  const add = async (name: string, x: number) =>
    doesAs(app, her, "pin.addTask", { sheetId, x: (x * SHEET_PARTS) / 10, y: 200_000, name });
  for (const [index, name] of ["Gap", "Leak", "Stain"].entries()) await add(name, 4 + index);
  await until(async () => (await rows(her, "pin")).length === 4);
  const states = await rows(her, "flowItem");
  const go = async (name: string, state: string) => {
    const taskId = Number((await rows(her, "task")).find((task) => task["name"] === name)?.["id"]);
    const flowItemId = Number(states.find((item) => item["name"] === state)?.["id"]);
    await doesAs(app, her, "task.edit", { id: taskId, flowItemId });
  };
  await go("Gap", "Checking");
  await go("Leak", "Done");
  const stain = Number((await rows(her, "task")).find(({ name }) => name === "Stain")?.["id"]);
  await doesAs(app, her, "task.edit", {
    id: stain,
    times: [Date.now() - 2 * DAY, Date.now() - DAY],
  });
  await until(async () =>
    (await rows(her, "file")).every(({ arriveTime }) => Number(arriveTime) > 0),
  );
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const paper = ({ page }: Person) => page.getByRole("dialog").getByRole("article");

/** Pixels of the sheet from side to side, whatever its pieces. */
const pixelsOfSheet = async (person: Person) =>
  paper(person)
    .locator("[data-sheet] > img")
    .evaluateAll((pieces) => {
      const parts = pieces.map((piece) => {
        const { naturalWidth, style } = piece as HTMLImageElement;
        return (100 * naturalWidth) / Number.parseFloat(style.width);
      });
      return { pieces: parts.length, wide: Math.round(Math.min(...parts)) };
    });

test("a sheet goes on paper without a network as sharp as the printer, with numbered pins and all that is said of each", async () => {
  const { page } = her;
  await openSheet(her, SHEET);
  await button(her, /^Pin 3: Leak, Done/).waitFor();
  await goOffline(her);
  await button(her, "Print with pins").click();
  await paper(her).getByRole("heading", { name: SHEET }).waitFor();
  await paperIsReady(her);
  // A4 that lies: 150 mm high below its name.
  const { wide } = await pixelsOfSheet(her);
  expect(wide).toBe(Math.round(((150 * 1_191) / 842 / 25.4) * 300));
  await page.getByRole("combobox", { name: "Paper" }).selectOption("A1");
  await eventually(async () => (await pixelsOfSheet(her)).pieces).toBeGreaterThan(1);
  await paperIsReady(her);
  const large = await pixelsOfSheet(her);
  expect(large.wide).toBeGreaterThan(8_800);
  await page.getByRole("combobox", { name: "Paper" }).selectOption("A3");
  await eventually(async () => (await pixelsOfSheet(her)).wide).toBe(
    Math.round(((237 * 1_191) / 842 / 25.4) * 300),
  );
  await paperIsReady(her);
  expect(await violationsOn(page)).toEqual([]);
  await page.screenshot({ path: join(output, "sheet-on-paper.png") });
  const pins = paper(her).locator("[data-sheet] [data-state]");
  const shown = await pins.evaluateAll((all) =>
    all.map((pin) => [(pin as SVGElement).dataset["state"], pin.parentElement?.textContent ?? ""]),
  );
  expect(shown.toSorted(([, one = ""], [, other = ""]) => Number(one) - Number(other))).toEqual([
    ["open", "1"],
    ["most", "2"],
    ["done", "3"],
    ["late", "4"],
  ]);
  const said = await paper(her)
    .locator("[data-defect] > tr:first-child")
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  expect(said.map(([, name, state]) => [name, state])).toEqual([
    ["Crack in the wall", "Open"],
    ["Gap", "In review"],
    ["Leak", "Done"],
    ["Stain", "Late"],
  ]);
  expect(said[0]?.[3]).not.toBe("Nobody");
  expect(said[1]?.[3]).toBe("Nobody");
});

/** What comes out of the printer, and which photographs are on it, by their widths. */
async function print({ page }: Person) {
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  const isPhotograph = ([, high]: readonly [number, number]) => high === 300;
  const photographs = pages.flatMap(({ pictures }) => pictures.filter(isPhotograph));
  return {
    pages,
    wide: photographs.map(([wide]) => wide).toSorted((one, other) => one - other),
    withPhotographs: pages.filter(({ pictures }) => pictures.some(isPhotograph)).length,
  };
}

test("what is printed has the sheet on one page that lies, and no photograph on two", async () => {
  const { page } = her;
  const all = Array.from({ length: PHOTOGRAPHS }, (_photograph, index) => 401 + index);
  const large = await print(her);
  expect(large.pages.map(({ wide, high }) => [wide, high])).toEqual(
    large.pages.map(() => [420, 297]),
  );
  const [first, ...others] = large.pages;
  expect(first?.text).toContain(SHEET);
  const drawing = large.pages.flatMap(({ pictures }) => pictures.filter(([wide]) => wide > 3_000));
  expect(drawing.length).toBeGreaterThan(0);
  expect(first?.pictures).toEqual(expect.arrayContaining(drawing));
  const list = others.map(({ text }) => text).join(" ");
  for (const name of ["Crack in the wall", "Gap", "Leak", "Stain"]) expect(list).toContain(name);
  expect(large.wide).toEqual(all);
  await page.getByRole("combobox", { name: "Paper" }).selectOption("A4");
  await paperIsReady(her);
  // There they take several pages, and none is cut by their ends: it would be on both.
  const small = await print(her);
  expect(small.withPhotographs).toBeGreaterThan(1);
  expect(small.wide).toEqual(all);
  await page.keyboard.press("Escape");
  await goOnline(her);
});
