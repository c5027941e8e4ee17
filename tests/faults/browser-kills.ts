import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rows, waitForDelivered } from "#tests/browser/make/local-rows.ts";
import { killBrowser, openProfile, type Person } from "#tests/browser/make/open-browser.ts";
import { addTask, newPlan, openPlan } from "#tests/browser/make/plan-steps.ts";
import { dana, setUp, signIn } from "#tests/browser/make/session-steps.ts";
import { startApp } from "#tests/browser/make/start-app.ts";
import { stateOnServer } from "#tests/browser/make/whole-state.ts";
import { createLuck } from "#tests/sim/luck.ts";
import type { Check } from "./check.ts";
import { layHeldLine } from "./line/held-line.ts";

const PLAN = "Ring road";
const COLUMN = "Planned";

/** A browser that is killed after somebody saw their task and before the server's answer came. */
export async function killedBrowsers(
  { seed, kills }: { seed: number; kills: number },
  say: (words: string) => void,
): Promise<Check[]> {
  const luck = createLuck(seed);
  const profile = await mkdtemp(join(tmpdir(), "plumbline-profile-"));
  const app = await startApp();
  const line = await layHeldLine(app.address);
  let person: Person = await openProfile(profile, line);
  try {
    await setUp(person);
    await newPlan(person, PLAN);
    await waitForDelivered(person);
    const names: string[] = [];
    const problems: string[] = [];
    let reached = 0;
    for (let kill = 1; kill <= kills; kill += 1) {
      // The server does half of them, and the browser never hears of it.
      line.hold((kill + seed) % 2 === 0 ? "requests" : "replies");
      for (let task = luck.upTo(3); task >= 0; task -= 1) {
        names.push(`Culvert ${kill}.${task}`);
        await addTask(person, COLUMN, names.at(-1) ?? "");
      }
      if (luck.chance(0.7)) await line.caught();
      const waiting = (await rows(person, "outbox")).length;
      if (waiting === 0) problems.push(`kill ${kill} came too late`);
      await killBrowser(person);
      reached += line.release();
      person = await openProfile(profile, line);
      await comeBack(person);
      await waitForDelivered(person);
      await openPlan(person, PLAN);
      if (kill % 10 === 0 || kill === kills) say(`${kill} kills of browsers`);
    }
    say(`${names.length} tasks; ${reached} requests were done without an answer`);
    const found = Object.values((await stateOnServer(person, app.address))["task"] ?? {});
    const attention = await rows(person, "attention");
    const held = (await rows(person, "task")).map((row) => String(row["name"]));
    const there = found.map((row) => String(row["name"]));
    return [
      { name: "each kill came between the task and the answer", problems },
      { name: "every task is delivered once", problems: unlike(there, names) },
      { name: "the browser holds the same", problems: unlike(held, names) },
      { name: "nothing was refused", problems: attention.map((row) => JSON.stringify(row)) },
    ];
  } finally {
    await person.context.close().catch(() => undefined);
    await line.close();
    await app.stop();
    await rm(profile, { recursive: true, force: true });
  }
}

/** Chromium writes localStorage late: who was killed soon after signing in has to do it again. */
async function comeBack(person: Person): Promise<void> {
  const { page } = person;
  await page.goto("/");
  const app = page.getByRole("navigation", { name: "Places" });
  const form = page.locator("input[name=password]");
  await app.or(form).first().waitFor();
  if (await form.isVisible()) await signIn(person, dana.email);
}

function unlike(found: readonly string[], wanted: readonly string[]): string[] {
  const count = (name: string) => found.filter((one) => one === name).length;
  const wrong = wanted.filter((name) => count(name) !== 1);
  const more = found.filter((name) => !wanted.includes(name));
  return [
    ...wrong.map((name) => `${name} is there ${count(name)} times`),
    ...more.map((name) => `nobody made ${name}`),
  ];
}
