import type { Browser, Page } from "playwright-core";
import { signIn, waitForComplete, waitForPrefetch } from "../bench-browser.ts";
import { type Figure, median, percentile } from "../figure.ts";
import { measureKeys } from "../measure-keys.ts";
import { measurePress } from "../measure-press.ts";
import { drawForm, openFormsServer, piece } from "./forms-server.ts";

const FIELDS = 300;
const ROWS = 1_000;
const COLUMNS = 20;
const OPENINGS = 7;
const WORDS = "Formwork of pier 4 stripped, two hollows mended";
const DIGITS = "1234567890".repeat(4);
/** Until the start of a page is over, ms. */
const SETTLED = 2_000;

/** A form of 300 fields opened and written in, and a sub-table of 1,000 rows with sums in which a number is changed. */
export async function measureFormFill(browser: Browser): Promise<Figure[]> {
  const { server, run } = await openFormsServer();
  const wide = await drawForm(
    run,
    "Long form",
    Array.from({ length: FIELDS }, (_field, at) =>
      piece("input", `field${at + 1}`, `Field ${at + 1}`, { span: 8 }),
    ),
  );
  const names = Array.from({ length: COLUMNS }, (_column, at) => `hours${at + 1}`);
  const table = {
    ...piece("table", "works", "Works", {
      children: names.map((name, at) => piece("inputNumber", name, `Hours ${at + 1}`)),
    }),
    showSummary: true,
    summaryField: names,
  };
  const long = await drawForm(run, "Long table", [table]);
  for (const id of [wide, long]) await run("form.publish", { id });
  const row = Object.fromEntries(names.map((name, at) => [name, at + 1]));
  const works = Array.from({ length: ROWS }, (_row, at) => ({ id: `r${at}`, ...row }));
  const data = JSON.stringify({ works });
  const record = await run("record.add", { modelId: long, data });
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  const opened: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    await page.goto(`${server.address}/manage/dynamicModel/${wide}`);
    opened.push(await openForm(page));
  }
  const keys = await measureKeys(page, page.getByLabel("Field 20", { exact: true }), WORDS);
  await page.goto(`${server.address}/manage/dynamicModel/${long}?record=${record.id}&fill=1`);
  await waitForComplete(page);
  const cell = page.getByLabel("Hours 3, row 2", { exact: true });
  await cell.waitFor();
  await page.waitForTimeout(SETTLED);
  const edits = await measureKeys(page, cell, DIGITS);
  await context.close();
  await server.close();
  const label = `sub-table of ${ROWS.toLocaleString("en")} x ${COLUMNS} with sums`;
  return [
    {
      name: `form of ${FIELDS} fields: from the press to the paint`,
      value: median(opened),
      unit: "ms",
      budget: 150,
    },
    {
      name: `form of ${FIELDS} fields: key, handler and layout, p95`,
      value: percentile(keys, 0.95),
      unit: "ms",
      budget: 8,
    },
    {
      name: `${label}: a number edited, p95`,
      value: percentile(edits, 0.95),
      unit: "ms",
      budget: 50,
    },
  ];
}

async function openForm(page: Page): Promise<number> {
  const add = page.getByRole("button", { name: "New", exact: true });
  await add.waitFor();
  await page.waitForTimeout(SETTLED);
  return measurePress(add, "[style*=form-span] input");
}
