import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { goTo, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let laptop: Person;
let phone: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  laptop = await addPerson(browser, app);
  phone = await addPerson(browser, app, { viewport: { width: 390, height: 844 } });
  await setUp(laptop);
  for (const name of ["Pier 4", "Pier 5", "Pier 6"]) await newPlan(laptop, name);
  await waitForDelivered(laptop);
  await signIn(phone, dana.email);
  await waitForApp(phone);
  await goTo(laptop, "Plans");
  await goTo(phone, "Plans");
  await waitUntilOfflineReady(laptop);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ laptop, phone }));

const tile = ({ page }: Person, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("button", { name, exact: true }) });
const order = async ({ page }: Person) =>
  page.getByRole("article").locator("button:not([aria-label])").allTextContents();
const stand = async (person: Person, names: readonly string[]) =>
  eventually(async () => order(person)).toEqual(names);
const act = async (person: Person, name: string, words: string) => {
  await tile(person, name)
    .getByRole("button", { name: `Actions for ${name}` })
    .click();
  await person.page.getByRole("menuitem", { name: words }).click();
};

test("a plan is pinned without a network, and stands first on the phone too", async () => {
  await stand(laptop, ["Pier 6", "Pier 5", "Pier 4"]);
  await goOffline(laptop);
  await act(laptop, "Pier 4", "Pin to the top");
  await stand(laptop, ["Pier 4", "Pier 6", "Pier 5"]);
  await tile(laptop, "Pier 4").getByText("Pinned").waitFor();
  await laptop.page.reload();
  await stand(laptop, ["Pier 4", "Pier 6", "Pier 5"]);
  expect(await violationsOn(laptop.page)).toEqual([]);
  await goOnline(laptop);
  await waitForDelivered(laptop);
  await stand(phone, ["Pier 4", "Pier 6", "Pier 5"]);
  expect(await violationsOn(phone.page)).toEqual([]);
});

test("plans are moved by their menu and by the mouse, and pinned where they land among pinned ones", async () => {
  await act(phone, "Pier 6", "Move back");
  await stand(laptop, ["Pier 4", "Pier 5", "Pier 6"]);
  await tile(laptop, "Pier 6").getByRole("button", { name: "Actions for Pier 6" }).click();
  const back = laptop.page.getByRole("menuitem", { name: "Move back" });
  expect(await back.isDisabled()).toBe(true);
  await laptop.page.keyboard.press("Escape");
  await tile(laptop, "Pier 6").dragTo(tile(laptop, "Pier 4"), { targetPosition: { x: 8, y: 8 } });
  await stand(laptop, ["Pier 6", "Pier 4", "Pier 5"]);
  await tile(laptop, "Pier 6").getByText("Pinned").waitFor();
  await stand(phone, ["Pier 6", "Pier 4", "Pier 5"]);
  await act(phone, "Pier 6", "Unpin");
  await stand(phone, ["Pier 4", "Pier 6", "Pier 5"]);
});

test("favourites are a list of their own, also of what was marked in the plan", async () => {
  const { page } = laptop;
  await tile(laptop, "Pier 5").getByRole("button", { name: "Favourite: Pier 5" }).click();
  await openPlan(laptop, "Pier 6");
  await page.getByRole("button", { name: "Actions for the plan" }).click();
  await page.getByRole("menuitem", { name: "Add to favourites" }).click();
  await goTo(laptop, "Plans");
  await page.getByText("Favourites", { exact: true }).click();
  await stand(laptop, ["Pier 6", "Pier 5"]);
  await phone.page.getByText("Favourites", { exact: true }).click();
  await stand(phone, ["Pier 6", "Pier 5"]);
  const star = tile(phone, "Pier 6").getByRole("button", { name: "Favourite: Pier 6" });
  expect(await star.getAttribute("aria-pressed")).toBe("true");
  await star.click();
  await stand(phone, ["Pier 5"]);
  await stand(laptop, ["Pier 5"]);
});
