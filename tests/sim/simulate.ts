import "fake-indexeddb/auto";
import { readMeta } from "#client/data/database/meta.ts";
import type { Browser } from "./browser/browser.ts";
import { checkAgreement, checkRanges, checkSettled } from "./check/agree.ts";
import { checkFold } from "./check/fold.ts";
import { checkHidden, checkKept } from "./check/hidden-and-signed.ts";
import { checkReplay } from "./check/replay.ts";
import { checkRequestCounts, checkRequests, deputiesEver } from "./check/requests.ts";
import { checkServer } from "./check/server-tables.ts";
import { checkAnswered, checkOrder, checkPace, checkRefusals } from "./check/told.ts";
import { checkContents, checkUploads } from "./check/uploads.ts";
import { createLuck } from "./luck.ts";
import { stillness } from "./net/wire.ts";
import type { Case } from "./play/case.ts";
import { perform } from "./play/perform.ts";
import type { Step } from "./play/step.ts";
import { World } from "./play/world.ts";
import type { Site } from "./site/site.ts";

/** What came of a run; no violations = all is well. */
export interface Outcome {
  readonly violations: readonly string[];
  /** The same for the same case, always. */
  readonly digest: string;
  readonly lines: readonly string[];
  /** Things that people did and that their browsers took. */
  readonly operations: number;
  /** Steps of the case that were taken until it ended or failed. */
  readonly reached: number;
  /** The case with what people thought of, which no other draws change. */
  readonly told: Case;
}

const HEALING_STEP = 5_000;
const HEALING_STEPS = 36;
/** Time in which whoever had no room has fetched what they gave up for some, ms. */
const REFILLED_AFTER = 90_000;
const DISTURBANCES = 3;
/** Time in which everybody has to be where the server is, ms. */
const HEALED_AFTER = 10_000;
/** Steps between two looks at whether a browser shows what its work says. */
const FOLD_EVERY = 8;

/** Plays a case from the beginning until all has healed. */
export async function simulate(site: Site, plan: Case, isTold = false): Promise<Outcome> {
  const world = new World(site, plan, isTold);
  try {
    await world.begin();
    const reached = await play(world, plan);
    const early = violationsSoFar(world);
    if (early.length === 0) {
      await heal(world);
      await disturb(world);
    }
    const violations = [
      ...violationsSoFar(world),
      ...(early.length > 0 ? [] : await checkAll(world)),
    ];
    world.note(violations.join("\n"));
    const { digest, lines = [], operations } = world;
    const told = { ...plan, steps: plan.steps.map((step) => withThought(world, step)) };
    return { violations, digest, lines, operations, reached, told };
  } finally {
    await world.end();
  }
}

function withThought({ thoughts }: World, step: Step): Step {
  const thought = thoughts.get(step);
  return thought ? { ...step, thought } : step;
}

/** Takes the steps, until something is wrong; how many were taken. */
async function play(world: World, plan: Case): Promise<number> {
  const start = world.time.now;
  for (const [index, step] of plan.steps.entries()) {
    await world.course.goTo(start + step.at);
    perform(world, step);
    const browser = world.browsers[step.browser];
    if (browser && index % FOLD_EVERY === 0) {
      await checkWork(world, browser);
      if (plan.hasAdministrator) await world.history.look(world.site.database);
    }
    if (violationsSoFar(world).length > 0) return index + 1;
  }
  return plan.steps.length;
}

async function checkWork(world: World, browser: Browser): Promise<void> {
  await world.course.goOn(0);
  browser.watch.violations.push(...(await checkFold(browser)));
}

function violationsSoFar(world: World): string[] {
  return [
    ...world.records.violations,
    ...world.history.violations,
    ...world.server.complaints.map((words) => `server: ${words}`),
    ...world.browsers.flatMap(({ trails }) => trails.flatMap(({ watch }) => watch.violations)),
  ];
}

/** Lines come back, whoever is away returns, and everything has to be delivered (I14). */
async function heal(world: World): Promise<void> {
  await world.course.goOn(1_000);
  Object.assign(world.course, { troubles: 0, hindrances: 0 });
  world.isResting = true;
  await world.server.start();
  for (const browser of world.browsers) {
    Object.assign(browser.wire.cuts, { up: "none", down: "none" });
    browser.wire.noise = stillness;
    browser.isFull = false;
    if (browser.tabs.length === 0) browser.openTab();
    for (const tab of browser.tabs) tab.leadership.engine()?.wake();
  }
  for (let step = 0; step < HEALING_STEPS && !(await isWell(world)); step += 1) {
    for (const browser of world.browsers) await signInWhereNeeded(world, browser);
    await world.course.goOn(HEALING_STEP);
  }
  if (world.browsers.some(({ wasFull }) => wasFull)) await world.course.goOn(REFILLED_AFTER);
}

/**
 * Calm days on which one thing happens: somebody changes something while the lines of the
 * others break and come back. Nobody may be left behind, for nothing else will tell them (I14).
 */
async function disturb(world: World): Promise<void> {
  const luck = createLuck(world.seed + 3);
  // Lines that are half-open since before take longer to be noticed than a round.
  for (const browser of world.browsers) browser.breakOff();
  await world.course.goOn(HEALED_AFTER);
  for (let round = 0; round < DISTURBANCES && (await isWell(world)); round += 1) {
    const actor = luck.pick(world.browsers);
    for (const browser of world.browsers) {
      if (browser === actor) continue;
      world.time.after(luck.upTo(300), () => browser.breakOff());
    }
    // Mostly while they fetch what they missed and the new line is on its way.
    await world.course.goOn(luck.chance(0.75) ? 900 + luck.upTo(600) : luck.upTo(6_000));
    // Nobody waits for a tab, which may yet die over it.
    actor?.tabs[0]?.run("user.editData", { nickname: `Calm ${round}` }).catch(() => undefined);
    await world.course.goOn(HEALED_AFTER);
    for (const browser of world.browsers) {
      const [head, truth] = [await browser.head(), await headOf(world)];
      if (head === truth) continue;
      world.records.violations.push(`${browser.name}: stands at ${head}, the log at ${truth}`);
    }
  }
}

async function headOf(world: World): Promise<number | undefined> {
  const [space] = await world.site.database.run<{ head: number }>("select head from space");
  return space?.head;
}

async function signInWhereNeeded(world: World, browser: Browser): Promise<void> {
  const link = await readMeta(browser.observer.meta, "link");
  if (browser.isShut || link?.state !== "signedOut") return;
  await browser.signIn(await world.newAccount(browser, browser.userId));
}

async function isWell(world: World): Promise<boolean> {
  const head = await headOf(world);
  for (const browser of world.browsers) {
    // Somebody is signing out, or has not come back yet.
    if (browser.isShut) return false;
    if ((await browser.head()) !== head) return false;
    if ((await browser.observer.outbox.count()) > 0) return false;
    if (world.sendsFiles && (await uploadsUnderWay(browser)) > 0) return false;
  }
  return true;
}

/** Contents that are on their way, or could not be sent yet. */
async function uploadsUnderWay({ observer }: Browser): Promise<number> {
  return observer.upload.where("state").anyOf("waiting", "uploading").count();
}

async function checkAll(world: World): Promise<string[]> {
  const { database } = world.site;
  const violations = [
    ...(await checkServer(database)),
    ...(await checkReplay(database, world.records)),
    ...(await checkRequests(database, world.records)),
    ...(await checkContents(database, world.server.store)),
    ...(await checkHidden(database, {
      administratorId: world.people[0] ?? 0,
      deputies: deputiesEver(world.records),
    })),
  ];
  for (const browser of world.browsers) {
    violations.push(
      ...(await checkSettled(browser)),
      ...(await checkFold(browser)),
      ...(await checkAgreement(database, browser)),
      ...(await checkRanges(database, browser)),
      ...(await checkUploads(database, browser)),
      ...(await checkRequestCounts(database, browser)),
      ...(await checkKept(database, browser)),
      ...checkPace(browser),
      ...browser.trails.flatMap((trail) => [
        ...checkRefusals(world.records, trail),
        ...checkOrder(world.records, trail),
        ...checkAnswered(world.records, trail),
      ]),
    );
  }
  return violations;
}
