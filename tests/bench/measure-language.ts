import type { Browser, Page } from "playwright-core";
import { textsIn } from "#server/local-text.ts";
import { signIn, waitForPrefetch } from "./bench-browser.ts";
import { openBenchServer } from "./bench-server.ts";
import { type Figure, median } from "./figure.ts";

/** Each has to be downloaded, as for somebody who has never spoken it here. */
const wanted = ["de", "zh", "id", "ja", "fr"];
const CONFIRMED = "bench.confirmed";

/** From the answer "switch" to the first words in the other language. */
export async function measureLanguage(browser: Browser): Promise<Figure[]> {
  const server = await openBenchServer({ tasks: 0, messages: 0 });
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  await page.addInitScript(lookForHeadings);
  await page.goto(`${server.address}/manage/setting/language`);
  const taken: number[] = [];
  for (const code of wanted) {
    await page.locator(`input[type=radio][value=${code}]`).click();
    taken.push(await confirmSwitch(page, textsIn(code)("settings:language.title")));
  }
  await context.close();
  await server.close();
  return [
    {
      name: "language switch, from the answer to the first words",
      value: median(taken),
      unit: "ms",
      budget: 1_000,
    },
  ];
}

async function confirmSwitch(page: Page, heading: string): Promise<number> {
  const button = page.getByRole("dialog").locator("button[data-autofocus]");
  await button.waitFor();
  await button.evaluate((element, name) => {
    const now = () => String(performance.timeOrigin + performance.now());
    element.addEventListener("click", () => sessionStorage.setItem(name, now()), { capture: true });
  }, CONFIRMED);
  await button.click();
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
  const painted = await page.waitForFunction(
    (words) =>
      (globalThis as { benchHeadings?: Record<string, number> }).benchHeadings?.[words] ?? 0,
    heading,
  );
  const confirmed = await page.evaluate((name) => Number(sessionStorage.getItem(name)), CONFIRMED);
  return (await painted.jsonValue()) - confirmed;
}

/** Notes in the page when each heading was first painted, epoch ms. */
function lookForHeadings(): void {
  const headings: Record<string, number> = {};
  Object.assign(globalThis, { benchHeadings: headings });
  const note = (words: string) => {
    headings[words] = Number.NaN;
    requestAnimationFrame(() =>
      setTimeout(() => {
        headings[words] = performance.timeOrigin + performance.now();
      }),
    );
  };
  const look = () => {
    for (const { textContent: words } of document.querySelectorAll("h1, h2")) {
      if (words && !(words in headings)) note(words);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
