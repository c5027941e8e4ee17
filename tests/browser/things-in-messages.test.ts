import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer, message, openDialog, say, useMessageMenu } from "./make/chat-steps.ts";
import { doesAs } from "./make/does-as.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let taskId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await newPlan(her, "Pier 4");
  await letIn(her, "Omar Haddad");
  await newPlan(her, "Tender");
  const omar = (await rows(her, "user")).find(({ nickname }) => nickname === "Omar Haddad");
  const userId = [Number(omar?.["id"])];
  await doesAs(app, her, "dialog.addGroup", { name: "Site office", userId });
  const columns = await rows(her, "column");
  const columnOf = async (plan: string) => {
    const planId = (await rows(her, "plan")).find(({ name }) => name === plan)?.["id"];
    return { planId, columnId: columns.find((column) => column["planId"] === planId)?.["id"] };
  };
  const shared = (await columnOf("Pier 4")) as { planId: number; columnId: number };
  const hers = (await columnOf("Tender")) as { planId: number; columnId: number };
  const added = await doesAs(app, her, "task.add", { ...shared, name: "Pour the slab" });
  taskId = (added as { id: number }).id;
  await doesAs(app, her, "task.add", { ...hers, name: "Prices of steel" });
  await doesAs(app, her, "file.addFolder", { name: "Loads of March" });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const options = ({ page }: Person) =>
  page.getByRole("list", { name: "Name a task, plan or file" }).getByRole("button");

test("tasks, plans and files are named without a network, by their beginnings and by keys", async () => {
  await openDialog(him, "Site office");
  await openDialog(her, "Site office");
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await composer(her).pressSequentially("Is #slab");
  await options(her).filter({ hasText: "Pour the slab" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await composer(her).press("Enter");
  expect(await composer(her).inputValue()).toBe("Is #Pour the slab ");
  await composer(her).pressSequentially("in #pier");
  await options(her).filter({ hasText: "Pier 4" }).first().click();
  await composer(her).pressSequentially("after #price");
  await options(her).filter({ hasText: "Prices of steel" }).click();
  await composer(her).pressSequentially("by %march");
  await options(her).filter({ hasText: "Loads of March" }).click();
  await composer(her).pressSequentially("**today**?");
  await composer(her).press("Enter");
  const said = message(her, "today");
  for (const name of ["#Pour the slab", "#Pier 4", "#Prices of steel", "%Loads of March"])
    await said.getByRole("link", { name }).waitFor();
  await goOnline(her);
  await waitForDelivered(her);
});

test("whoever may see a thing goes to it by the name that it has today; others read words", async () => {
  const said = message(him, "today");
  await said.getByRole("link", { name: "#Pour the slab" }).waitFor();
  await said.getByRole("link", { name: "#Pier 4" }).waitFor();
  await said.getByText("#Prices of steel").waitFor();
  expect(await said.getByRole("link", { name: "Prices of steel" }).count()).toBe(0);
  expect(await said.getByRole("link", { name: "Loads of March" }).count()).toBe(0);
  await doesAs(app, her, "task.edit", { id: taskId, name: "Pour the roof" });
  await said.getByRole("link", { name: "#Pour the roof" }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await him.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  await said.getByRole("link", { name: "#Pour the roof" }).click();
  await him.page.waitForURL(`**/single/task/${taskId}`);
  await him.page.getByText("Pour the roof").first().waitFor();
  // The app was not loaded anew for it.
  expect(await him.page.evaluate(() => Reflect.get(globalThis, "stayed"))).toBe(true);
});

test("an edit, and a draft that outlives a reload, keep what they name", async () => {
  await useMessageMenu(her, "today", "Edit");
  expect(await composer(her).inputValue()).toContain("#Pour the slab in #Pier 4");
  await composer(her).press("End");
  await composer(her).pressSequentially(" Or on Monday");
  await composer(her).press("Enter");
  await message(her, "Or on Monday").getByRole("link", { name: "#Pour the roof" }).waitFor();
  await composer(her).pressSequentially("Then #Pier 4 is done");
  await her.page.locator("body").click();
  await her.page.reload();
  await composer(her).and(her.page.locator(":not(:placeholder-shown)")).waitFor();
  await composer(her).press("Enter");
  await message(her, "is done").getByRole("link", { name: "#Pier 4" }).waitFor();
  await waitForDelivered(her);
  // A hash that names nothing stays a hash.
  await say(her, "Gate #7 is open");
  expect(await message(her, "Gate #7").getByRole("link").count()).toBe(0);
});
