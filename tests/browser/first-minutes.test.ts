import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, card, column, goTo, newPlan } from "./make/plan-steps.ts";
import { join, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let third: Person;
let link = "";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  him = await addPerson(browser, app);
  third = await addPerson(browser, app);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him, third }));

const steps = () => her.page.getByRole("region", { name: "First steps" });
const done = (step: string) => steps().getByText(`Done: ${step}`, { exact: true });

test("after set-up a short path says what comes first, and ticks only what was really done", async () => {
  await setUp(her, { sample: true });
  await steps().getByText("0 of 4").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await steps().getByRole("button", { name: "Make or import a plan" }).click();
  await newPlan(her, "Gate 7");
  await addTask(her, "Planned", "Hang the gate");
  await goTo(her, "My work");
  await done("Make or import a plan").waitFor({ state: "attached" });
});

test("an invitation carries a plan and may let several people in, which its list shows", async () => {
  const { page } = her;
  await steps().getByRole("button", { name: "Invite people" }).click();
  await page.getByLabel("For whom (a note for you)").fill("The gate crew");
  await page.getByRole("combobox", { name: "Joins the plan" }).click();
  await page.getByRole("option", { name: "Gate 7" }).click();
  await page.getByLabel("People who may use it").fill("2");
  await page.getByRole("button", { name: "Make a link" }).click();
  link = new URL(await page.getByLabel("Invitation link (shown only once)").inputValue()).hash;
  await page.getByText("To the plan Gate 7").waitFor();
  await page.getByText("0 of 2 used").waitFor();
});

test("who is invited into a plan lands in it, with the names and the first task", async () => {
  await him.page.goto(`/invite${link}`);
  await him.page.getByText("Dana Kim invites you to the plan “Gate 7” of Acme Build.").waitFor();
  await join(him, link, omar);
  await him.page.getByRole("heading", { level: 1, name: "Gate 7" }).waitFor();
  await card(him, "Hang the gate").waitFor();
  await eventually(async () => (await rows(him, "user")).map((user) => user["nickname"])).toContain(
    "Dana Kim",
  );
  await her.page.getByText("1 of 2 used").waitFor();
  await join(third, link, { name: "Ada Brook", email: "ada@site.example" });
  await third.page.getByRole("heading", { level: 1, name: "Gate 7" }).waitFor();
  await her.page.getByText("2 of 2 used").waitFor();
  expect(await her.page.getByRole("button", { name: "Revoke" }).count()).toBe(0);
});

test("working without a network is a step, and what is dismissed is gone on every screen", async () => {
  await goTo(her, "My work");
  await done("Invite people").waitFor({ state: "attached" });
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await goTo(her, "Plans");
  await her.page.getByRole("article").getByRole("button", { name: "Gate 7", exact: true }).click();
  await addTask(her, "Planned", "Oil the hinges");
  await goTo(her, "My work");
  await done("Try it without a network").waitFor({ state: "attached" });
  await goOnline(her);
  await waitForDelivered(her);
  await steps().getByText("3 of 4").waitFor();
  await steps().getByRole("button", { name: "Hide the first steps" }).click();
  await steps().waitFor({ state: "detached" });
  await waitForDelivered(her);
  await goTo(her, "Messages");
  await her.page.reload();
  await her.page.getByRole("navigation", { name: "Places" }).waitFor();
  expect(await rows(her, "guide")).toMatchObject([{ dismissed: true }]);
  expect(await steps().count()).toBe(0);
});

test("the sample site goes with everybody in it in one act, and not without a network", async () => {
  const { page } = her;
  await page.goto("/manage/setting/system");
  const remove = page.getByRole("button", { name: "Remove the sample site" });
  await page.getByText("3 plans with 8 made-up people.", { exact: false }).waitFor();
  await goOffline(her);
  await page.getByText("This needs the network: the sample goes for everybody at once.").waitFor();
  expect(await remove.isDisabled()).toBe(true);
  await goOnline(her);
  await eventually(async () => remove.isEnabled()).toBe(true);
  await remove.click();
  const question = page.getByRole("dialog", { name: "Remove the sample site for good?" });
  await question.getByRole("button", { name: "Remove the sample site" }).click();
  await page.getByText("The sample site is gone").waitFor();
  await goTo(her, "Plans");
  const plans = page.getByRole("article");
  await eventually(async () => plans.count()).toBe(1);
  await plans.getByRole("button", { name: "Gate 7", exact: true }).click();
  await column(her, "Planned").waitFor();
  const gone = async () => (await rows(her, "user")).filter((user) => user["deleteTime"] !== 0);
  await eventually(async () => (await gone()).length).toBe(8);
});

test("nothing of it left an error behind", () => {
  // Without a network whatever asks the server is told so by the browser itself.
  const ownLine = "ERR_INTERNET_DISCONNECTED";
  const problems = [...her.problems, ...him.problems, ...third.problems];
  expect(problems.filter((problem) => !problem.includes(ownLine))).toEqual([]);
});
