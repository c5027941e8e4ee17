import type { Browser } from "playwright-core";
import { addPerson, type Person, withoutServiceWorker } from "#tests/browser/make/open-browser.ts";
import { openScreen, type Screen, screensOf } from "#tests/browser/make/screens.ts";
import { dana, signIn, waitForApp } from "#tests/browser/make/session-steps.ts";
import type { App } from "#tests/browser/make/start-app.ts";

const drawn = new Set<Screen["name"]>([
  "messenger",
  "dialog",
  "plans",
  "board",
  "board-with-task",
  "task",
  "my-tasks",
  "outbox",
  "settings",
  "members",
]);
const WIDEST = 1440;
const HEIGHT = 900;

/** Draws ten screens at three widths; each picture by its name. */
export async function drawScreens(
  browser: Browser,
  app: App,
  colorScheme: "light" | "dark",
): Promise<ReadonlyMap<string, Buffer>> {
  const person = await addPerson(browser, app, {
    ...withoutServiceWorker,
    colorScheme,
    reducedMotion: "reduce",
  });
  await signIn(person, dana.email);
  await waitForApp(person);
  const pictures = new Map<string, Buffer>();
  for (const screen of await screensOf(person)) {
    if (!drawn.has(screen.name)) continue;
    // On a phone much of it lies outside of the window and is not drawn: it is there before the window gets narrow.
    await person.page.setViewportSize({ width: WIDEST, height: HEIGHT });
    await openScreen(person, screen);
    for (const width of [WIDEST, 768, 390]) {
      pictures.set(`${screen.name} ${width}`, await draw(person, width));
    }
  }
  await person.context.close();
  return pictures;
}

async function draw({ page }: Person, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.waitForLoadState("networkidle");
  await page.evaluate(async () => new Promise((drawnOnce) => requestAnimationFrame(drawnOnce)));
  return page.screenshot({ animations: "disabled", caret: "hide" });
}
