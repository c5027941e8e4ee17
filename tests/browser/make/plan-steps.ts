import type { Locator } from "playwright-core";
import { until } from "./eventually.ts";
import type { Person } from "./open-browser.ts";

/** Opens one of the places of the rail; on a phone some stand behind a button. */
export async function goTo({ page }: Person, place: string): Promise<void> {
  const rail = page.getByRole("navigation", { name: "Places" });
  const link = rail.getByRole("link", { name: place });
  const more = rail.getByRole("button", { name: "More" });
  await link.or(more).first().waitFor();
  if ((await link.count()) > 0) {
    await link.click();
    return;
  }
  await more.click();
  await page.getByRole("menuitem", { name: place }).click();
}

/** Makes a plan with the columns of a template and opens it; answers its id. */
export async function newPlan(
  person: Person,
  name: string,
  template = "Site works",
): Promise<number> {
  const { page } = person;
  await goTo(person, "Plans");
  await page.getByRole("button", { name: "New plan" }).click();
  const dialog = page.getByRole("dialog", { name: "New plan" });
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Start with").selectOption({ label: template });
  await dialog.getByRole("button", { name: "Create the plan" }).click();
  return planOpened(person, name);
}

/** Opens a plan from the list of plans; answers its id. */
export async function openPlan(person: Person, name: string): Promise<number> {
  await goTo(person, "Plans");
  await person.page.getByRole("article").getByRole("button", { name, exact: true }).click();
  return planOpened(person, name);
}

async function planOpened({ page }: Person, name: string): Promise<number> {
  await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  const id = /\/manage\/plan\/(\d+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no plan`);
  return Number(id);
}

/** Lets a colleague into the plan that is open and has nobody else in it. */
export async function letIn({ page }: Pick<Person, "page">, name: string): Promise<void> {
  await page.getByRole("button", { name: "1 member", exact: true }).click();
  await page.getByRole("button", { name: `Add ${name}` }).click();
  await page.getByRole("button", { name: "2 members", includeHidden: true }).waitFor();
  await page.keyboard.press("Escape");
}

/** The column of a board. */
export function column({ page }: Person, name: string): Locator {
  return page.locator("section[data-column]", {
    has: page.getByRole("heading", { level: 2, name, exact: true }),
  });
}

/** The card of a task on the board. */
export function card({ page }: Person, name: string): Locator {
  const title = page.locator("[data-card-focus]").getByText(name, { exact: true });
  return page.locator("[data-task]", { has: title });
}

/** The names of a column's cards, from top to bottom. */
export async function cardsOf(person: Person, columnName: string): Promise<string[]> {
  const items = column(person, columnName).locator("[data-task]");
  const cards = await items.evaluateAll((elements) =>
    elements
      .toSorted((left, right) => Number(left.dataset["index"]) - Number(right.dataset["index"]))
      .map((element) => element.querySelector("[data-card-focus]")?.textContent ?? ""),
  );
  return cards;
}

/** Writes a new task at the end of a column. */
export async function addTask(person: Person, columnName: string, name: string): Promise<void> {
  const place = column(person, columnName);
  const field = place.getByRole("textbox");
  // An empty field closes when the board takes the focus; whoever sees that presses again.
  await until(async () => {
    if (!(await field.isVisible())) await place.getByRole("button", { name: "Add a task" }).click();
    return field.isVisible();
  });
  await field.fill(name);
  await field.press("Enter");
  await card(person, name).waitFor();
}

/** Picks from a card's menu; more words lead into a menu within the menu. */
export async function useCardMenu(
  person: Person,
  name: string,
  ...path: readonly string[]
): Promise<void> {
  const { page } = person;
  const target = card(person, name);
  const dots = target.getByRole("button", { name: `Actions for ${name}` });
  // A card that has just been delivered or moved is drawn anew below a pointer that rests, also between
  // the look and the click; whoever sees no dots, or whose click finds none, moves the pointer again.
  await until(async () => {
    await page.mouse.move(0, 0);
    await target.hover();
    if (!(await dots.isVisible())) return false;
    return dots.click({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  });
  for (const [index, item] of path.entries()) {
    const named = { name: item, exact: true };
    const entry = page.getByRole("menuitem", named).or(page.getByRole("menuitemradio", named));
    if (index < path.length - 1) await entry.hover();
    else await entry.click();
  }
}

/** Drags a card with the mouse onto another one's upper half. */
export async function dragCard(person: Person, name: string, before: string): Promise<void> {
  await card(person, name).dragTo(card(person, before), { targetPosition: { x: 60, y: 4 } });
}
