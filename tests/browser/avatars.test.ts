import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { linkFrom } from "./make/does-as.ts";
import { addColleague } from "./make/add-colleague.ts";
import { openDialog, say, startGroup } from "./make/chat-steps.ts";
import { drawnPhotograph } from "./make/file-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { eventually } from "./make/eventually.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const CREW = "Crane crew";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  await addColleague(app.address, await linkFrom(app, her), "Mei Tanaka");
  await startGroup(her, CREW, ["Omar Haddad", "Mei Tanaka"]);
  await say(her, "Good morning");
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

/** Chooses a picture and takes the part of it that is shown, a little nearer. */
async function choosePicture(person: Person, button: string): Promise<void> {
  const { page } = person;
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button, exact: true }).click();
  await (await chosen).setFiles([await drawnPhotograph(person, "me.jpg", 640, 480)]);
  const dialog = page.getByRole("dialog", { name: "Which part of it?" });
  const zoom = dialog.getByRole("slider", { name: "Zoom" });
  await zoom.focus();
  await page.keyboard.press("ArrowRight");
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Use this part" }).click();
  await dialog.waitFor({ state: "detached" });
}

/** The pictures that are drawn where somebody looks, once they are. */
const drawn = ({ page }: Person) => page.locator("[data-initials] img[src^='data:image/jpeg']");

test("a picture is chosen without a network, and a colleague sees it wherever the person is shown", async () => {
  const { page } = her;
  await page.goto("/manage/setting/personal");
  await page.getByRole("button", { name: "Choose a picture" }).waitFor();
  await goOffline(her);
  await choosePicture(her, "Choose a picture");
  await page.getByRole("button", { name: "Change the picture" }).waitFor();
  await drawn(her).first().waitFor();
  await goOnline(her);
  await waitForDelivered(her);
  await openDialog(him, CREW);
  await drawn(him).first().waitFor();
  const [size] = await drawn(him).evaluateAll((pictures) =>
    pictures.map((picture) => (picture as HTMLImageElement).naturalWidth),
  );
  expect(size).toBe(128);
});

test("who leads a group gives it a picture, which stands in the list of chats", async () => {
  const { page } = her;
  await openDialog(her, CREW);
  await page.getByLabel("People", { exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "People" });
  await dialog.waitFor();
  await deliver(her, async () => choosePicture(her, "Choose a picture"));
  await page.keyboard.press("Escape");
  const avatarOf = async (person: Person) =>
    (await rows(person, "dialog")).find(({ name }) => name === CREW)?.["avatar"];
  await eventually(async () => avatarOf(him)).toMatch(/^data:image\/jpeg;base64,/);
  await him.page.locator("[data-index] img[src^='data:image/jpeg']").first().waitFor();
});

test("a company has a picture: in the rail of everybody, and where somebody signs in, without a network too", async () => {
  const { page } = her;
  await page.goto("/manage/setting/system");
  const field = page.getByRole("group", { name: "Company picture" });
  await field.waitFor();
  await deliver(her, async () => choosePicture(her, "Choose a picture"));
  await page.locator("nav > img[src^='data:image/jpeg']").waitFor();
  await him.page.locator("nav > img[src^='data:image/jpeg']").waitFor();
  const visitor = await addPerson(browser, app);
  await visitor.page.goto("/");
  const logo = visitor.page.locator("main img[src^='data:image/jpeg']");
  await logo.waitFor();
  expect(await violationsOn(visitor.page)).toEqual([]);
  await waitUntilOfflineReady(visitor);
  await goOffline(visitor);
  await visitor.page.reload();
  await logo.waitFor();
  await deliver(her, () => field.getByRole("button", { name: "Remove", exact: true }).click());
  await page.locator("nav > img[src='/icon.svg']").waitFor();
});

test("a file that is no picture is refused with a reason, and a picture is removed", async () => {
  const { page } = her;
  await page.goto("/manage/setting/personal");
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Change the picture" }).click();
  const buffer = Buffer.from("<svg onload='globalThis.trapped=1'/>");
  await (await chosen).setFiles([{ name: "me.png", mimeType: "image/png", buffer }]);
  await page.getByRole("alert").getByText("cannot be read").waitFor();
  await deliver(her, () => page.getByRole("button", { name: "Remove", exact: true }).click());
  await page.getByRole("button", { name: "Choose a picture" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
