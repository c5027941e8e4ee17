import type { RunResult } from "#client/data/commands/run-command.ts";
import type { Browser } from "../browser/browser.ts";
import type { Tab } from "../browser/tab.ts";
import type { Action } from "./action.ts";
import type { World } from "./world.ts";

/** Who does something. */
export interface Hand {
  readonly browser: Browser;
  readonly tab: Tab;
}

/** Does something as the person in front of the tab would, and notes what came of it; nobody does when the play is over. */
export async function act(
  world: World,
  { browser, tab }: Hand,
  { name, args }: Action,
): Promise<RunResult> {
  if (world.isResting) return { ok: false, refusal: { code: 0, reason: "resting" } };
  const result = await tab.run(name, args);
  const outcome = result.ok ? "done" : result.refusal.reason;
  world.note(`${browser.name} ${name} ${JSON.stringify(args)} ${outcome}`);
  if (result.ok) world.operations += 1;
  return result;
}

/** Lets time pass for somebody. */
export function pause(world: World, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    world.time.after(milliseconds, resolve);
  });
}
