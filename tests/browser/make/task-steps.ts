import type { Locator } from "playwright-core";
import type { Person } from "./open-browser.ts";
import { card } from "./plan-steps.ts";

/** The open task beside the board. */
function panel({ page }: Person, name: string): Locator {
  return page.getByRole("dialog", { name, exact: true });
}

/** Opens a task from its card. */
export async function openTask(person: Person, name: string): Promise<Locator> {
  await card(person, name).locator("[data-card-focus]").click();
  const opened = panel(person, name);
  await opened.getByLabel("Name of the task").waitFor();
  return opened;
}

export async function closeTask({ page }: Person): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** Gives a task another name in its panel. */
export async function renameTask(person: Person, name: string, newName: string): Promise<void> {
  const opened = await openTask(person, name);
  const field = opened.getByLabel("Name of the task");
  await field.fill(newName);
  await field.press("Enter");
  await panel(person, newName).waitFor();
  await closeTask(person);
  await card(person, newName).waitFor();
}

/** Adds parts to the open task. */
export async function addSubtask(opened: Locator, name: string): Promise<void> {
  const field = opened.getByLabel("Add a subtask, Enter for the next one");
  await field.fill(name);
  await field.press("Enter");
  await opened.getByLabel(`Name of the subtask “${name}”`).waitFor();
}
