import type { Page } from "playwright-core";

/** Scrolls up until the whole history of the open dialog is in this browser. */
export async function fetchHistory(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const list = document.querySelector<HTMLElement>("[role=log]");
    if (!list) return;
    const oldest = () =>
      Number(document.querySelector<HTMLElement>("[data-position]")?.dataset["position"] ?? 1);
    for (let turns = 0; oldest() > 1 && turns < 2_000; turns += 1) {
      list.scrollTop = 0;
      list.dispatchEvent(new Event("scroll"));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
}
