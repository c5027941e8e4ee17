import { composer, openDialog, react, say, useMessageMenu } from "./chat-steps.ts";
import type { Person } from "./open-browser.ts";
import {
  addTask,
  card,
  column,
  goTo,
  letIn,
  newPlan,
  openPlan,
  useCardMenu,
} from "./plan-steps.ts";
import { addSubtask, closeTask, openTask, renameTask } from "./task-steps.ts";

/** Thirty-odd things somebody does on an open board of six culverts, by its usual buttons and keys. */
export async function workMorning(person: Person): Promise<void> {
  const { page } = person;
  for (let number = 1; number <= 8; number += 1) {
    await addTask(person, "Planned", `Kerb ${number}`);
  }
  await page.keyboard.press("Escape");
  for (const name of ["Culvert 1", "Culvert 2", "Kerb 1", "Kerb 2"]) {
    await renameTask(person, name, `${name}, west side`);
  }
  for (const name of ["Culvert 3", "Culvert 4", "Kerb 3"]) {
    await useCardMenu(person, name, "Move to", "Ready to start");
    await column(person, "Ready to start").getByText(name, { exact: true }).waitFor();
  }
  for (const name of ["Kerb 4", "Kerb 5", "Kerb 6"]) {
    await useCardMenu(person, name, "Move to", "Under way");
    await column(person, "Under way").getByText(name, { exact: true }).waitFor();
  }
  for (const name of ["Kerb 5", "Kerb 6"]) {
    await card(person, name).locator("[data-card-focus]").focus();
    await page.keyboard.press("Shift+ArrowRight");
    await column(person, "Inspection").getByText(name, { exact: true }).waitFor();
  }
  for (const name of ["Kerb 7", "Kerb 8", "Culvert 1, west side"]) {
    await card(person, name).getByRole("checkbox").click();
    await card(person, name).getByRole("checkbox", { checked: true }).waitFor();
  }
  for (const name of ["Snags", "Handed over"]) await addColumn(person, name);
  const opened = await openTask(person, "Culvert 3");
  for (const name of ["Excavate", "Bedding", "Lay the pipe"]) await addSubtask(opened, name);
  await opened.getByRole("checkbox", { name: "Complete “Excavate”" }).click();
  await opened.getByRole("checkbox", { name: "Reopen “Excavate”" }).waitFor();
  await opened.getByRole("button", { name: "Write in this task" }).click();
  await say(person, "The trench is dry.");
  await say(person, "Bedding comes at two.");
  await closeTask(person);
}

/** Thirty-odd more, in another plan, in chats and in the settings. */
export async function workAfternoon(person: Person, colleague: string): Promise<void> {
  const { page } = person;
  await renameColumn(person, "Snags", "Snag list");
  await useCardMenu(person, "Kerb 7", "Archive");
  await card(person, "Kerb 7").waitFor({ state: "detached" });
  await useCardMenu(person, "Kerb 8", "Colour", "Green");

  await newPlan(person, "Night shift", "Office");
  await letIn(person, colleague);
  for (const name of ["Lights", "Generator", "Traffic plan", "Noise permit"]) {
    await addTask(person, "To do", name);
  }
  await page.keyboard.press("Escape");
  for (const name of ["Lights", "Generator"]) {
    await useCardMenu(person, name, "Move to", "Doing");
    await column(person, "Doing").getByText(name, { exact: true }).waitFor();
  }
  await card(person, "Traffic plan").getByRole("checkbox").click();
  await page.getByRole("button", { name: "Chat of the plan" }).click();
  for (const words of ["We start at nine.", "Bring the vests.", "Gate two is closed."]) {
    await say(person, words);
  }

  await startGroup(person, [colleague, "Ines Costa"], "Concrete gang");
  for (const words of ["Who has the vibrator?", "Pump at six.", "Coffee at five.", "Oops"]) {
    await say(person, words);
  }
  await useMessageMenu(person, "Pump at six.", "Reply");
  await say(person, "It is the long one.");
  await useMessageMenu(person, "Coffee at five.", "Edit");
  await composer(person).fill("Coffee at half past four.");
  await composer(person).press("Enter");
  await page.getByText("Coffee at half past four.").first().waitFor();
  await react(person, "Pump at six.", "👍");
  await useMessageMenu(person, "Oops", "Withdraw");
  await page.getByText("Message withdrawn").first().waitFor();

  await startPair(person, colleague);
  for (const words of ["Are you there?", "I am without a line.", "More tonight."]) {
    await say(person, words);
  }
  await openDialog(person, "Ring road");
  await say(person, "All kerbs are in.");
  await say(person, "The culverts follow tomorrow.");
  await openPlan(person, "Ring road");
  for (const name of ["Sweep", "Line marking", "Signs"]) {
    await addTask(person, "Handed over", name);
  }
  await goTo(person, "Messages");
}

async function addColumn({ page }: Person, name: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Name of the new column" });
  if (!(await field.isVisible())) await page.getByRole("button", { name: "Add a column" }).click();
  await field.fill(name);
  await field.press("Enter");
  await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
  await field.press("Escape");
}

async function renameColumn({ page }: Person, name: string, newName: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for the column ${name}` }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByLabel("Name of the column").fill(newName);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { level: 2, name: newName, exact: true }).waitFor();
}

async function startPair(person: Person, name: string): Promise<void> {
  const { page } = person;
  await goTo(person, "Messages");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await page.getByRole("button", { name: `Choose ${name}` }).click();
  await page.getByRole("button", { name: "Open the chat" }).click();
  await page.getByRole("heading", { level: 2, name, exact: true }).waitFor();
}

async function startGroup(
  person: Person,
  names: readonly string[],
  groupName: string,
): Promise<void> {
  const { page } = person;
  await goTo(person, "Messages");
  await page.getByRole("button", { name: "New", exact: true }).click();
  for (const name of names) await page.getByRole("button", { name: `Choose ${name}` }).click();
  await page.getByLabel("Name of the group").fill(groupName);
  await page.getByRole("button", { name: "Create the group" }).click();
  await page.getByRole("heading", { level: 2, name: groupName, exact: true }).waitFor();
}
