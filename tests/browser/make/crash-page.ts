import type { Person } from "./open-browser.ts";

/** The process of a person's page dies, and nothing of it can be said any more; they have another one, which is empty. */
export async function crashPage(person: Person): Promise<Person> {
  const { context, page } = person;
  const session = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  session.send("Page.crash").catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await page.close();
  return { ...person, page: next };
}
