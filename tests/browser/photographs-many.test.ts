import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bytesOf } from "#tests/server/make/uploads.ts";
import { composer, openDialog } from "./make/chat-steps.ts";
import { later } from "./make/days-later.ts";
import { eventually, until } from "./make/eventually.ts";
import { attachFiles, type PickedFile } from "./make/file-steps.ts";
import { contentsOf } from "./make/files/contents-of.ts";
import { picturesIn } from "./make/files/pictures-in.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { layLine } from "./make/lay-line.ts";
import { openFiles, openFolder, treeLine } from "./make/library-steps.ts";
import { type LocalRow, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, openProfile, type Person } from "./make/open-browser.ts";
import { addTask, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { invite, join as joinBy, omar, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { openTask } from "./make/task-steps.ts";
import { stateOnServer } from "./make/whole-state.ts";

const PHOTOGRAPHS = 500;
/** Photographs of the task, and as many of the chat, that are taken without a network. */
const OFFLINE = 10;
const DAY = 24 * 3_600_000;
const PATIENCE = 30 * 60_000;
const PLAN = "Tower A";
const TASK = "Seal the balconies";
const FOLDER = "Facade";
const profile = mkdtempSync(join(tmpdir(), "plumbline-profile-"));
const pickedFrom = mkdtempSync(join(tmpdir(), "plumbline-picked-"));
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
  await joinBy(him, await invite(her), omar);
  await newPlan(her, PLAN);
  await letIn(her, omar.name);
  await addTask(her, "Planned", TASK);
  await her.page.keyboard.press("Escape");
  await waitForDelivered(her);
});

afterAll(async () => {
  await browser?.close();
  await her?.context.close();
  await app?.stop();
  for (const made of [profile, pickedFrom]) rmSync(made, { recursive: true, force: true });
});

keepEvidence(() => ({ her, him }));

const namesOf = (files: readonly LocalRow[]) =>
  files.map(({ name }) => String(name)).toSorted((a, b) => a.localeCompare(b));
const hasArrived = ({ arriveTime }: LocalRow) => Number(arriveTime) > 0;
/** Of so many photographs each is of a size of its own, and so of a content of its own. */
const photographs = (count: number, word: string, width: number): Promise<PickedFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_none, index) => {
      const name = `${word} ${String(index + 1).padStart(3, "0")}.jpg`;
      const raw = { width: width + index, height: 240, channels: 3 } as const;
      const grain = bytesOf(raw.width * raw.height * raw.channels, width + index);
      return {
        name,
        mimeType: "image/jpeg",
        buffer: await sharp(grain, { raw }).jpeg().toBuffer(),
      };
    }),
  );
/** What stands for those of the chat's pictures that are not shown at once. */
const rest = ({ page }: Person) =>
  page.getByRole("button", { name: `${OFFLINE - 4} more pictures`, exact: true });
const openLibrary = async (person: Person) => {
  await openFiles(person);
  await treeLine(person, PLAN).click();
  await person.page.getByRole("heading", { name: PLAN, exact: true, level: 1 }).waitFor();
};

test(
  "a folder of five hundred photographs is brought at once, and each is there once, with its picture, for both",
  async () => {
    const taken = await photographs(PHOTOGRAPHS, "Bay", 320);
    const names = taken.map(({ name }) => name);
    const folder = join(pickedFrom, FOLDER);
    mkdirSync(folder);
    for (const { name, buffer } of taken) writeFileSync(join(folder, name), buffer);
    await openLibrary(her);
    await her.page
      .getByLabel("Upload a folder")
      .and(her.page.locator("input"))
      .setInputFiles(folder);
    await openFolder(her, FOLDER);
    // For as long as some arrive: on a busy machine all of them take minutes.
    const countArrived = async () => (await rows(her, "file")).filter(hasArrived).length;
    for (let arrived = 0; arrived < PHOTOGRAPHS; arrived = await countArrived())
      await until(async () => (await countArrived()) > arrived);
    await waitForDelivered(her);
    expect(await rows(her, "uploadChunk")).toEqual([]);
    await openLibrary(him);
    await openFolder(him, FOLDER);
    for (const person of [her, him]) expect(await picturesIn(person)).toEqual(names);

    const { file = {}, libraryItem = {} } = await stateOnServer(him, app.address);
    const files = Object.values(file);
    expect(namesOf(files)).toEqual(names);
    expect(files.every(hasArrived)).toBe(true);
    const [top, ...others] = Object.values(libraryItem).filter(({ kind }) => kind === "folder");
    expect([top?.["name"], others]).toEqual([FOLDER, []]);
    const items = Object.values(libraryItem).filter(({ kind }) => kind === "file");
    expect(namesOf(items)).toEqual(names);
    expect(items.every(({ pid }) => pid === top?.["id"])).toBe(true);
    const kept = await contentsOf(app);
    const digests = taken.map(({ buffer }) => createHash("sha256").update(buffer).digest("hex"));
    expect(digests.filter((sha256) => !kept.has(sha256))).toEqual([]);
  },
  PATIENCE,
);

test("twenty photographs taken without a network wait in a task and a chat, in a browser that is closed", async () => {
  const [ofTask, ofChat] = [
    await photographs(OFFLINE, "Joint", 900),
    await photographs(OFFLINE, "Lift", 950),
  ];
  await openPlan(her, PLAN);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const task = await openTask(her, TASK);
  const region = task.getByRole("region", { name: "Files", exact: true });
  await region.getByLabel("Add files").and(her.page.locator("input")).setInputFiles(ofTask);
  await region.getByText(`+${OFFLINE - 3}`).waitFor();
  await openDialog(her, PLAN);
  await attachFiles(her, ofChat);
  await composer(her).press("Enter");
  await rest(her).waitFor();
  const ofMessages = async () =>
    (await rows(her, "upload")).filter(({ messageId }) => messageId !== 0);
  await eventually(async () => (await ofMessages()).map(({ state }) => state)).toEqual(
    Array.from({ length: 2 * OFFLINE }, () => "waiting"),
  );
  await her.context.close();
});

test("opened a day later, it delivers each of them once, in its place, for both", async () => {
  const { line } = her;
  await line.mend();
  her = await openProfile(profile, line);
  await later(app, [him, her], DAY);
  await her.page.goto("/");
  const wanted = (word: string) =>
    Array.from(
      { length: OFFLINE },
      (_, index) => `${word} ${String(index + 1).padStart(3, "0")}.jpg`,
    );
  const [task] = await rows(him, "task");
  const [plan] = await rows(him, "plan");
  const placed = async (files: readonly LocalRow[], dialogId: unknown) =>
    namesOf(files.filter((file) => file["dialogId"] === dialogId && hasArrived(file)));
  const places = [
    [task?.["dialogId"], wanted("Joint")],
    [plan?.["dialogId"], wanted("Lift")],
  ] as const;
  for (const person of [her, him])
    for (const [dialogId, names] of places)
      await eventually(async () => placed(await rows(person, "file"), dialogId)).toEqual(names);
  await waitForDelivered(her);
  await eventually(async () => (await rows(her, "uploadChunk")).length).toBe(0);
  const { file = {}, message = {} } = await stateOnServer(him, app.address);
  const sent = Object.values(file).filter(({ messageId }) => messageId !== 0);
  expect(namesOf(sent)).toEqual([...wanted("Joint"), ...wanted("Lift")]);
  expect(new Set(sent.map(({ md5 }) => md5)).size).toBe(2 * OFFLINE);
  const ofFiles = Object.values(message).filter(({ mtype }) => mtype === "image");
  expect(ofFiles).toHaveLength(2 * OFFLINE);
  expect(new Set(ofFiles.map(({ id }) => id))).toEqual(
    new Set(sent.map(({ messageId }) => messageId)),
  );
});

test("another person looks at them in the chat and in the task", async () => {
  await openDialog(him, PLAN);
  const { page } = him;
  await rest(him).click();
  await page.getByRole("button", { name: "Open Lift 010.jpg" }).click();
  const preview = page.getByRole("dialog", { name: /^Lift 010\.jpg/ });
  const shown = preview.getByRole("img", { name: "Lift 010.jpg" });
  await eventually(async () =>
    shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
  ).toBe(950 + OFFLINE - 1);
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await openPlan(him, PLAN);
  const task = await openTask(him, TASK);
  const region = task.getByRole("region", { name: "Files", exact: true });
  await region.getByText(`+${OFFLINE - 3}`).waitFor();
  expect(him.problems).toEqual([]);
});
