import type { Locator } from "playwright-core";
import { until } from "../eventually.ts";
import type { Person } from "../open-browser.ts";

/** Names of all that lies in the folder that is open, from top to bottom, each once its picture can be seen. */
export async function picturesIn({ page }: Person): Promise<string[]> {
  const list = page.locator("[data-scroll-restoration-id=library]");
  await list.evaluate((element) => element.scrollTo(0, 0));
  const seen = new Set<string>();
  for (let isEnd = false; !isEnd;) {
    await until(async () => isDrawn(list));
    for (const name of await list.locator("[data-row-focus]").allTextContents()) seen.add(name);
    isEnd = await list.evaluate((element) => {
      const before = element.scrollTop;
      element.scrollBy(0, element.clientHeight / 2);
      return element.scrollTop === before;
    });
  }
  return [...seen];
}

/** Whether what can be seen of the list is filled with items that all have their pictures. */
async function isDrawn(list: Locator): Promise<boolean> {
  return list.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const all = element.querySelector("ul")?.getBoundingClientRect();
    // Above them stand the heads of the columns.
    const [start, end] = [Math.max(top, all?.top ?? 0), Math.min(bottom, all?.bottom ?? 0)];
    const items = [...element.querySelectorAll("[data-item]")];
    const boxes = items.map((item) => item.getBoundingClientRect());
    const isFilled =
      Math.min(...boxes.map((box) => box.top)) <= start + 1 &&
      Math.max(...boxes.map((box) => box.bottom)) >= end - 1;
    const hasPicture = (item: Element) => (item.querySelector("img")?.naturalWidth ?? 0) > 0;
    return isFilled && items.every(hasPicture);
  });
}
