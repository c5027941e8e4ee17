import type { Locator, Page } from "playwright-core";

/** Milliseconds between two keys of somebody who writes fast. */
const PACE = 40;

/** Types words into a field; how long each key holds the page until what it changes is laid out, ms. */
export async function measureKeys(page: Page, field: Locator, words: string): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { benchKeys: times });
    let pressed = 0;
    addEventListener("keydown", () => (pressed = performance.now()), { capture: true });
    addEventListener("input", () => {
      // Asking for a size lays out what the handlers have changed.
      void document.body.offsetHeight;
      times.push(performance.now() - pressed);
    });
  });
  await field.click();
  await page.keyboard.type(words, { delay: PACE });
  return page.evaluate(() => (globalThis as unknown as { benchKeys: number[] }).benchKeys);
}
