import type { Person } from "./open-browser.ts";
import { goTo } from "./plan-steps.ts";

/** Opens the import of boards. */
export async function openImport(person: Person): Promise<void> {
  await goTo(person, "Plans");
  await person.page.getByRole("button", { name: "Import a board" }).click();
  await person.page.getByRole("heading", { name: "Import a board" }).waitFor();
}

/** Chooses a file there. */
export async function chooseFile(
  { page }: Person,
  content: string | Buffer,
  name = "board.json",
): Promise<void> {
  await page.locator("input[type=file]").setInputFiles({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(content),
  });
}

/** Runs the import of the chosen file to its end. */
export async function runImport({ page }: Person, name: string): Promise<void> {
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await page.getByText(`“${name}” is imported`).waitFor();
}
