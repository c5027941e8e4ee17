import type { Browser, Page } from "playwright-core";
import { signIn, waitForPrefetch } from "../bench-browser.ts";
import { type Figure, percentile } from "../figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "../main-thread-tasks.ts";
import { drawForm, openFormsServer, piece } from "./forms-server.ts";

const FIELDS = 500;
/** Places over which a field is carried. */
const STEPS = 120;
/** A frame that takes longer is seen, ms. */
const SMOOTH = 33;
/** Until the start of a page is over, ms. */
const SETTLED = 3_000;

/** A field carried over a form of 500 fields in the designer. */
export async function measureDesigner(browser: Browser): Promise<Figure[]> {
  const { server, run } = await openFormsServer();
  const form = await drawForm(
    run,
    "Long form",
    Array.from({ length: FIELDS }, (_field, at) =>
      piece("input", `field${at + 1}`, `Field ${at + 1}`, { span: 24 }),
    ),
  );
  const { context, page } = await signIn(browser, server.address);
  await waitForPrefetch(page);
  await page.goto(`${server.address}/manage/application/design/${form}`);
  await page
    .getByRole("region", { name: "Form", exact: true })
    .locator("[data-piece]")
    .first()
    .waitFor();
  await page.waitForTimeout(SETTLED);
  await browser.startTracing(page, TASKS_ONLY);
  const frames = await carry(page);
  const tasks = mainThreadTasks(await browser.stopTracing());
  await context.close();
  await server.close();
  const label = `designer with ${FIELDS} fields`;
  const slow = tasks.filter((task) => task > SMOOTH).length;
  return [
    {
      name: `${label}: frames with a main-thread task over ${SMOOTH} ms while one is dragged`,
      value: (slow / frames) * 100,
      unit: "%",
      budget: 1,
    },
    {
      name: `${label}: main-thread tasks while one is dragged, p95`,
      value: percentile(tasks, 0.95),
      unit: "ms",
    },
  ];
}

/** Carries the first field up and down over those that can be seen, and lets it go; answers the frames that took. */
async function carry(page: Page): Promise<number> {
  const pieces = page.getByRole("region", { name: "Form", exact: true }).locator("[data-piece]");
  const first = await pieces.first().boundingBox();
  if (!first) throw new Error("There is nothing to carry");
  await page.evaluate(() => {
    const seen = { frames: 0 };
    Object.assign(globalThis, { benchFrames: seen });
    const count = () => {
      seen.frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
  });
  const x = first.x + first.width / 2;
  const from = first.y + 10;
  await page.mouse.move(x, from);
  await page.mouse.down();
  for (let step = 0; step <= STEPS; step += 1) {
    // Down over what can be seen, and half of the way back.
    const share = step <= STEPS / 1.5 ? step / (STEPS / 1.5) : 2 - step / (STEPS / 1.5);
    await page.mouse.move(x, from + share * 500);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  return page.evaluate(
    () => (globalThis as unknown as { benchFrames: { frames: number } }).benchFrames.frames,
  );
}
