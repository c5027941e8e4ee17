import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doesAs } from "./make/does-as.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, output, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { card, column, letIn, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  const planId = await newPlan(her, "Tower C");
  await letIn(her, "Omar Haddad");
  await waitForDelivered(her);
  await doesAs(app, her, "tag.add", { planId, name: "night" });
  await until(async () => (await rows(her, "planTag")).length === 1);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const field = ({ page }: Person) => page.getByLabel("New task in Planned");
const chip = ({ page }: Person, label: RegExp) =>
  page.getByRole("status", { name: "Recognised in the text" }).getByRole("button", { name: label });
const taskNamed = async (person: Person, name: string) =>
  (await rows(person, "task")).find((task) => task["name"] === name);

test("what a line says besides a name is shown while it is typed, can be taken off, and comes with the task", async () => {
  await column(her, "Planned").getByRole("button", { name: "Add a task" }).click();
  await field(her).fill("Pour the slab tomorrow 14:00 @Omar #night !1");
  await chip(her, /Leave “Tomorrow .*14:00” in the name/).waitFor();
  await chip(her, /Leave “night” in the name/).waitFor();
  await chip(her, /Leave “Omar Haddad” in the name/).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.screenshot({ path: join(output, "quick-add.png") });
  await her.page.setViewportSize({ width: 390, height: 844 });
  await her.page.screenshot({ path: join(output, "quick-add-phone.png") });
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.setViewportSize({ width: 1440, height: 900 });
  await chip(her, /Important and urgent/).click();
  await chip(her, /Important and urgent/).waitFor({ state: "detached" });
  await field(her).press("Enter");
  await card(her, "Pour the slab !1").waitFor();
  const task = await taskNamed(her, "Pour the slab !1");
  const omar = (await rows(her, "user")).find(({ nickname }) => nickname === "Omar Haddad");
  expect(task).toMatchObject({ priority: 0, taskUser: [{ userId: omar?.["id"], owner: 1 }] });
  expect(new Date(Number(task?.["endTime"])).getHours()).toBe(14);
  expect(task?.["tagIds"]).toHaveLength(1);
  await field(her).fill("Slab 3/4 of pier #4");
  await field(her).press("Enter");
  await card(her, "Slab 3/4 of pier #4").waitFor();
});

test("without a network a pasted list becomes a task a line once she says so, and all are taken back at once", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const paste = async () =>
    field(her).evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "- [x] Door !2\n- Window fri\n- Stairs @Omar\n");
      element.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
  await paste();
  const dialog = her.page.getByRole("dialog", { name: "Make 3 tasks of this list?" });
  await dialog.waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await dialog.getByRole("button", { name: "Make 3 tasks" }).click();
  await card(her, "Stairs").waitFor();
  expect(await taskNamed(her, "Door")).toMatchObject({ priority: 2 });
  await eventually(async () =>
    Number((await taskNamed(her, "Door"))?.["completeTime"]),
  ).toBeGreaterThan(0);
  expect(await taskNamed(her, "Stairs")).toMatchObject({ completeTime: 0 });
  expect(Number((await taskNamed(her, "Window"))?.["endTime"])).toBeGreaterThan(0);
  await her.page.getByRole("button", { name: "Undo" }).click();
  await card(her, "Stairs").waitFor({ state: "detached" });
  await card(her, "Door").waitFor({ state: "detached" });
  await column(her, "Planned")
    .getByRole("button", { name: "Add a task" })
    .or(field(her))
    .first()
    .click();
  await paste();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await eventually(async () => field(her).inputValue()).toBe(
    "- [x] Door !2 - Window fri - Stairs @Omar",
  );
  await goOnline(her);
  await waitForDelivered(her);
});
