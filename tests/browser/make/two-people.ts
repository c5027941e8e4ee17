import type { Browser, BrowserContextOptions } from "playwright-core";
import { addPerson, type Person } from "./open-browser.ts";
import { linkFrom } from "./does-as.ts";
import { join, omar, setUp } from "./session-steps.ts";
import type { App } from "./start-app.ts";

/** Dana, who sets the company up, and Omar, whom she invites, each at a browser of their own; his is as hers where nothing else is said. */
export async function addTwoPeople(
  browser: Browser,
  app: App,
  options: BrowserContextOptions = {},
  his = options,
): Promise<{ her: Person; him: Person }> {
  const her = await addPerson(browser, app, options);
  const him = await addPerson(browser, app, his);
  await setUp(her);
  await join(him, await linkFrom(app, her), omar);
  return { her, him };
}
