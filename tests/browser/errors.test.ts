import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { logout } from "#contract/calls/user.ts";
import { textsIn } from "#server/local-text.ts";
import { composer, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { changeRow } from "./make/local-rows.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, goTo, newPlan } from "./make/plan-steps.ts";
import { setUpSampleSite } from "./make/screens.ts";
import { dana, PASSWORD } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { violationsOn } from "./make/violations.ts";
import { tokenOf } from "./make/whole-state.ts";

let app: App;
let browser: Browser;
let her: Person;
/** She too, at a browser that speaks another language. */
let elsewhere: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUpSampleSite(her);
  elsewhere = await addPerson(browser, app, { locale: "de" });
  await elsewhere.page.goto("/login");
  await elsewhere.page.locator("input[name=email]").fill(dana.email);
  await elsewhere.page.locator("input[name=password]").fill(PASSWORD);
  await elsewhere.page.locator("button[type=submit]").click();
  await elsewhere.page.locator("[data-row-focus]").first().waitFor();
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, elsewhere }));

describe.each(["en", "de"])("in %s", (code) => {
  const say = textsIn(code);
  const person = () => (code === "en" ? her : elsewhere);
  const notice = (page: Page) => page.getByRole("dialog", { name: say("failure:noNetwork") });

  test("what needs the network says so, and takes it back when the network is there", async () => {
    const { page, line } = person();
    await page.goto("/manage/setting/invite");
    const make = page.getByRole("button", { name: say("settings:invites.add") });
    await make.waitFor();
    await line.cut();
    await make.click();
    await page.getByRole("alert").getByText(say("refusal:networkException")).first().waitFor();
    await notice(page).getByText(say("failure:noNetworkHint")).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await line.mend();
    await notice(page).waitFor({ state: "hidden" });
    await make.click();
    await page.getByLabel(say("settings:invites.link")).waitFor();
  });

  test("a server that wants a nickname is given one, and does what was asked", async () => {
    const { page } = person();
    await page.goto("/manage/setting/invite");
    let asked = 0;
    await page.route("**/api/users/invite/add", async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      return route.fulfill({ json: { code: -2, msg: "" } });
    });
    await page.getByRole("button", { name: say("settings:invites.add") }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("textbox").fill(dana.name);
    await question.getByRole("button", { name: say("account:prompt.save") }).click();
    await page.getByLabel(say("settings:invites.link")).waitFor();
    expect(asked).toBe(2);
    await page.unroute("**/api/users/invite/add");
  });

  test("what the server says no to is a notice with its title", async () => {
    const { page } = person();
    const words = "Somebody has used it meanwhile";
    await page.route("**/api/users/invite/delete", async (route) =>
      route.fulfill({ json: { code: 400, msg: words } }),
    );
    const remove = page.getByRole("button", { name: say("settings:invites.remove") });
    await remove.first().click();
    const told = page.getByRole("alert").filter({ hasText: words });
    await told.getByText(say("shell:exception"), { exact: true }).waitFor();
    await page.unroute("**/api/users/invite/delete");
  });
});

test("why a task was not moved has to be read, and the choice that was made stays", async () => {
  const { page } = her;
  await goTo(her, "Plans");
  await newPlan(her, "Access road");
  await addTask(her, "Planned", "Sweep the road");
  await page.keyboard.press("Escape");
  const panel = await openTask(her, "Sweep the road");
  await panel.getByRole("button", { name: textsIn("en")("task:actions") }).click();
  await page.getByRole("menuitem", { name: textsIn("en")("task:move") }).click();
  const choice = page.getByRole("dialog", { name: textsIn("en")("task-move:moveTitle") });
  await choice
    .getByRole("button", { name: textsIn("en")("task-move:moveNow"), exact: true })
    .click();
  const told = page.getByRole("dialog", { name: textsIn("en")("shell:exception") });
  await told.getByText(textsIn("en")("refusal:task.notChanged")).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await told.getByRole("button", { name: textsIn("en")("shell:understood") }).click();
  await told.waitFor({ state: "detached" });
  await choice.getByRole("button", { name: textsIn("en")("task:cancel") }).click();
  await choice.waitFor({ state: "detached" });
  await closeTask(her);
});

test("a chat that fails leaves the rest as it is, and the words that were typed in it", async () => {
  const words = "Before it breaks: the hoist is";
  await openDialog(her, "Morning briefing");
  await composer(her).fill(words);
  await goTo(her, "Plans");
  // No row by itself, but what is between them: the days.
  await changeRow(her, "message", { mtype: "text" }, { createTime: 1n });
  await her.page.reload();
  await goTo(her, "Messages");
  await her.page.getByRole("button", { name: "Morning briefing", exact: true }).click();
  await her.page.getByText("This screen could not be shown").waitFor();
  await her.page.getByRole("button", { name: "Copy details" }).waitFor();
  expect(await violationsOn(her.page)).toEqual([]);

  // The list beside it and all other places go on.
  expect(await her.page.locator("[data-row-focus]").count()).toBeGreaterThan(1);
  await goTo(her, "My work");
  await her.page.getByRole("heading", { name: "My work" }).waitFor();

  const mended = { createTime: 1, msg: { text: "Mended", type: "text" } };
  await changeRow(her, "message", { createTime: 1n }, mended);
  await goTo(her, "Messages");
  await her.page.getByRole("button", { name: "Morning briefing", exact: true }).click();
  await her.page.getByRole("button", { name: "Reload" }).click();
  await her.page.getByText("Mended").first().waitFor();
  await eventually(async () => composer(her).inputValue()).toBe(words);
});

test("a session that the server has ended leads to the sign-in, which says why", async () => {
  const { page, address } = elsewhere;
  const token = await tokenOf(elsewhere);
  await fetch(`${address}${logout.path}`, {
    method: "POST",
    headers: { token, "content-type": "application/json" },
    body: "{}",
  });
  await page.reload();
  await page.getByText(textsIn("de")("refusal:tokenExpired")).waitFor();
  expect(new URL(page.url()).pathname).toBe("/login");
  await page.locator("input[name=email]").fill(dana.email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  // Where they come to depends on what was sooner: the page's reload, or the word of the server.
  await page.getByRole("navigation").first().waitFor();
});
