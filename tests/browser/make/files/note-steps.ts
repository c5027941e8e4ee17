import type { Locator, Page } from "playwright-core";
import { answer } from "../library-steps.ts";
import { rows } from "../local-rows.ts";
import type { Person } from "../open-browser.ts";

export const note = ({ page }: Person, name: string): Locator =>
  page.getByRole("dialog", { name, exact: true });
export const field = (person: Person, name: string): Locator =>
  note(person, name).getByRole("textbox", { name: "Text" });
/** What stands in a note that is read. */
export const body = (person: Person, name: string): Locator =>
  note(person, name).getByRole("region", { name, exact: true });
export const press = async (person: Person, name: string, button: string): Promise<void> =>
  note(person, name).getByRole("button", { name: button, exact: true }).click();

/** Names a new text, which opens to be written. */
export async function begin(person: Person, action: string, name: string): Promise<void> {
  await person.page.getByRole("button", { name: action }).first().click();
  await answer(person, action, name, "Create");
}

/** Puts other words into a note that is written. */
export async function write(person: Person, name: string, words: string): Promise<void> {
  await field(person, name).fill(words);
}

export async function versionsOf(person: Person, name: string): Promise<number> {
  const there = await rows(person, "file");
  return there.filter((file) => file["name"] === name).length;
}

export const isWider = async (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
