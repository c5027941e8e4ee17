import type { Locator } from "playwright-core";
import type { PickedFile } from "../file-steps.ts";
import type { Person } from "../open-browser.ts";

export const button = ({ page }: Person, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true });
export const pick = async ({ page }: Person, label: string, file: PickedFile) =>
  page.getByLabel(label).and(page.locator("input")).setInputFiles([file]);
export const openDrawings = async (person: Person) => {
  await person.page.goto("/manage/AtlasList");
  await person.page.getByRole("heading", { name: "Drawings", exact: true }).waitFor();
};
/** The sheet is drawn, and not only its paper. */
export const drawn = async ({ page }: Person) => page.locator("[data-drawn] canvas").waitFor();
/** Opens a sheet from the register, and waits until it is drawn. */
export async function openSheet(person: Person, name: string): Promise<void> {
  await openDrawings(person);
  await button(person, name).click();
  await drawn(person);
}
export const stage = ({ page }: Person) => page.getByRole("region", { name: /^A-20\d Level/ });

/** Sets a pin at a part of the stage with the pin tool. */
export async function pinAt(person: Person, x: number, y: number, name: string): Promise<void> {
  await button(person, "Set a pin").click();
  const box = await stage(person).boundingBox();
  await person.page.mouse.click(
    (box?.x ?? 0) + (box?.width ?? 0) * x,
    (box?.y ?? 0) + (box?.height ?? 0) * y,
  );
  const field = person.page.getByRole("textbox", { name: "What is to be done" });
  await field.and(person.page.locator(":focus")).fill(name);
}

/** Drags by so many pixels, and lets go or thinks better of it. */
export async function dragBy(
  { page }: Person,
  what: Locator,
  [right, down]: readonly [number, number],
  isWanted = true,
): Promise<void> {
  const box = await what.boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right, y + down, { steps: 4 });
  if (!isWanted) await page.keyboard.press("Escape");
  await page.mouse.up();
}

/** The paper is whole, as far as it can be, and can be printed. */
export async function paperIsReady({ page }: Person): Promise<void> {
  const print = page.getByRole("button", { name: "Print or save as PDF" });
  await print.and(page.locator(":enabled")).waitFor();
}
