import { discardAttention, discardWaiting } from "#client/data/outbox/discard.ts";
import { retryEntry } from "#client/data/commands/retry.ts";
import { loadEarlier } from "#client/data/sync/load-window.ts";
import type { Browser } from "../browser/browser.ts";
import { createLuck, type Luck } from "../luck.ts";
import { drawCut } from "./case.ts";
import { drawRequest } from "./requests/draw-request.ts";
import { foundForm } from "./requests/found-form.ts";
import { build, found, trim } from "./deeds.ts";
import { evict, signOut } from "./departures.ts";
import { drawAction } from "./draw-action.ts";
import { drawAny } from "./draw-any.ts";
import { drawExpulsion } from "./draw-expulsion.ts";
import { drawLibrary } from "./draw-library.ts";
import { drawSheet } from "./draw-sheet.ts";
import { drawSticker } from "./draw-sticker.ts";
import { drawImport } from "./draw-import.ts";
import type { Step, What } from "./step.ts";
import { thinking } from "./thinking.ts";
import { upload } from "./upload.ts";
import type { World } from "./world.ts";

/** What a step does. */
export type Perform = (
  world: World,
  browser: Browser,
  luck: Luck,
  step: Step,
) => Promise<void> | void;

/** Time until a backup is found and put back, ms: browsers start over at most every ten minutes. */
const PUTTING_BACK = 3_600_000;
/** Lines of the log of which some are left after what is old was removed. */
const LOG_LEFT = 20;

/** Does what a step says, without waiting for what follows from it. */
export function perform(world: World, step: Step): void {
  const browser = world.browsers[step.browser];
  if (!browser) return;
  world.note(`${step.what} b${step.browser}`);
  const work = performances[step.what](world, browser, createLuck(step.luck), step);
  // Whoever dies over it or signs out says nothing more.
  work?.catch((error: unknown) => world.note(`failed ${String(error)}`));
}

const performances: Record<What, Perform> = {
  found,
  build,
  act: thinking(drawAction),
  expel: thinking(drawExpulsion),
  try: thinking(drawAny),
  import: thinking(drawImport),
  library: thinking(drawLibrary),
  drawings: thinking(drawSheet),
  upload,
  sticker: thinking(drawSticker),
  foundForm,
  request: thinking(drawRequest),
  openTab(_world, browser) {
    browser.openTab();
  },
  closeTab(_world, browser, luck) {
    luck.pick(browser.tabs)?.close();
  },
  hide(_world, browser, luck) {
    luck.pick(browser.tabs)?.leadership.setVisible(luck.chance(0.5));
  },
  die(_world, browser, luck) {
    luck.pick(browser.tabs)?.dieAfter(luck.upTo(luck.chance(0.5) ? 12 : 120));
  },
  steal(_world, browser, luck) {
    const tab = luck.pick(browser.tabs);
    if (tab) browser.steal(tab);
    browser.openTab();
  },
  cut(world, browser, luck) {
    const { directions, cut, length } = drawCut(luck);
    for (const direction of directions) browser.wire.cuts[direction] = cut;
    world.time.after(length, () => {
      for (const direction of directions) browser.wire.cuts[direction] = "none";
      // Some devices notice that the network is back, others do not.
      if (luck.chance(0.6)) for (const tab of browser.tabs) tab.leadership.engine()?.wake();
    });
  },
  restart(world, _browser, luck) {
    world.course.chores.push(() => world.server.kill());
    world.time.after(500 + luck.upTo(12_000), () => {
      world.course.chores.push(() => world.server.start());
    });
  },
  trouble(world, _browser, luck) {
    world.course.troubles += 1 + luck.upTo(4);
  },
  leap(world, _browser, luck) {
    world.time.base += (luck.upTo(48) - 12) * 3_600_000;
  },
  skew(_world, browser, luck) {
    browser.skew = (luck.upTo(97) - 48) * 1_800_000;
  },
  signInAgain(world, browser) {
    if (!browser.isShut) world.signInSoon(browser, browser.userId);
  },
  signOut,
  evict,
  async revoke(_world, browser, luck) {
    const devices = await browser.observer.device.orderBy("id").toArray();
    const device = luck.pick(devices.filter(({ id }) => id !== browser.account.deviceId));
    if (device) await browser.tabs[0]?.run("device.remove", { id: device.id });
  },
  async loadEarlier(_world, browser, luck) {
    const dialogs = await browser.observer.dialog.orderBy("id").toArray();
    const dialog = luck.pick(dialogs);
    const [tab] = browser.tabs;
    if (!dialog || !tab) return;
    const oldest = await browser.observer.message
      .where("[dialogId+position]")
      .between([dialog.id, 0], [dialog.id, Number.MAX_SAFE_INTEGER])
      .first();
    await loadEarlier(tab.database, tab.call, { kind: "message", parentId: dialog.id }, oldest?.id);
  },
  trim,
  async takeBack(world, browser, luck) {
    const [tab] = browser.tabs;
    const entry = luck.pick(await browser.observer.outbox.orderBy("n").toArray());
    if (!tab || !entry) return;
    browser.watch.takenBack.add(entry.n);
    await discardWaiting(tab.database, entry.n, world.time.wall);
  },
  async tray(world, browser, luck) {
    const [tab] = browser.tabs;
    const entry = luck.pick(await browser.observer.attention.orderBy("id").toArray());
    if (!tab || !entry) return;
    if (luck.chance(0.5)) await retryEntry(tab.database, entry, entry.args, world.time.wall);
    else await discardAttention(tab.database, entry.id ?? 0, world.time.wall);
  },
  deliver(world, browser, luck) {
    if (luck.chance(0.7)) browser.leave(15_000 + luck.upTo(20_000));
    const steps = luck.chance(0.7) ? 100_000 : luck.upTo(60);
    world.time.after(luck.upTo(3_000), () => {
      browser.deliver(steps).then(
        (isDone) => world.note(`${browser.name} delivered ${isDone ? "all" : "not all"}`),
        (error: unknown) => world.note(`${browser.name} did not deliver: ${String(error)}`),
      );
    });
  },
  backUp(world) {
    world.course.chores.push(() => world.backUp());
  },
  putBack(world) {
    world.course.chores.push(() => world.putBack());
  },
  putBackLate(world, _browser, luck) {
    world.time.sleep(PUTTING_BACK);
    const isBeneath = luck.chance(0.5);
    world.course.chores.push(() => (isBeneath ? world.putBackBeneath() : world.putBack()));
  },
  clock(world, _browser, luck) {
    // Deadlines count in hours.
    if (luck.chance(0.5)) world.time.base += luck.upTo(30) * 600_000;
    world.course.chores.push(() => world.lookAtClock());
  },
  forgetLog(world, _browser, luck) {
    const kept = luck.upTo(LOG_LEFT);
    world.course.chores.push(() => world.forgetLog(kept));
  },
  fillDisk(world, browser, luck) {
    Object.assign(browser, { isFull: true, wasFull: true });
    world.time.after(1_000 + luck.upTo(20_000), () => {
      browser.isFull = false;
    });
  },
  upgrade(_world, browser, luck) {
    return browser.upgrade(luck.chance(0.5) ? "tables" : "rows");
  },
  away(_world, browser, luck) {
    browser.leave(20_000 + luck.upTo(60_000));
  },
  longAway(_world, browser, luck) {
    browser.leave(60_000 + luck.upTo(60_000));
  },
};
