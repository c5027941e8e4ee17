import sharp from "sharp";
import type { Person } from "../open-browser.ts";

/** What the screen shows of both revisions at a part of the sheet from its left; a thin line is dark even where it is blurred. */
export async function seenAcross(
  { page }: Person,
  across: number,
): Promise<"white" | "dark" | "red" | "blue" | "other"> {
  const box = await page.locator("[data-drawn]").first().boundingBox();
  if (!box) throw new Error("There is no sheet");
  const x = Math.round(box.x + box.width * across) - 2;
  const y = Math.round(box.y + box.height * 0.6);
  const picture = await page.screenshot({ clip: { x, y, width: 4, height: 2 } });
  const { channels } = await sharp(picture).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ min }) => min);
  if (Math.min(red, green, blue) > 240) return "white";
  if (red - blue > 80) return "red";
  if (blue - red > 80) return "blue";
  return Math.max(red, green, blue) < 200 ? "dark" : "other";
}
