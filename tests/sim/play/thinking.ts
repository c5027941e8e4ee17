import type { Browser } from "../browser/browser.ts";
import type { Luck } from "../luck.ts";
import { act } from "./act.ts";
import type { Action, Draw } from "./action.ts";
import type { Step } from "./step.ts";
import type { World } from "./world.ts";

/** What somebody thinks of before they find something that can be done. */
const ATTEMPTS = 6;

/** Somebody looks at what is there and does what comes to their mind, or what the step says that they thought of. */
export function thinking(draw: Draw) {
  return async (world: World, browser: Browser, luck: Luck, step: Step): Promise<void> => {
    const tab = luck.pick(browser.tabs);
    if (!tab) return;
    for await (const action of step.thought ? again(browser, step.thought) : drawn()) {
      if (action && (await act(world, { browser, tab }, action)).ok) return;
    }

    async function* drawn(): AsyncGenerator<Action | undefined> {
      const actions: Action[] = [];
      let ids = 0;
      const nextId = () => {
        ids += 1;
        return browser.nextId();
      };
      const { observer: database, now, userId } = browser;
      const seen = { database, luck, now, userId, people: world.people, nextId };
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const action = await draw(seen);
        if (action) actions.push(action);
        world.thoughts.set(step, { actions, ids });
        yield action;
      }
    }
  };
}

async function* again(
  browser: Browser,
  { actions, ids }: NonNullable<Step["thought"]>,
): AsyncGenerator<Action> {
  for (let taken = 0; taken < ids; taken += 1) browser.nextId();
  yield* actions;
}
