import { expect } from "vitest";
import { CoreBrowser } from "./core-browser.ts";
import { addBrowser } from "./people.ts";
import type { TestServer } from "./test-server.ts";

export async function expectAgreement(
  server: TestServer,
  browsers: readonly CoreBrowser[],
): Promise<void> {
  for (const browser of browsers) {
    const { userId } = await browser.identity();
    const fresh = await CoreBrowser.open(server, await addBrowser(server, userId));
    await browser.pull();
    expect(await browser.rows()).toEqual(await fresh.rows());
    expect(await browser.database.outbox.toArray()).toEqual([]);
    expect(await browser.database.attention.toArray()).toEqual([]);
    expect(await browser.database.shadow.count()).toBe(0);
  }
}
