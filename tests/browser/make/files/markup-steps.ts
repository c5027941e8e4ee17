import type { Person } from "../open-browser.ts";
import { button, stage } from "./drawing-steps.ts";

/** Parts of the stage from the left and from the top. */
type Spot = readonly [number, number];

/** Where a part of the stage is on the screen. */
export const onStage = async (person: Person, [across, down]: Spot) => {
  const box = await stage(person).boundingBox();
  if (!box) throw new Error("The sheet is not on the screen");
  return [box.x + box.width * across, box.y + box.height * down] as const;
};

/** Takes a tool, and draws with it from one place to the next. */
export async function drawWith(
  person: Person,
  tool: string,
  ...spots: readonly Spot[]
): Promise<void> {
  const { mouse } = person.page;
  await button(person, tool).click();
  for (const [index, spot] of spots.entries()) {
    await mouse.move(...(await onStage(person, spot)), { steps: 3 });
    if (index === 0) await mouse.down();
  }
  await mouse.up();
}

/** All that is drawn on the sheet. */
export const markups = (person: Person) => stage(person).locator("g[data-color]");
