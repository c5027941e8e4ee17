import type { Person } from "./open-browser.ts";
import type { App } from "./start-app.ts";

/** So many milliseconds pass: for the server, and for everybody who opens the app again. */
export async function later(app: App, people: readonly Person[], time: number): Promise<void> {
  app.goAhead(time);
  for (const { page, context } of people) {
    await context.addInitScript((ahead) => {
      const Told = Date;
      globalThis.Date = class extends Told {
        constructor(...parts: readonly unknown[]) {
          super(...((parts.length > 0 ? parts : [Told.now() + ahead]) as [number]));
        }
        static override now = () => Told.now() + ahead;
      } as DateConstructor;
    }, time);
    await page.reload();
  }
}
