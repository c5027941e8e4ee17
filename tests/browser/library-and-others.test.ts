import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog } from "./make/chat-steps.ts";
import { doesAs } from "./make/does-as.ts";
import { until } from "./make/eventually.ts";
import { textFile } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import {
  addFolder,
  item,
  openFiles,
  openFolder,
  treeLine,
  uploadFiles,
  useItemMenu,
} from "./make/library-steps.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
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
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("before something goes where others no longer see it they are named, without a network too", async () => {
  const { page } = her;
  await openFiles(her);
  await addFolder(her, "Private");
  await addFolder(her, "Inspections");
  await useItemMenu(her, "Inspections", "Share");
  const sharing = page.getByRole("dialog", { name: "Share Inspections" });
  await sharing.getByRole("button", { name: "Share with Omar Haddad" }).click();
  await sharing.getByRole("combobox", { name: "What Omar Haddad may do" }).waitFor();
  await page.keyboard.press("Escape");
  await openFolder(her, "Inspections");
  await addFolder(her, "Old");
  await uploadFiles(her, [textFile("Cover.txt", "25 mm")]);
  await item(her, "Cover.txt").getByText("5 Bytes").filter({ visible: true }).waitFor();
  await waitForDelivered(her);
  await openFiles(him);
  await openFolder(him, "Inspections");
  await item(him, "Old").waitFor();
  await waitUntilOfflineReady(her);
  await goOffline(her);
  const question = page.getByRole("dialog", { name: "Others will no longer see this" });
  await item(her, "Cover.txt").dragTo(treeLine(her, "Private"));
  await question.getByText("can no longer see it: Omar Haddad.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  // Where all see it as before nobody is asked.
  await item(her, "Cover.txt").dragTo(item(her, "Old"));
  await item(her, "Cover.txt").waitFor({ state: "detached" });
  await useItemMenu(her, "Old", "Move");
  const places = page.getByRole("dialog", { name: "Move Old to" });
  await places.getByRole("button", { name: "Private" }).click();
  await question.getByRole("button", { name: "Move anyway" }).click();
  await item(her, "Old").waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await item(him, "Old").waitFor({ state: "detached" });
});

test("a file is sent into several chats without a network, and is there at once for who reads them", async () => {
  const { page } = her;
  const people = (await rows(her, "user")).map(({ id }) => Number(id));
  await doesAs(app, her, "dialog.addGroup", { name: "Crane crew", userId: people });
  await until(async () => (await rows(her, "dialog")).some(({ name }) => name === "Crane crew"));
  await treeLine(her, "My files").click();
  await openFolder(her, "Private");
  await openFolder(her, "Old");
  await goOffline(her);
  await useItemMenu(her, "Cover.txt", "Send to a chat");
  const dialog = page.getByRole("dialog", { name: "Send Cover.txt to" });
  await dialog.getByRole("checkbox", { name: "Omar Haddad" }).check();
  await dialog.getByRole("checkbox", { name: "Crane crew" }).check();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("Sent to 2 chats").waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  const sent = (await rows(her, "file")).filter(({ dialogId }) => Number(dialogId) > 0);
  expect(sent.map(({ name, arriveTime }) => [name, Number(arriveTime) > 0])).toEqual([
    ["Cover.txt", true],
    ["Cover.txt", true],
  ]);
  // Nothing was uploaded for them.
  expect(await rows(her, "upload")).toHaveLength(1);
  await openDialog(him, "Crane crew");
  await message(him, "Cover.txt")
    .getByRole("button", { name: /Cover\.txt/ })
    .first()
    .click();
  await him.page
    .getByRole("dialog", { name: /^Cover\.txt/ })
    .getByText("25 mm")
    .waitFor();
});
