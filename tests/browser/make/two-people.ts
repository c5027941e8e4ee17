import type { Browser, BrowserContextOptions } from "playwright-core";
import { addPerson, type Person } from "./open-browser.ts";
import { invite, join, omar, setUp } from "./session-steps.ts";
import type { App } from "./start-app.ts";

/** Dana, who sets the company up, and Omar, whom she invites, each at a browser of their own. */
export async function addTwoPeople(
  browser: Browser,
  app: App,
  options: BrowserContextOptions = {},
): Promise<{ her: Person; him: Person }> {
  const her = await addPerson(browser, app, options);
  const him = await addPerson(browser, app, options);
  await setUp(her);
  await join(him, await invite(her), omar);
  return { her, him };
}
