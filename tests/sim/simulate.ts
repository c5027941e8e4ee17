import "fake-indexeddb/auto";
import { addBrowser, addSomeone } from "#tests/server/make/people.ts";
import type { TestServer } from "#tests/server/make/test-server.ts";
import { drawAction } from "./draw-action.ts";
import {
  checkConverged,
  checkRefusals,
  checkServer,
  checkSettled,
  type Violations,
} from "./invariants.ts";
import { createFaultyLine } from "./line.ts";
import { createLuck, type Luck } from "./luck.ts";
import { reach } from "./reach.ts";
import { SimulatedBrowser } from "./simulated-browser.ts";

const ACTIONS = 120;
const HEALING_ROUNDS = 60;

/** Plays one seed: people act, lines fail, browsers die; in the end all must agree. */
export async function simulate(server: TestServer, seed: number): Promise<Violations> {
  const luck = createLuck(seed);
  await emptyServer(server);
  const browsers = await openBrowsers(server, luck, seed);
  const heads = new Map<SimulatedBrowser, number>();
  const violations: Violations = [];
  for (let step = 0; step < ACTIONS; step += 1) {
    const browser = luck.pick(browsers);
    if (!browser) break;
    server.clock.now += luck.upTo(60_000);
    await play(browser, luck, server.clock.now, browsers);
    const head = await browser.head();
    if (head < (heads.get(browser) ?? 0)) violations.push(`step ${step}: a head went back`);
    heads.set(browser, head);
  }
  await heal(browsers);
  violations.push(...(await checkAll(server, browsers, seed)));
  for (const browser of browsers) await browser.close();
  return violations;
}

async function play(
  browser: SimulatedBrowser,
  luck: Luck,
  now: number,
  browsers: readonly SimulatedBrowser[],
): Promise<void> {
  const draw = luck.next();
  if (draw < 0.06) browser.line.down = !browser.line.down;
  else if (draw < 0.09) await browser.crash();
  else if (draw < 0.25) await browser.push();
  else if (draw < 0.4) await browser.pull();
  else {
    const people = [...new Set(browsers.map((other) => other.userId))];
    const action = await drawAction({ database: browser.database, luck, now, people });
    if (action) await browser.run(action.name, action.args);
  }
}

/** The lines come back, and everything is delivered; luck still loses and doubles. */
async function heal(browsers: readonly SimulatedBrowser[]): Promise<void> {
  for (const browser of browsers) browser.line.down = false;
  for (let round = 0; round < HEALING_ROUNDS; round += 1) {
    for (const browser of browsers) await browser.push();
  }
  for (const browser of browsers) {
    for (let round = 0; round < HEALING_ROUNDS && !(await browser.pull()); round += 1);
  }
}

async function checkAll(
  server: TestServer,
  browsers: readonly SimulatedBrowser[],
  seed: number,
): Promise<Violations> {
  const violations = await checkServer(server);
  for (const [index, browser] of browsers.entries()) {
    const name = `seed ${seed}, browser ${index}`;
    violations.push(...(await checkSettled(browser, name)));
    violations.push(...(await checkRefusals(server, browser, name)));
    const fresh = await openBrowser(server, browser.userId, `${seed}-fresh-${index}`);
    await fresh.pull();
    // A fresh browser is a device more, which its siblings hear of.
    while (!(await browser.pull()));
    violations.push(...(await checkConverged(browser, fresh, name)));
    await fresh.close();
  }
  return violations;
}

async function openBrowsers(
  server: TestServer,
  luck: Luck,
  seed: number,
): Promise<SimulatedBrowser[]> {
  const people = [];
  for (const name of ["Hana", "Ben", "Fatou"]) people.push(await addSomeone(server, name));
  const browsers = [];
  // The last person has two browsers.
  for (const [index, person] of [...people, ...people.slice(-1)].entries()) {
    browsers.push(await openBrowser(server, person.userId, `${seed}-${index}`, luck));
  }
  for (const browser of browsers) {
    for (let round = 0; round < HEALING_ROUNDS && !(await browser.pull()); round += 1);
  }
  return browsers;
}

async function openBrowser(server: TestServer, userId: number, name: string, luck?: Luck) {
  const session = await addBrowser(server, userId);
  const straight = reach(server);
  return SimulatedBrowser.open({
    name,
    userId,
    token: session.token,
    deviceNumber: session.deviceId,
    line: luck ? createFaultyLine(straight, luck) : { down: false, fetch: straight },
    now: () => server.clock.now,
  });
}

/** Every seed starts on an empty server that counts from one. */
async function emptyServer({ parts, clock }: TestServer): Promise<void> {
  clock.now = 1_800_000_000_000;
  const tables = await parts.database.run<{ tablename: string }>(
    `select tablename from pg_tables where schemaname = 'public' and tablename not in ('space', 'migrations', 'device_numbers')`,
  );
  const names = tables.map(({ tablename }) => `"${tablename}"`).join(", ");
  await parts.database.run(`truncate ${names} restart identity cascade`);
  await parts.database.run(`update space set head = 0, floor = 0, epoch = gen_random_uuid()`);
}
