import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

const HOUR = 3_600_000;
const PARTS = 60;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  const planId = await newPlan(her, "Pier 4");
  await waitForDelivered(her);
  const columnId = Number(
    (await rows(her, "column")).find((row) => row["planId"] === planId)?.["id"],
  );
  const start = Date.now();
  const add = async (name: string, times?: readonly [number, number]) => {
    const added = await doesAs(app, her, "task.add", {
      planId,
      columnId,
      name,
      ...(times && { times: [times[0], times[1]] }),
    });
    return (added as { id: number }).id;
  };
  const forms = await add("Set the forms", [start, start + 30 * HOUR]);
  const pour = await add("Pour the slab", [start + 48 * HOUR, start + 56 * HOUR]);
  await doesAs(app, her, "taskLink.add", {
    fromId: forms,
    toId: pour,
    kind: "finishStart",
    lag: 1,
  });
  for (let part = 1; part <= PARTS; part += 1) await add(`Anchor ${part}`);
  await until(async () => (await rows(her, "task")).length === PARTS + 2);
  await waitUntilOfflineReady(her);
  await goOffline(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

/** What stands on the sheets that come out of the printer, and how they are cut. */
async function printed({ page }: Person) {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const loading = getDocument({ data, verbosity: 0 });
  const paper = await loading.promise;
  const sheets = await Promise.all(
    Array.from({ length: paper.numPages }, async (_none, index) => {
      const sheet = await paper.getPage(index + 1);
      const { items } = await sheet.getTextContent();
      const [, , width = 0, height = 0] = sheet.view;
      const text = items.map((item) => ("str" in item ? item.str : "")).join(" ");
      return { isWide: width > height, text: text.replaceAll(/\s+/g, " ") };
    }),
  );
  await loading.destroy();
  return sheets;
}

async function openPaper({ page }: Person): Promise<void> {
  await page.getByRole("button", { name: "Print or save as PDF" }).click();
  await page
    .getByRole("dialog", { name: "On paper" })
    .getByRole("heading", { name: "Pier 4" })
    .waitFor();
}

async function closePaper({ page }: Person): Promise<void> {
  const paper = page.getByRole("dialog", { name: "On paper" });
  await paper.getByRole("button", { name: "Cancel" }).click();
  await paper.waitFor({ state: "detached" });
}

test("a board is printed with all of its cards, without a network", async () => {
  await openPaper(her);
  expect(await violationsOn(her.page)).toEqual([]);
  const sheets = await printed(her);
  expect(sheets.every(({ isWide }) => isWide)).toBe(true);
  const text = sheets.map((sheet) => sheet.text).join(" ");
  for (let part = 1; part <= PARTS; part += 1) expect(text).toContain(`Anchor ${part}`);
  expect(text).not.toContain("Print or save as PDF");
  await closePaper(her);
});

test("a table is printed as it is set up, with its head on every sheet", async () => {
  await her.page
    .getByRole("navigation", { name: "Views" })
    .getByRole("button", { name: "Table" })
    .click();
  await openPaper(her);
  expect(await violationsOn(her.page)).toEqual([]);
  const sheets = await printed(her);
  expect(sheets.length).toBeGreaterThan(1);
  for (const { text } of sheets) expect(text).toMatch(/Owner/);
  const text = sheets.map((sheet) => sheet.text).join(" ");
  for (let part = 1; part <= PARTS; part += 1) expect(text).toContain(`Anchor ${part}`);
  await closePaper(her);
});

test("a Gantt is printed across one sheet's width, and says by numbers what waits for what", async () => {
  await her.page
    .getByRole("navigation", { name: "Views" })
    .getByRole("button", { name: "Gantt" })
    .click();
  await openPaper(her);
  const paper = her.page.getByRole("dialog", { name: "On paper" });
  const pour = paper.getByRole("row").filter({ hasText: "Pour the slab" });
  expect(await pour.getByRole("cell").nth(4).textContent()).toBe("1FS+1d");
  expect(await violationsOn(her.page)).toEqual([]);
  const sheets = await printed(her);
  expect(sheets.every(({ isWide }) => isWide)).toBe(true);
  for (const { text } of sheets) expect(text).toMatch(/After/);
  expect(sheets.map((sheet) => sheet.text).join(" ")).toContain(`Anchor ${PARTS}`);
  await closePaper(her);
});
