import type { Browser, Page } from "playwright-core";
import { utils, write } from "xlsx";
import { diary } from "#tests/make/company-forms.ts";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { type Figure, median } from "./figure.ts";
import { openFormsServer } from "./forms/forms-server.ts";

const ROWS = 1_000;
const ROUNDS = 3;
/** As the wizard writes it. */
const COUNT = ROWS.toLocaleString("en");
/** A machine that does much else, or a figure that is missed by far, is still to be measured; ms. */
const PATIENCE = 180_000;
/** Budgets, ms. */
const [WHOLE, TASK] = [2_000, 50];

interface Import {
  /** From the choice of the file until what is wrong with it is known. */
  readonly read: number;
  /** From the press on "Import" until all of it is in the outbox and said to be. */
  readonly run: number;
  /** The longest task of the main thread meanwhile. */
  readonly longest: number;
}

/** A sheet of 1,000 records, read, looked through and brought in, in the browser. */
export async function measureImport(browser: Browser): Promise<Figure[]> {
  const { server, run: call } = await openFormsServer();
  const { id: modelId } = await call("form.add", { name: "Site diary", definition: diary });
  await call("form.publish", { id: modelId });
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  page.setDefaultTimeout(PATIENCE);
  const rounds: Import[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await page.goto(`${server.address}/manage/dynamicModel/${modelId}`);
    const measured = await importOnce(page);
    // The first time fetches the wizard.
    if (round > 0) rounds.push(measured);
  }
  await context.close();
  await server.close();
  const of = `import of ${COUNT} records`;
  const [read, run, longest] = (["read", "run", "longest"] as const).map((part) =>
    median(rounds.map((round) => round[part])),
  );
  return [
    { name: `${of}: read and looked through`, value: read ?? 0, unit: "ms" },
    { name: `${of}: brought in`, value: run ?? 0, unit: "ms", budget: WHOLE },
    {
      name: `${of}: longest task of the main thread`,
      value: longest ?? 0,
      unit: "ms",
      budget: TASK,
    },
  ];
}

async function importOnce(page: Page): Promise<Import> {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import into Site diary" });
  const input = page.locator("input[type=file]");
  await input.waitFor({ state: "attached" });
  await page.evaluate(() => {
    const seen = { longest: 0 };
    Object.assign(globalThis, { benchTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: "longtask" });
  });
  const started = performance.now();
  await input.setInputFiles({ name: "diary.xlsx", mimeType: "", buffer: sheet() });
  const run = dialog.getByRole("button", { name: `Import ${COUNT} records` });
  await run.and(page.locator(":not([disabled])")).waitFor();
  const read = performance.now() - started;
  const pressed = performance.now();
  await run.click();
  await dialog.getByText(`${COUNT} records imported`).waitFor();
  const took = performance.now() - pressed;
  const longest = await page.evaluate(
    () => (globalThis as unknown as { benchTasks: { longest: number } }).benchTasks.longest,
  );
  await dialog.getByText(/on (its|their) way to the server/).waitFor({ state: "detached" });
  await dialog.getByRole("button", { name: "Done" }).click();
  return { read, run: took, longest };
}

function sheet(): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => [
    `Pier ${at}`,
    at % 60,
    "Formwork",
    (at % 9) + 0.5,
  ]);
  const book = utils.book_new();
  const head = ["part", "crew", "works / what", "works / hours"];
  utils.book_append_sheet(book, utils.aoa_to_sheet([head, ...lines]), "Diary");
  return write(book, { type: "buffer", bookType: "xlsx" }) as Buffer;
}
