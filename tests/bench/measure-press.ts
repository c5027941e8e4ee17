import type { Locator } from "playwright-core";

/** How long it takes from the press of something until what a selector names is painted, ms. */
export async function measurePress(pressed: Locator, wanted: string): Promise<number> {
  return pressed.evaluate(async (target, selector) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const began = performance.now();
    (target as HTMLElement).click();
    while (!document.querySelector(selector)) await nextFrame();
    await nextFrame();
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - began;
  }, wanted);
}
