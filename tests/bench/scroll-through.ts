import type { Page } from "playwright-core";

/** Scrolls what holds the rows as fast as a wheel goes, three screens in ten frames; answers how many frames that took. */
export async function scrollThrough(page: Page, rows: string): Promise<number> {
  return page.evaluate(async (selector) => {
    let scroller = document.querySelector(selector)?.parentElement;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1)
      scroller = scroller.parentElement;
    if (!scroller) throw new Error("There is nothing to scroll");
    const step = scroller.clientHeight * 0.3;
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    let frames = 0;
    while (scroller.scrollTop + scroller.clientHeight < scroller.scrollHeight - 1) {
      scroller.scrollTop += step;
      await nextFrame();
      frames += 1;
    }
    return frames;
  }, rows);
}
