import type { Locator } from "playwright-core";
import { goTo } from "./plan-steps.ts";
import type { Person } from "./open-browser.ts";

/** The row of a dialog in the messenger's list. */
export function dialogRow({ page }: Pick<Person, "page">, name: string): Locator {
  return page.locator("li", { has: page.getByRole("button", { name, exact: true }) });
}

/** Opens a dialog in the messenger. */
export async function openDialog(person: Person, name: string): Promise<void> {
  await goTo(person, "Messages");
  await dialogRow(person, name).getByRole("button", { name, exact: true }).click();
  await person.page.getByRole("heading", { name, exact: true }).waitFor();
}

/** Starts a group of several people with a name. */
export async function startGroup(
  person: Person,
  name: string,
  people: readonly string[],
): Promise<void> {
  const { page } = person;
  await goTo(person, "Messages");
  await page.getByRole("button", { name: "New", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "New" });
  for (const one of people) await dialog.getByRole("button", { name: `Choose ${one}` }).click();
  await dialog.getByLabel("Name of the group").fill(name);
  await dialog.getByRole("button", { name: "Create the group" }).click();
  await page.getByRole("heading", { name, exact: true }).waitFor();
}

/** Where one writes. */
export function composer({ page }: Person): Locator {
  return page.getByRole("textbox", { name: /^Message / });
}

/** A message in the open dialog, by its words; lines that tell of marks are none. */
export function message({ page }: Person, words: string): Locator {
  return page.locator("[data-message]:not([data-line])").filter({ hasText: words });
}

/** Writes a message in the open dialog. */
export async function say(person: Person, words: string): Promise<void> {
  await composer(person).fill(words);
  await composer(person).press("Enter");
  await message(person, words).last().waitFor();
}

/** Does something to a message with the buttons beside it. */
export async function useMessageMenu(person: Person, words: string, action: string): Promise<void> {
  const target = message(person, words).last();
  await target.hover();
  if (action === "Reply") {
    await target.getByRole("button", { name: "Reply", exact: true }).click();
    return;
  }
  await target.getByRole("button", { name: "More actions" }).click();
  await person.page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Answers a message with a symbol. */
export async function react(person: Person, words: string, symbol: string): Promise<void> {
  const target = message(person, words).last();
  await target.hover();
  await target.getByRole("button", { name: "React" }).click();
  await person.page.getByRole("menuitem", { name: symbol }).click();
}
