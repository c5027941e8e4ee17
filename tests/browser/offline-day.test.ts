import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { NETWORK_MODAL_DELAY } from "#domain/limits.ts";
import { addColleague } from "./make/add-colleague.ts";
import { say } from "./make/chat-steps.ts";
import { eventuallySame } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import {
  addPerson,
  killBrowser,
  openBrowser,
  openProfile,
  type Person,
} from "./make/open-browser.ts";
import {
  addTask,
  card,
  cardsOf,
  letIn,
  newPlan,
  openPlan,
  useCardMenu,
} from "./make/plan-steps.ts";
import { invite, join as joinBy, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { renameTask } from "./make/task-steps.ts";
import { sharedPart, stateInBrowser, stateOnServer } from "./make/whole-state.ts";
import { workAfternoon, workMorning } from "./make/work-offline.ts";

const plan = "Ring road";
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await openProfile(profile, await layLine(app.address));
  him = await addPerson(browser, app);
  await setUp(her);
  const links = [await invite(her), await invite(her)] as const;
  await joinBy(him, links[0], omar);
  await addColleague(app.address, links[1], "Ines Costa");
  await newPlan(her, plan);
  await letIn(her, omar.name);
  for (let number = 1; number <= 6; number += 1) {
    await addTask(her, "Planned", `Culvert ${number}`);
  }
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await openPlan(him, plan);
});

afterAll(async () => {
  await browser?.close();
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her, him }));

test("after one visit every address opens without a network", async () => {
  await waitUntilOfflineReady(her);
  const [task] = await rows(her, "task");
  const [planRow] = await rows(her, "plan");
  await goOffline(her);
  const { page } = her;
  const openings = [
    ["/", page.getByRole("heading", { name: "Messages" })],
    [
      `/manage/messenger/${Number(planRow?.["dialogId"])}`,
      page.getByRole("textbox", { name: /^Message / }),
    ],
    ["/manage/plan", page.getByRole("article").getByRole("button", { name: plan })],
    [`/manage/plan/${Number(planRow?.["id"])}`, card(her, "Culvert 1")],
    [`/single/task/${Number(task?.["id"])}`, page.getByLabel("Name of the task")],
    ["/manage/workbench/allTasks", page.getByRole("heading", { name: "My work" })],
    ["/manage/setting/personal", page.getByRole("heading", { name: "Profile" })],
    ["/manage/outbox", page.getByRole("heading", { name: "Outbox" })],
  ] as const;
  for (const [address, landmark] of openings) {
    await page.goto(address);
    await landmark.waitFor();
    await page.getByRole("link", { name: /^Outbox: Offline/ }).waitFor({ state: "attached" });
  }
});

test("looking at the members is nothing that needs the network", async () => {
  await openPlan(her, plan);
  await her.page.getByRole("button", { name: "2 members", exact: true }).click();
  await her.page.getByRole("button", { name: "Make a link for colleagues" }).waitFor();
  await sleep(NETWORK_MODAL_DELAY + 2_000);
  expect(await her.page.getByRole("dialog").getByRole("heading").allTextContents()).toEqual([
    "Members",
  ]);
  await her.page.keyboard.press("Escape");
});

test("a morning's work without a network survives a power cut", async () => {
  await openPlan(her, plan);
  await workMorning(her);
  const waiting = (await rows(her, "outbox")).length;
  expect(waiting).toBeGreaterThanOrEqual(30);
  await killBrowser(her);

  her = await openProfile(profile, her.line);
  await her.context.setOffline(true);
  await her.page.goto("/manage/plan");
  await openPlan(her, plan);
  expect((await rows(her, "outbox")).length).toBe(waiting);
  await her.page
    .getByRole("link", { name: `Outbox: Offline · ${waiting} waiting` })
    .waitFor({ state: "attached" });
  expect(await cardsOf(her, "Inspection")).toEqual(["Kerb 5", "Kerb 6"]);
});

test("the outbox says what each thing is about, and leads there", async () => {
  await her.page.goto("/manage/outbox");
  const renamed = her.page
    .getByRole("listitem")
    .filter({ hasText: "Edit a task" })
    .filter({ hasText: "Kerb 1, west side" });
  await renamed.getByText(plan).waitFor();
  await renamed.getByRole("button", { name: "Kerb 1", exact: true }).click();
  await expect
    .poll(async () => her.page.getByLabel("Name of the task").inputValue())
    .toBe("Kerb 1, west side");
  await openPlan(her, plan);
});

test("meanwhile the colleague works on with a network", async () => {
  await renameTask(him, "Culvert 5", "Culvert 5, north side");
  await useCardMenu(him, "Culvert 6", "Move to", "Done");
  await him.page.getByRole("button", { name: "Chat of the plan" }).click();
  await say(him, "The excavator is back on Monday.");
  await say(him, "And the roller on Tuesday.");
  await waitForDelivered(him);
});

test("the afternoon adds to it, and when the network is back everything arrives once", async () => {
  await workAfternoon(her, omar.name);
  expect((await rows(her, "outbox")).length).toBeGreaterThanOrEqual(60);
  expect(await rows(her, "attention")).toEqual([]);

  await goOnline(her);
  await waitForDelivered(her);
  expect(await rows(her, "attention")).toEqual([]);
  await eventuallySame(
    async () => sharedPart(await stateInBrowser(him)),
    async () => sharedPart(await stateInBrowser(her)),
  );
});

test("both browsers hold what the server gives to an empty one", async () => {
  for (const person of [her, him]) {
    await eventuallySame(
      async () => stateInBrowser(person),
      async () => stateOnServer(person, app.address),
    );
    const server = await stateInBrowser(person);
    const names = Object.values(server["task"] ?? {}).map((task) => task["name"]);
    const texts = Object.values(server["message"] ?? {}).map((row) => JSON.stringify(row["msg"]));
    expect(names.length).toBeGreaterThanOrEqual(20);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test("nothing of it left an error behind but the missing network", () => {
  const missing = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|WebSocket/;
  const problems = [...her.problems, ...him.problems].filter((words) => !missing.test(words));
  expect(problems).toEqual([]);
});
