import type { Locator } from "playwright-core";
import type { PickedFile } from "./file-steps.ts";
import type { Person } from "./open-browser.ts";

/** Opens the person's own files by the rail. */
export async function openFiles({ page }: Person): Promise<void> {
  await page.getByRole("link", { name: "Files", exact: true }).click();
  await page.getByRole("navigation", { name: "Folders" }).waitFor();
}

/** A file or folder among those that are shown. */
export function item({ page }: Person, name: string): Locator {
  return page
    .locator("[data-item]")
    .filter({ has: page.getByRole("button", { name, exact: true }) });
}

/** A line of the tree of folders. */
export function treeLine({ page }: Person, name: string): Locator {
  const tree = page.getByRole("navigation", { name: "Folders" });
  return tree.locator("[data-tree-line]").filter({ hasText: name }).first();
}

export async function addFolder(person: Person, name: string): Promise<void> {
  const { page } = person;
  await page.getByRole("button", { name: "New folder" }).first().click();
  await answer(person, "New folder", name, "Create");
  await item(person, name).waitFor();
}

/** Puts a name into the dialog that asks for one. */
export async function answer(
  { page }: Person,
  title: string,
  words: string,
  confirm: string,
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("textbox", { name: "Name" }).fill(words);
  await dialog.getByRole("button", { name: confirm }).click();
  await dialog.waitFor({ state: "detached" });
}

export async function openItem(person: Person, name: string): Promise<void> {
  await item(person, name).getByRole("button", { name, exact: true }).click();
}

/** Opens a folder, and waits for it: what is made before goes into the one that was open. */
export async function openFolder(person: Person, name: string): Promise<void> {
  await openItem(person, name);
  await person.page.getByRole("heading", { name, exact: true, level: 1 }).waitFor();
}

export async function uploadFiles({ page }: Person, files: readonly PickedFile[]): Promise<void> {
  await page
    .getByLabel("Upload", { exact: true })
    .and(page.locator("input"))
    .setInputFiles([...files]);
}

/** Picks an action in the menu of a file or folder. */
export async function useItemMenu(person: Person, name: string, action: string): Promise<void> {
  await item(person, name)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  const way = person.page.getByRole("menuitem", { name: action, exact: true });
  await way.click();
  // Until it is gone the menu takes what is typed.
  await way.waitFor({ state: "detached" });
}
