import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { login } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { addColleague } from "./make/add-colleague.ts";
import { composer, dialogRow, message } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, goTo, newPlan, openPlan } from "./make/plan-steps.ts";
import { linkFrom } from "./make/does-as.ts";
import { dana, omar, PASSWORD, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { closeTask, openTask } from "./make/task-steps.ts";
import { type App, startApp } from "./make/start-app.ts";

const CHINESE_TASK = "浇筑三号桥墩混凝土";
/** More than a browser fetches of a chat that nobody opens. */
const SAID = 60;
let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let token: string;
let hisId: number;
let planId: number;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  him = await addPerson(browser, app, {
    locale: "zh-CN",
    viewport: { width: 390, height: 844 },
  });
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

async function call<Call extends CallDefinition>(
  made: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const { code, msg, data } = await callProgram(app.address, made, body, { token });
  if (code !== 200) throw new Error(`${made.name}: ${msg}`);
  return data;
}

const field = ({ page }: Person) => page.getByRole("combobox");
const option = ({ page }: Person, name: string | RegExp): Locator =>
  page.getByRole("option", { name });
/** The one that Enter chooses. */
const chosen = ({ page }: Person): Locator => page.locator('[role=option][aria-selected="true"]');

async function search(person: Person, text: string): Promise<void> {
  if (!(await field(person).isVisible())) await person.page.keyboard.press("Control+k");
  await field(person).fill(text);
}

test("a site with people, plans and a long chat is set up", async () => {
  await setUp(her);
  await addColleague(app.address, await linkFrom(app, her), omar.name);
  planId = await newPlan(her, "North pier");
  await addTask(her, "Planned", "Pour pier cap P3");
  await addTask(her, "Planned", "Order rebar");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  const clientId = crypto.randomUUID();
  ({ token } = (
    await callProgram(app.address, login, { ...dana, password: PASSWORD, clientId })
  ).data);
  await eventually(async () => (await rows(her, "user")).length).toBe(2);
  hisId = Number((await rows(her, "user")).find((row) => row["nickname"] === omar.name)?.["id"]);
  await call(callOf("plan.invite"), { planId, userId: [hisId] });
  await call(callOf("task.add"), { planId, name: CHINESE_TASK });
  // What she was away for comes as a window of the newest, not one by one.
  await goTo(her, "Messages");
  await goOffline(her);
  const group = await call(callOf("dialog.addGroup"), {
    name: "Morning briefing",
    userId: [hisId],
  });
  for (let number = 1; number <= SAID; number += 1) {
    const text = number === 5 ? "The theodolite is in the blue box" : `Briefing ${number}`;
    await call(callOf("message.sendText"), { dialogId: group.id, text });
  }
  await goOnline(her);
  await dialogRow(her, "Morning briefing").waitFor({ state: "attached" });
});

test("a task that was only looked at stands first among what is recent", async () => {
  const { page } = her;
  await openPlan(her, "North pier");
  await openTask(her, "Pour pier cap P3");
  await closeTask(her);
  await page.keyboard.press("Control+k");
  const recent = page.getByRole("group", { name: "Recent" }).getByRole("option");
  await eventually(async () => recent.first().textContent()).toContain("Pour pier cap P3");
  await page.keyboard.press("Escape");
});

test("the first opening takes what is typed at once, in the middle of the screen", async () => {
  const { page } = her;
  await page.reload();
  await page.getByRole("navigation", { name: "Places" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("rebar");
  await eventually(async () => field(her).inputValue()).toBe("rebar");
  await option(her, /Order rebar/).waitFor();
  await page.keyboard.type("x");
  expect(await field(her).inputValue()).toBe("rebarx");
  const { x = 0, width = 0 } = (await page.getByRole("dialog").boundingBox()) ?? {};
  expect(width).toBe(620);
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(2);
  await page.keyboard.press("Escape");
});

test("the field keeps every key while its words are still on their way", async () => {
  const slow = await addPerson(browser, app, withoutServiceWorker);
  const { page } = slow;
  await signIn(slow, dana.email);
  await waitForApp(slow);
  const late = Promise.withResolvers<void>();
  const words = "**/locale-en-more-*";
  await page.route(words, async (route) => {
    await late.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(words);
  await page.keyboard.press("Control+k");
  await page.keyboard.type("re");
  await asked;
  // What is hidden loses the focus with the next frame.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await page.keyboard.type("bar");
  late.resolve();
  await eventually(async () => field(slow).inputValue()).toBe("rebar");
  await option(slow, /Order rebar/).waitFor();
  expect(await field(slow).inputValue()).toBe("rebar");
  await slow.context.close();
});

test("the keyboard alone leads from anywhere to a task", async () => {
  const { page } = her;
  await goTo(her, "Messages");
  await search(her, "pie po");
  const found = option(her, /Pour pier cap P3/);
  await eventually(() => found.locator("mark").allTextContents()).toEqual(["Po", "pie"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  const active = await field(her).getAttribute("aria-activedescendant");
  expect(active).toBe(await chosen(her).getAttribute("id"));
  expect(await chosen(her).textContent()).toContain("Pour pier cap P3");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Pour pier cap P3" }).waitFor();
  expect(page.url()).toContain(`/manage/plan/${planId}`);
});

test("a word with a mistake in it is still found, and what is new is found at once", async () => {
  const { page } = her;
  await page.keyboard.press("Escape");
  await search(her, "rebra");
  await option(her, /Order rebar/).waitFor();
  await page.keyboard.press("Escape");
  await addTask(her, "Planned", "Strip the formwork");
  await page.keyboard.press("Escape");
  await search(her, "strip");
  await option(her, /Strip the formwork/).waitFor();
  await page.keyboard.press("Escape");
});

test("filters are typed, chosen and taken away again", async () => {
  const { page } = her;
  await search(her, "type:task ");
  await page.getByRole("button", { name: "Remove the filter Type: tasks" }).waitFor();
  await field(her).pressSequentially("pier");
  await option(her, /Pour pier cap P3/).waitFor();
  // Until the answer is there, that of the question before stands.
  await eventually(async () => page.getByRole("group", { name: "Plans" }).count()).toBe(0);
  await field(her).fill("");
  await page.keyboard.press("Backspace");
  await page.getByRole("button", { name: /^Remove the filter/ }).waitFor({ state: "detached" });
  await page
    .getByRole("group", { name: "Filters" })
    .getByRole("button", { name: "In", exact: true })
    .click();
  await field(her).pressSequentially("north");
  await page.getByRole("group", { name: "Filter by" }).getByRole("option").first().click();
  await page.getByRole("button", { name: "Remove the filter In: North pier" }).waitFor();
  await option(her, /Order rebar/).waitFor();
  await page.keyboard.press("Escape");
});

test("older messages come from the server, and the chat opens where they were said", async () => {
  const { page } = her;
  await goTo(her, "Plans");
  await search(her, "theodolite");
  const older = page.getByRole("group", { name: "Older messages" }).getByRole("option");
  await older.waitFor();
  await older.click();
  await message(her, "The theodolite is in the blue box").waitFor();
  await page.locator("[data-message][data-found]").waitFor();
  await composer(her).fill("Thank you");
  await composer(her).press("Enter");
  await message(her, "Thank you").waitFor();
});

test("without a network everything of this browser is found, and what was done meanwhile too", async () => {
  const { page } = her;
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await page.goto(`/manage/plan/${planId}`);
  await addTask(her, "Planned", "Grout the joints");
  await page.keyboard.press("Escape");
  await search(her, "grout");
  await option(her, /Grout the joints/).waitFor();
  await search(her, "omar");
  await option(her, omar.name).waitFor();
  await search(her, "new plan");
  await option(her, "New plan").click();
  await page.getByRole("dialog", { name: "New plan" }).waitFor();
  await page.keyboard.press("Escape");
  await search(her, "theodolite nothing");
  await page.getByText("Older messages can be searched once there is a network.").waitFor();
  await page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
});

test("a task is made from the search, with what was typed", async () => {
  const { page } = her;
  await search(her, "Seal the deck");
  await page.getByRole("button", { name: "New task “Seal the deck”" }).click();
  await page
    .getByRole("dialog", { name: "New task" })
    .getByRole("button", { name: "Create the task" })
    .click();
  await page.getByRole("dialog", { name: "Seal the deck" }).waitFor();
  await page.keyboard.press("Escape");
  await card(her, "Seal the deck").waitFor();
});

test("on a phone in Chinese words within a sentence are found, with filters in Chinese", async () => {
  const { page } = him;
  await page.goto("/login");
  await page.locator("input[name=email]").fill("omar.haddad@site.example");
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("button", { name: "更多", exact: true }).click();
  await page.getByRole("menuitem", { name: "搜索", exact: true }).click();
  await field(him).fill("桥墩");
  // What was found before stands there until the next answer is in.
  const found = option(him, new RegExp(CHINESE_TASK));
  await eventually(() => found.locator("mark").allTextContents()).toEqual(["桥墩"]);
  await field(him).fill("类型：任务 ");
  await page.getByRole("button", { name: "移除筛选条件 类型：任务" }).waitFor();
  await option(him, new RegExp(CHINESE_TASK)).waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0);
});

test("what the person may no longer see is gone from the open search", async () => {
  const { page } = him;
  await call(callOf("plan.removeUsers"), { planId, userId: [hisId] });
  await option(him, new RegExp(CHINESE_TASK)).waitFor({ state: "detached" });
  await field(him).fill("桥墩");
  await page.getByText("没有找到相关内容").waitFor();
});

test("nothing of all this made an error", () => {
  expect(
    [...her.problems, ...him.problems].filter(
      (problem) =>
        !/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|Failed to load resource|WebSocket/.test(problem),
    ),
  ).toEqual([]);
});
