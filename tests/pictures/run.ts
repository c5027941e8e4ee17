/**
 * `npm run pictures -- COMMIT [--dark]`: draws ten screens at three widths with this build and with that of another
 * commit, on one server with the same sample site, and shows what differs. Pictures are not kept: browsers move.
 */
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { addPerson, openBrowser, withoutServiceWorker } from "#tests/browser/make/open-browser.ts";
import { setUpSampleSite } from "#tests/browser/make/screens.ts";
import { type App, startApp } from "#tests/browser/make/start-app.ts";
import { setup as lendPostgres } from "#tests/make/postgres/lend-postgres.ts";
import { buildOf } from "./build-of.ts";
import { type Comparison, comparePictures } from "./compare-pictures.ts";
import { drawScreens } from "./draw-screens.ts";
import { writeReport } from "./write-report.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: "boolean", default: false } },
});
const [reference = "HEAD"] = positionals;
const scheme = values.dark ? "dark" : "light";

async function drawBoth(browser: Browser, app: App, dist: string): Promise<Comparison[]> {
  const first = await addPerson(browser, app, withoutServiceWorker);
  await setUpSampleSite(first);
  await first.context.close();
  const after = await drawScreens(browser, app, scheme);
  await app.restart(dist);
  const before = await drawScreens(browser, app, scheme);
  const page = await browser.newPage();
  const comparisons: Comparison[] = [];
  for (const [name, picture] of after) {
    const other = before.get(name);
    if (other) comparisons.push(await comparePictures(page, name, other, picture));
  }
  return comparisons;
}

const undone: (() => unknown)[] = [];
try {
  const other = buildOf(reference);
  undone.unshift(() => other.drop());
  undone.unshift(await lendPostgres());
  const app = await startApp();
  undone.unshift(() => app.stop());
  const browser = await openBrowser();
  undone.unshift(() => browser.close());
  const comparisons = await drawBoth(browser, app, other.dist);
  const folder = mkdtempSync(join(tmpdir(), "plumbline-pictures-of-"));
  const page = writeReport(folder, { before: reference, after: "this folder" }, comparisons);
  const differing = comparisons.filter(({ pixels }) => pixels > 0);
  for (const { name, pixels } of differing) process.stdout.write(`${name}: ${pixels} pixels\n`);
  process.stdout.write(`${differing.length} of ${comparisons.length} pictures differ: ${page}\n`);
} finally {
  // The last that began ends first, whatever became of the others.
  for (const undo of undone) await undo();
}
