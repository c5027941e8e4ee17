import type { Locator, Page } from "playwright-core";

/** Presses Tab until something has the focus; no screen has so many stops before it. */
export async function tabTo(page: Page, target: Locator, stops = 60): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

/** The name of the card that has the focus; empty where none has. */
export async function focusedCard(page: Page): Promise<string | null> {
  return page.evaluate(() =>
    document.activeElement?.hasAttribute("data-card-focus")
      ? document.activeElement.textContent
      : "",
  );
}
