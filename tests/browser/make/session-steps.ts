import type { Person } from "./open-browser.ts";

/** A password that is strong enough, the same for everybody in these stories. */
export const PASSWORD = "crane-hook-7-lift";

interface NewPerson {
  readonly name: string;
  readonly email: string;
}

export const dana: NewPerson = { name: "Dana Kim", email: "dana@site.example" };
export const omar: NewPerson = { name: "Omar Haddad", email: "omar@site.example" };

/** The first visit to an empty server. */
export async function setUp(
  { page }: Pick<Person, "page">,
  { sample = false } = {},
): Promise<void> {
  await page.goto("/");
  await page.locator("input[name=company]").fill("Acme Build");
  await fillPerson({ page }, dana);
  if (sample) await page.locator("input[name=sample]").check();
  await page.getByRole("button", { name: "Create the company" }).click();
  await waitForApp({ page });
}

/** An administrator who sees the app makes a link for a new person; answers what follows the address. */
export async function invite({ page }: Person, note = ""): Promise<string> {
  // Nothing is loaded anew for it: that would take longer than the rest.
  await page.evaluate(() => history.pushState({}, "", "/manage/setting/invite"));
  await page.getByLabel("For whom (a note for you)").fill(note);
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("Invitation link (shown only once)").inputValue();
  return new URL(link).hash;
}

/** Somebody with a link becomes a colleague. */
export async function join({ page }: Person, link: string, person: NewPerson): Promise<void> {
  await page.goto(`/invite${link}`);
  await fillPerson({ page }, person);
  await page.getByRole("button", { name: "Join" }).click();
  await waitForApp({ page });
}

export async function signIn(
  { page }: Pick<Person, "page">,
  email: string,
  password = PASSWORD,
): Promise<void> {
  await page.goto("/login");
  await page.locator("input[name=email]").fill(email);
  await page.locator("input[name=password]").fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Waits until somebody who signed in sees the app. */
export async function waitForApp({ page }: Pick<Person, "page">): Promise<void> {
  await page.getByRole("navigation", { name: "Places" }).waitFor();
  await page.getByRole("link", { name: "Outbox: Saved" }).waitFor();
}

async function fillPerson({ page }: Pick<Person, "page">, person: NewPerson): Promise<void> {
  await page.locator("input[name=name]").fill(person.name);
  await page.locator("input[name=email]").fill(person.email);
  await page.locator("input[name=password]").fill(PASSWORD);
}
