import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { repository } from "#tests/server/database/server-process.ts";

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

const axe = readFileSync(join(repository, "node_modules/axe-core/axe.min.js"), "utf8");

/** What axe finds in both schemes, in short words. */
export async function violationsOn(page: Page): Promise<string[]> {
  await prepareChecker(page);
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    found.push(...(await violationsIn(page, colorScheme)));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return found;
}

/** Loads axe into the page, and stills what moves. */
export async function prepareChecker(page: Page): Promise<void> {
  // Past the app's policy, which refuses scripts that are no part of it, and holds for the rest of the story.
  await page.evaluate(axe);
  // Colours on their way from one scheme to the other would be measured half-way.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition: none !important; animation: none !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What axe finds in one scheme, in which the page stays. */
export async function violationsIn(page: Page, colorScheme: "light" | "dark"): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor();
  // The schemes differ in nothing but their colours.
  const runOnly = colorScheme === "dark" ? ["color-contrast"] : undefined;
  const { violations } = await page.evaluate(async (only) => {
    const checker = (globalThis as unknown as { axe: Axe }).axe;
    return checker.run({ resultTypes: ["violations"], ...(only && { runOnly: only }) });
  }, runOnly);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, html }) => {
      const why = any.map(({ message }) => message).join("; ");
      return `${colorScheme} ${id}: ${why} ${html.slice(0, 120)}`;
    }),
  );
}
