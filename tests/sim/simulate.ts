import "fake-indexeddb/auto";
import { readMeta } from "#client/data/database/meta.ts";
import type { Browser } from "./browser/browser.ts";
import { checkAgreement, checkRanges, checkSettled } from "./check/agree.ts";
import { checkFold } from "./check/fold.ts";
import { checkReplay } from "./check/replay.ts";
import { checkServer } from "./check/server-tables.ts";
import { checkAnswered, checkOrder, checkPace, checkRefusals } from "./check/told.ts";
import { stillness } from "./net/wire.ts";
import type { Case } from "./play/case.ts";
import { perform } from "./play/perform.ts";
import { World } from "./play/world.ts";
import type { Site } from "./site/site.ts";

/** What came of a run; no violations = all is well. */
export interface Outcome {
  readonly violations: readonly string[];
  /** The same for the same case, always. */
  readonly digest: string;
  readonly lines: readonly string[];
}

const HEALING_STEP = 5_000;
const HEALING_STEPS = 36;
/** Steps between two looks at whether a browser shows what its work says. */
const FOLD_EVERY = 8;

/** Plays a case from the beginning until all has healed. */
export async function simulate(site: Site, plan: Case, isTold = false): Promise<Outcome> {
  const world = new World(site, plan, isTold);
  try {
    await world.begin();
    await play(world, plan);
    const early = violationsSoFar(world);
    if (early.length === 0) await heal(world);
    const violations = [
      ...violationsSoFar(world),
      ...(early.length > 0 ? [] : await checkAll(world)),
    ];
    world.note(violations.join("\n"));
    return { violations, digest: world.digest, lines: world.lines ?? [] };
  } finally {
    await world.end();
  }
}

async function play(world: World, plan: Case): Promise<void> {
  const start = world.time.now;
  for (const [index, step] of plan.steps.entries()) {
    await world.course.goTo(start + step.at);
    perform(world, step);
    const browser = world.browsers[step.browser];
    if (browser && index % FOLD_EVERY === 0) await checkWork(world, browser);
    if (violationsSoFar(world).length > 0) return;
  }
}

async function checkWork(world: World, browser: Browser): Promise<void> {
  await world.course.goOn(0);
  browser.watch.violations.push(...(await checkFold(browser)));
}

function violationsSoFar(world: World): string[] {
  return [
    ...world.records.violations,
    ...world.server.complaints.map((words) => `server: ${words}`),
    ...world.browsers.flatMap((browser) => browser.watch.violations),
  ];
}

/** Lines come back, whoever is away returns, and everything has to be delivered (I14). */
async function heal(world: World): Promise<void> {
  await world.course.goOn(1_000);
  world.course.troubles = 0;
  if (!world.server.isUp) await world.server.start();
  for (const browser of world.browsers) {
    Object.assign(browser.wire.cuts, { up: "none", down: "none" });
    browser.wire.noise = stillness;
    if (browser.tabs.length === 0) browser.openTab();
    for (const tab of browser.tabs) tab.leadership.engine()?.wake();
  }
  for (let step = 0; step < HEALING_STEPS && !(await isWell(world)); step += 1) {
    for (const browser of world.browsers) await signInWhereNeeded(world, browser);
    await world.course.goOn(HEALING_STEP);
  }
}

async function signInWhereNeeded(world: World, browser: Browser): Promise<void> {
  const link = await readMeta(browser.observer.meta, "link");
  if (link?.state !== "signedOut") return;
  await world.course.until(browser.signIn(await world.newAccount(browser.userId)));
}

async function isWell(world: World): Promise<boolean> {
  const [space] = await world.site.database.run<{ head: number }>("select head from space");
  for (const browser of world.browsers) {
    if ((await browser.head()) !== space?.head) return false;
    if ((await browser.observer.outbox.count()) > 0) return false;
  }
  return true;
}

async function checkAll(world: World): Promise<string[]> {
  const { database } = world.site;
  const violations = [
    ...(await checkServer(database)),
    ...(await checkReplay(database, world.records)),
  ];
  for (const browser of world.browsers) {
    violations.push(
      ...(await checkSettled(browser)),
      ...(await checkFold(browser)),
      ...(await checkAgreement(database, browser)),
      ...(await checkRanges(database, browser)),
      ...checkRefusals(world.records, browser),
      ...checkOrder(world.records, browser),
      ...checkPace(browser),
      ...checkAnswered(world.records, browser),
    );
  }
  return violations;
}
