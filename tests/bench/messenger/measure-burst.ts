import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { signIn } from "../bench-browser.ts";
import { type Figure, percentile } from "../figure.ts";
import { mainThreadTasks, TASKS_ONLY } from "../main-thread-tasks.ts";
import { openCrew, sayAs } from "./crew.ts";

const AUTHORS = 20;
/** Messages of each author in a second, and for how many seconds. */
const PACE = 10;
const SECONDS = 10;
const CACHED = 200;
const PATIENCE = 30_000;

/** 200 messages a second for ten seconds in a dialog that is open. */
export async function measureBurst(browser: Browser): Promise<Figure[]> {
  const { server, crew } = await openCrew({ people: AUTHORS, groups: 0, messages: CACHED });
  const { context, page } = await signIn(browser, server.address);
  await page.goto(`${server.address}/manage/messenger/${crew.dialogId}`);
  await page.waitForSelector("[data-message]");
  await wait(2_000);
  await goToEnd(page);
  await browser.startTracing(page, TASKS_ONLY);
  const started = Date.now();
  await Promise.all(
    crew.people.map(async (author, place) => {
      for (let number = 0; number < PACE * SECONDS; number += 1) {
        await wait(Math.max(0, started + (number + place / AUTHORS) * (1_000 / PACE) - Date.now()));
        await sayAs(server, author, crew.dialogId, `Burst ${place} ${number}`);
      }
    }),
  );
  const said = Date.now() - started;
  await seesAll(page, CACHED + AUTHORS * PACE * SECONDS);
  const late = Date.now() - started - said;
  const tasks = mainThreadTasks(await browser.stopTracing());
  await context.close();
  await server.close();
  const name = `${AUTHORS * PACE} messages a second for ${SECONDS} s in an open dialog`;
  return [
    {
      name: `${name}: longest main-thread task`,
      value: Math.max(...tasks),
      unit: "ms",
      budget: 50,
    },
    { name: `${name}: main-thread tasks, p95`, value: percentile(tasks, 0.95), unit: "ms" },
    { name: `${name}: said in`, value: said, unit: "ms", budget: SECONDS * 1_000 * 1.1 },
    { name: `${name}: the last one seen after`, value: late, unit: "ms", budget: 500 },
  ];
}

/** A chat opens at what is unread; whoever looks on has read it, and has the newest before their eyes. */
async function goToEnd(page: Page): Promise<void> {
  await seesAll(page, CACHED);
  const toNewest = page.getByRole("button", { name: /new messages?$|^To the newest$/ });
  if (await toNewest.isVisible()) await toNewest.click();
  await toNewest.waitFor({ state: "detached" });
}

/** Until the message at a position is in the page. */
async function seesAll(page: Page, position: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelector(`[data-position="${wanted}"]`) !== null,
    position,
    { polling: 20, timeout: PATIENCE },
  );
}
