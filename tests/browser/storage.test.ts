import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callOf } from "#contract/command-calls.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { eventually, until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openProfile, type Person } from "./make/open-browser.ts";
import { addTask, card, cardsOf, column, newPlan } from "./make/plan-steps.ts";
import { setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { stateOnServer, tokenOf } from "./make/whole-state.ts";

const plan = "Quay wall";
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
let app: App;
let her: Person;
let browserTools: CDPSession;
let planId = 0;

beforeAll(async () => {
  app = await startApp();
  her = await openProfile(profile, await layLine(app.address));
  browserTools = await her.context.newCDPSession(her.page);
  await setUp(her);
  planId = await newPlan(her, plan);
  await addTask(her, "Planned", "Drive the piles");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await her?.context.close();
  await app?.stop();
  rmSync(profile, { recursive: true, force: true });
});

keepEvidence(() => ({ her }));

/** As browsers do when the disk is full: the databases go, the session stays. */
async function throwAwayDatabases(): Promise<void> {
  const { origin } = new URL(her.address);
  await browserTools.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb" });
}

async function setQuota(quotaSize?: number): Promise<void> {
  const { origin } = new URL(her.address);
  await browserTools.send("Storage.overrideQuotaForOrigin", {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

/** Writes into another database of the same site; Chromium looks at the quota only now and then. */
async function writeElsewhere(): Promise<string> {
  return her.page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.open("elsewhere", 1);
        request.addEventListener("upgradeneeded", () => request.result.createObjectStore("rows"));
        request.addEventListener("success", () => {
          const work = request.result.transaction("rows", "readwrite");
          work.objectStore("rows").put("x".repeat(10_000), 1);
          const end = (words: string) => {
            request.result.close();
            resolve(words);
          };
          work.addEventListener("complete", () => end("written"));
          work.addEventListener("abort", () => end(work.error?.name ?? "aborted"));
        });
        request.addEventListener("error", () => resolve(request.error?.name ?? "not opened"));
      }),
  );
}

const dialog = (name: string) => her.page.getByRole("dialog", { name });
const lossTitle = "This browser threw away Plumbline’s stored data";
const marks = () =>
  her.page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith("plumbline.stored."))
      .map(([, value]) => JSON.parse(value as string) as { count: number }),
  );

test("data thrown away under an open page is noticed, and what was not sent is named", async () => {
  await goOffline(her);
  await addTask(her, "Planned", "Lift the lost beam");
  await her.page.keyboard.press("Escape");
  await eventually(async () => (await marks())[0]?.count).toBe(1);
  await throwAwayDatabases();
  await dialog("Fetching your data again").getByText("as soon as there is a network").waitFor();

  await goOnline(her);
  const notice = dialog(lossTitle);
  await notice.getByText("1 thing had not been sent and is lost:").waitFor();
  await notice.getByText("New task").waitFor();
  await notice.getByText("Lift the lost beam").waitFor();
  await notice.getByRole("button", { name: "I have read this" }).last().click();
  await card(her, "Drive the piles").waitFor();
  expect(await cardsOf(her, "Planned")).toEqual(["Drive the piles"]);
});

test("work goes on as before, and nothing is taken for something done earlier", async () => {
  await addTask(her, "Planned", "Lift the lost beam");
  await addTask(her, "Planned", "Cast the cap");
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
  expect(await rows(her, "attention")).toEqual([]);
  const tasks = Object.values((await stateOnServer(her, app.address))["task"] ?? {});
  expect(
    tasks.map((task) => String(task["name"])).toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(["Cast the cap", "Drive the piles", "Lift the lost beam"]);
});

test("data thrown away between two visits is told as well, once", async () => {
  await eventually(async () => (await marks())[0]?.count).toBe(0);
  await her.page.goto("about:blank");
  await throwAwayDatabases();
  await her.page.goto(`/manage/plan/${planId}`);
  const notice = dialog(lossTitle);
  await notice.getByText("Nothing was waiting to be sent, so nothing is lost.").waitFor();
  await notice.getByRole("button", { name: "I have read this" }).last().click();
  await card(her, "Cast the cap").waitFor();
  await her.page.reload();
  await card(her, "Cast the cap").waitFor();
  await eventually(async () => notice.count()).toBe(0);
});

test("a database that somebody deletes in another tab comes back", async () => {
  const other = await her.context.newPage();
  await other.goto("/icon.svg");
  await other.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) {
      if (name?.startsWith("plumbline-")) indexedDB.deleteDatabase(name);
    }
  });
  await other.close();
  await her.page.bringToFront();
  await dialog(lossTitle).getByRole("button", { name: "I have read this" }).last().click();
  await card(her, "Cast the cap").waitFor();
});

test("a tab whose data a newer app in another tab takes over says so, and goes on once it is loaded again", async () => {
  const other = await her.context.newPage();
  await other.goto("/icon.svg");
  await other.evaluate(async () => {
    for (const { name, version = 0 } of await indexedDB.databases()) {
      if (!name?.startsWith("plumbline-")) continue;
      await new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, version + 10);
        // The newer app does not get further: nothing but the older tab's hold on the data is gone.
        opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
        opening.addEventListener("error", () => resolve());
      });
    }
  });
  await other.close();
  await her.page.bringToFront();
  const notice = dialog("This tab is of an older version");
  await notice.getByRole("button", { name: "Reload" }).click();
  await card(her, "Cast the cap").waitFor();
  await eventually(async () => notice.count()).toBe(0);
});

test("where the device has no room left, nothing is half done, the words stay in the field, and what others do comes later", async () => {
  const token = await tokenOf(her);
  const name = "Bolt the fenders";
  await goOffline(her);
  await setQuota(1_000);
  await until(async () => (await writeElsewhere()) === "QuotaExceededError");
  const before = await rows(her, "outbox");
  const place = column(her, "Planned");
  await place.getByRole("button", { name: "Add a task" }).click();
  const field = place.getByRole("textbox");
  await field.fill("Fill the trench");
  await field.press("Enter");
  await her.page.getByText("This device has no room left").waitFor();
  await eventually(async () => field.inputValue()).toBe("Fill the trench");
  expect(await rows(her, "outbox")).toEqual(before);
  expect(await cardsOf(her, "Planned")).not.toContain("Fill the trench");

  await goOnline(her);
  await callProgram(app.address, callOf("task.add"), { planId, name }, { token });
  const chip = her.page.getByRole("link", { name: /Device full/ }).first();
  await chip.waitFor();
  expect(await cardsOf(her, "Planned")).not.toContain(name);

  await setQuota();
  await field.press("Enter");
  await card(her, "Fill the trench").waitFor();
  await her.page.keyboard.press("Escape");
  await card(her, name).waitFor();
  await chip.waitFor({ state: "detached" });
  await waitForDelivered(her);
});

test("a window whose data goes with it says so once", async () => {
  const notice = her.page.getByText("what has not been sent is kept only while the window is open");
  expect(await notice.count()).toBe(0);
  // Chromium hides that a window is private; this is how others show it.
  await her.page.addInitScript(() => {
    navigator.storage.getDirectory = () =>
      Promise.reject(new DOMException("Not in a private window", "SecurityError"));
  });
  await her.page.reload();
  await notice.waitFor();
  await her.page.getByRole("button", { name: "Understood" }).click();
  await her.page.reload();
  await card(her, "Cast the cap").waitFor();
  await eventually(async () => notice.count()).toBe(0);
});
