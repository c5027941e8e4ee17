import { Dexie } from "dexie";
import { readUnsent } from "#client/data/storage/unsent-digest.ts";
import { renewIdentity } from "#client/data/storage/renew-identity.ts";
import { endSessionOnServer } from "#client/data/calls/sign-out.ts";
import type { Browser } from "../browser/browser.ts";
import type { Luck } from "../luck.ts";
import { pause } from "./act.ts";
import type { World } from "./world.ts";

/** Time until a browser asks again for what it needs to begin anew, ms. */
const TRY_AGAIN = 5_000;

/** Somebody signs out, which they may not while work is unsent unless they give it up; then they come back, or somebody else. */
export async function signOut(world: World, browser: Browser, luck: Luck): Promise<void> {
  const [tab] = browser.tabs;
  if (!tab || browser.isShut) return;
  const { observer, databaseName } = browser;
  const unsent = (await observer.outbox.count()) + (await observer.attention.count());
  if (browser.isShut || (unsent > 0 && luck.chance(0.5))) return;
  browser.isShut = true;
  // Not over a tab: it may be closed over it, and then nobody would ever come back.
  await endSessionOnServer(browser.caller());
  await browser.throwAway();
  browser.forgetRanges(browser.userId);
  world.note(`${browser.name} is left, with ${unsent} unsent`);
  if ((await Dexie.getDatabaseNames()).includes(databaseName)) {
    browser.watch.violations.push(`${browser.name}: something of who signed out is left`);
  }
  const next = luck.chance(0.5) ? browser.userId : (luck.pick(world.people) ?? browser.userId);
  await pause(world, luck.upTo(8_000));
  world.signInSoon(browser, next);
}

/** The browser takes away what it stores; with the session that is left it begins anew (I20). */
export async function evict(world: World, browser: Browser): Promise<void> {
  if (browser.isShut) return;
  const untold = await untoldWork(world, browser);
  if (browser.isShut) return;
  if (untold.length > 0) {
    browser.watch.violations.push(`${browser.name}: of ${untold.join()} nobody is told`);
  }
  const call = browser.caller();
  await browser.throwAway();
  world.note(`${browser.name} has lost what it stored`);
  for (;;) {
    const session = { userId: browser.userId, isAdmin: false };
    const failure = await renewIdentity(browser.observer, call, session, browser.clientId);
    if (!failure) break;
    if (failure.kind === "signedOut") return world.signInSoon(browser, browser.userId);
    await pause(world, TRY_AGAIN);
  }
  browser.isShut = false;
  browser.openTab();
}

/** Numbers of what has no answer that anybody wrote down or told, and that the list of what would be lost leaves out. */
async function untoldWork({ records }: World, { observer, clientId, watch }: Browser) {
  const tables = [observer.outbox, observer.attention, observer.draft];
  const [waiting, tray, told] = await observer.transaction("r", tables, async () => [
    await observer.outbox.where("state").equals("waiting").primaryKeys(),
    await observer.attention.count(),
    await readUnsent(observer),
  ]);
  if (told.count !== waiting.length + tray) return waiting;
  // Of what a server forgot nobody knows who has lost their own memory of it too.
  const lost = records.lostOf(clientId).keys();
  const answered = [...records.numbersOf(clientId), ...watch.told, ...watch.takenBack];
  const known = new Set([...waiting, ...answered, ...lost]);
  return watch.entries.filter((n) => !known.has(n));
}
