import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach } from "vitest";
import { output, type Person } from "./open-browser.ts";

/** After a failed test, what everybody saw lies in tests/browser/output: as a picture and in words. */
export function keepEvidence(people: () => Readonly<Record<string, Person | undefined>>): void {
  afterEach(async ({ task }) => {
    if (task.result?.state !== "fail") return;
    const name = `failed-${task.name.replaceAll(/\W+/g, "-").slice(0, 60)}`;
    for (const [who, person] of Object.entries(people())) {
      if (!person || person.page.isClosed()) continue;
      const path = join(output, `${name}-${who}`);
      const seen = await person.page.locator("body").ariaSnapshot();
      writeFileSync(`${path}.txt`, [person.page.url(), seen, ...person.problems].join("\n\n"));
      await person.page.screenshot({ path: `${path}.png` });
    }
  });
}
