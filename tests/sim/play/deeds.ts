import { WINDOW_ROWS } from "#domain/limits.ts";
import { loadEarlier } from "#client/data/sync/load-window.ts";
import { trimStreams } from "#client/data/storage/trim.ts";
import type { Browser } from "../browser/browser.ts";
import { checkFold } from "../check/fold.ts";
import type { Luck } from "../luck.ts";
import type { Action } from "./action.ts";
import { act, type Hand, pause } from "./act.ts";
import type { World } from "./world.ts";

/** A page of messages and some more, so that a chat can be shortened from the beginning. */
const WORDS = 8;
const TASKS = 4;
/** How long somebody thinks between two things that belong together, ms. */
const THINKING = 600;

/** What a company has before anything happens: a plan with tasks, and a chat in which something was said. */
export async function found(world: World, browser: Browser): Promise<void> {
  const [tab] = browser.tabs;
  if (!tab) return;
  const hand = { browser, tab };
  const dialogId = await idOf(world, hand, {
    name: "dialog.addGroup",
    args: { name: "Site office", userId: world.people },
  });
  for (let word = 1; word <= WORDS; word += 1) {
    await act(world, hand, {
      name: "message.sendText",
      args: { dialogId, text: `Good morning ${word}` },
    });
  }
  const planId = await idOf(world, hand, {
    name: "plan.add",
    args: { name: "Bridge", columns: ["To do", "Doing", "Done"] },
  });
  await act(world, hand, { name: "plan.invite", args: { planId, userId: world.people } });
  const column = await browser.observer.column.where("scope").equals(`plan:${planId}`).first();
  for (let task = 0; task < TASKS; task += 1) {
    const owner = [world.people[task % world.people.length] ?? browser.userId];
    const name = `Pier ${task}`;
    await act(world, hand, {
      name: "task.add",
      args: { planId, columnId: column?.id ?? 0, name, owner },
    });
  }
}

/** Makes something and goes on with it at once, in another lane, while the server may be short of breath. */
export async function build(world: World, browser: Browser, luck: Luck): Promise<void> {
  const tab = luck.pick(browser.tabs);
  if (!tab) return;
  const hand = { browser, tab };
  if (luck.chance(0.7)) world.course.hindrances += 1 + luck.upTo(2);
  const dialogId = await idOf(world, hand, {
    name: "dialog.addGroup",
    args: { name: `Group ${luck.upTo(1_000)}`, userId: [luck.pick(world.people) ?? 1] },
  });
  await pause(world, luck.upTo(THINKING));
  await act(world, hand, { name: "dialog.set", args: { dialogId, top: 1 } });
  if (luck.chance(0.5)) return;
  await pause(world, luck.upTo(THINKING));
  await act(world, hand, { name: "message.sendText", args: { dialogId, text: "Here we are" } });
}

/** Reads back in a long chat and says something about an old message; before it is sent, the leader makes room. */
export async function trim(world: World, browser: Browser, luck: Luck): Promise<void> {
  const tab = luck.pick(browser.tabs);
  const rows = await browser.observer.stream.toArray();
  const long = rows.filter(({ ranges }) => (ranges.at(-1)?.[1] ?? 0) > WINDOW_ROWS);
  const dialogId = luck.pick(long)?.parentId;
  if (!tab || dialogId === undefined) return;
  const oldest = async () =>
    browser.observer.message
      .where("[dialogId+position]")
      .between([dialogId, 0], [dialogId, Number.MAX_SAFE_INTEGER])
      .first();
  await loadEarlier(
    tab.database,
    tab.call,
    { kind: "message", parentId: dialogId },
    (await oldest())?.id,
  );
  const message = await oldest();
  if (message) {
    const args = { msgId: message.id, symbol: "🏗", remove: false };
    await act(world, { browser, tab }, { name: "message.setEmoji", args });
  }
  const pace = { signal: new AbortController().signal, pause: () => pause(world, 1) };
  await trimStreams(tab.database, browser.now, pace);
  browser.watch.violations.push(...(await checkFold(browser)));
}

async function idOf(world: World, hand: Hand, action: Action): Promise<number> {
  const result = await act(world, hand, action);
  return result.ok ? (result.reply as { id: number }).id : 0;
}
