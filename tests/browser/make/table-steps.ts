import type { Locator } from "playwright-core";
import type { Person } from "./open-browser.ts";

/** The line of a task in the table of the plan that is open. */
export function line({ page }: Pick<Person, "page">, name: string): Locator {
  const title = page.locator("td[data-field=name]").getByText(name, { exact: true });
  return page.locator("tr[data-task]", { has: title });
}

/** A cell of a task. */
export function cell(person: Pick<Person, "page">, name: string, field: string): Locator {
  return line(person, name).locator(`td[data-field=${field}]`);
}

/** A line goes through the name of what is completed. */
export async function isStruckThrough(person: Pick<Person, "page">, name: string) {
  return line(person, name)
    .getByText(name, { exact: true })
    .evaluate((shown) => getComputedStyle(shown).textDecorationLine === "line-through");
}

/** The names of the tasks in the table, from top to bottom. */
export async function linesOf({ page }: Pick<Person, "page">): Promise<string[]> {
  return page.locator("tr[data-line]:not([data-line='-1'])").evaluateAll((all) =>
    all
      .toSorted((left, right) => Number(left.dataset["line"]) - Number(right.dataset["line"]))
      .map((one) =>
        (
          one.querySelector("td[data-field=name]") ?? one.querySelector("td")?.children[1]
        )?.textContent.trim(),
      )
      .map(String),
  );
}

/** What the cell says in which the focus is. */
export async function focusedCell({ page }: Pick<Person, "page">): Promise<string> {
  return page.evaluate(() => {
    const active = document.activeElement?.getAttribute("aria-activedescendant");
    return (active && document.querySelector(`#${CSS.escape(active)}`)?.textContent.trim()) ?? "";
  });
}
