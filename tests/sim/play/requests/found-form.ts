import type { Browser } from "../../browser/browser.ts";
import type { Luck } from "../../luck.ts";
import type { Action } from "../action.ts";
import { act } from "../act.ts";
import type { World } from "../world.ts";
import { drawFlow, requestForm } from "./draw-flow.ts";

/** The administrator draws a form, and how what is filled into it is decided. */
export async function foundForm(world: World, browser: Browser, luck: Luck): Promise<void> {
  const [tab] = browser.tabs;
  if (!tab) return;
  const does = async (action: Action) => {
    const result = await act(world, { browser, tab }, action);
    return result.ok ? (result.reply as { id: number }).id : 0;
  };
  const id = await does({ name: "form.add", args: { name: "Purchase", definition: requestForm } });
  await does({ name: "form.publish", args: { id } });
  const flow = JSON.stringify(drawFlow(luck, world.people));
  await does({ name: "approvalFlow.save", args: { formId: id, flow } });
}
