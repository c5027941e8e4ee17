import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composer } from "./make/chat-steps.ts";
import { eventually, until } from "./make/eventually.ts";
import { drawnPhotograph, textFile } from "./make/file-steps.ts";
import { dropOnto, layOnDisk, pasteFile } from "./make/files/drop-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { openFiles, openItem, treeLine, useItemMenu } from "./make/library-steps.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { addTask, card, newPlan } from "./make/plan-steps.ts";
import { addSubtask, openTask } from "./make/task-steps.ts";
import { dana, setUp, signIn, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

let app: App;
let browser: Browser;
let her: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  her = await addPerson(browser, app);
  await setUp(her);
  await newPlan(her, "Pier 4");
  await addTask(her, "Planned", "Pour the cap");
  await her.page.keyboard.press("Escape");
  await waitUntilOfflineReady(her);
  await goOffline(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her }));

const files = () => her.page.getByRole("region", { name: "Files", exact: true });

test("photographs and papers hang on a task without a network, and are delivered when it is back", async () => {
  await openTask(her, "Pour the cap");
  const pictures = await Promise.all(
    ["a", "b", "c", "d", "e"].map(async (name) => drawnPhotograph(her, `${name}.jpg`, 320, 240)),
  );
  await files()
    .getByLabel("Add files")
    .and(her.page.locator("input"))
    .setInputFiles([...pictures, textFile("Pour plan.txt", "Rev C")]);
  await files().getByText("Pour plan.txt").waitFor();
  await files().getByRole("button", { name: "Open e.jpg" }).waitFor();
  expect(
    await files()
      .getByRole("button", { name: /^Open / })
      .count(),
  ).toBe(4);
  await files().getByText("+2").waitFor();
  await eventually(async () => card(her, "Pour the cap").getByTitle("Files").innerText()).toBe("6");
  await goOnline(her);
  await until(async () => {
    const all = await rows(her, "file");
    return all.length === 6 && all.every(({ arriveTime }) => Number(arriveTime) > 0);
  });
  await eventually(async () => (await rows(her, "uploadChunk")).length).toBe(0);
});

test("a file of a task has a page of its own", async () => {
  const { page } = her;
  const back = page.url();
  const paper = (await rows(her, "file")).find(({ name }) => name === "Pour plan.txt");
  await page.goto(`/single/file/task/${Number(paper?.["id"])}`);
  await page.getByText("Rev C").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(back);
  await files().getByText("Pour plan.txt").waitFor();
});

test("what was sent stands in the library of its plan, without a network too, and leads to its message", async () => {
  const { page } = her;
  const back = page.url();
  await goOffline(her);
  await openFiles(her);
  await treeLine(her, "Pier 4").click();
  await treeLine(her, "From chats and tasks").click();
  const sent = page.getByRole("list", { name: "From chats and tasks" });
  await sent.getByText("Pour the cap").first().waitFor();
  await eventually(async () => sent.locator("[data-item]").count()).toBe(6);
  // Beside the folders a tablet leaves little room: the name is what one looks for.
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: 768, height: 1024 });
  const name = sent.getByRole("button", { name: "Pour plan.txt", exact: true });
  await eventually(async () => (await name.boundingBox())?.width ?? 0).toBeGreaterThan(60);
  await page.setViewportSize(wide);
  const search = page.getByRole("textbox", { name: "Find by name, task or chat" });
  await search.fill("cap plan");
  await eventually(async () => sent.locator("[data-item]").count()).toBe(1);
  expect(await violationsOn(page)).toEqual([]);
  await openItem(her, "Pour plan.txt");
  const preview = page.getByRole("dialog", { name: /^Pour plan\.txt/ });
  await preview.getByText("Rev C").waitFor();
  await page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await search.fill("nowhere");
  await page.getByText("No name, task or chat has these words in it.").waitFor();
  await search.fill("");
  await useItemMenu(her, "Pour plan.txt", "Show the message");
  await page.waitForURL(/\/manage\/messenger\/\d+/);
  await page.getByRole("main").getByText("Pour plan.txt").first().waitFor();
  await goOnline(her);
  await page.goto(back);
  await files().getByText("Pour plan.txt").waitFor();
});

test("a paper is opened, and deleted for everybody once that was meant", async () => {
  await files().getByRole("button", { name: "Pour plan.txt" }).first().click();
  const preview = her.page.getByRole("dialog", { name: /^Pour plan\.txt/ });
  await preview.getByText("Rev C").waitFor();
  await her.page.keyboard.press("Escape");
  await preview.waitFor({ state: "detached" });
  await files().getByRole("button", { name: "Actions for Pour plan.txt" }).click();
  await her.page.getByRole("menuitem", { name: "Delete" }).click();
  const question = her.page.getByRole("dialog", { name: "Delete the file?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await files().getByText("Pour plan.txt").waitFor({ state: "detached" });
  await her.page.getByText("File deleted").waitFor();
  await eventually(async () => card(her, "Pour the cap").getByTitle("Files").innerText()).toBe("5");
});

test("a picture has the menu of a paper, once all are shown too, and is deleted by it", async () => {
  const { page } = her;
  await files().getByRole("button", { name: "Show all pictures" }).click();
  const first = files().getByRole("button", { name: "Open a.jpg" });
  await first.waitFor();
  expect(
    await files()
      .getByRole("button", { name: /^Open / })
      .count(),
  ).toBe(5);
  expect(await violationsOn(page)).toEqual([]);
  await first.hover();
  await files().getByRole("button", { name: "Actions for a.jpg" }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toBe("a.jpg");
  await files().getByRole("button", { name: "Actions for a.jpg" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const question = page.getByRole("dialog", { name: "Delete the file?" });
  await question.getByRole("button", { name: "Delete" }).click();
  await first.waitFor({ state: "detached" });
});

test("what is dropped or pasted anywhere on a task hangs on it, but for what is dropped on its chat", async () => {
  const { page } = her;
  const laid = layOnDisk({ "Dropped.txt": "Rev D", "Beside.txt": "Rev E" });
  await dropOnto(her, page.getByLabel("Name of the task"), laid);
  await files().getByText("Dropped.txt").waitFor();
  await files().getByText("Beside.txt").waitFor();
  await pasteFile(her, "Pasted.txt", "Rev F");
  await files().getByText("Pasted.txt").waitFor();
  await dropOnto(her, composer(her), [...layOnDisk({ "Staged.txt": "Rev G" })]);
  await page.getByText("Staged.txt").waitFor();
  expect(await files().getByText("Staged.txt").count()).toBe(0);
});

test("on a phone the camera is as near as the files", async () => {
  const phone = await addPerson(browser, app, {
    ...withoutServiceWorker,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await signIn(phone, dana.email);
  await waitForApp(phone);
  await phone.page.goto(`/single/task/${Number((await rows(her, "task"))[0]?.["id"])}`);
  await phone.page.getByRole("button", { name: "Add files" }).click();
  const opened = phone.page.waitForEvent("filechooser");
  await phone.page.getByRole("menuitem", { name: "Take a photo" }).click();
  const chooser = await opened;
  expect(await chooser.element().getAttribute("capture")).toBe("environment");
  expect(await violationsOn(phone.page)).toEqual([]);
  await chooser.setFiles([await drawnPhotograph(phone, "f.jpg", 320, 240)]);
  await phone.page.getByRole("button", { name: "Open f.jpg", exact: true }).first().waitFor();
  await files().getByRole("button", { name: "Open f.jpg", exact: true }).waitFor();
});

test("a subtask that is given files says that they go to its main task", async () => {
  const { page } = her;
  const opened = page.getByRole("dialog", { name: "Pour the cap", exact: true });
  await addSubtask(opened, "Cure the cap");
  await opened.getByRole("button", { name: "Actions for “Cure the cap”" }).click();
  await page.getByRole("menuitem", { name: "Open", exact: true }).click();
  const part = page.getByRole("dialog", { name: "Cure the cap", exact: true });
  await dropOnto(her, part.getByLabel("Name of the task"), layOnDisk({ "Lost.txt": "Rev H" }));
  await page.getByText("Files of a subtask belong to its main task.").waitFor();
  expect((await rows(her, "file")).some((file) => file["name"] === "Lost.txt")).toBe(false);
});
