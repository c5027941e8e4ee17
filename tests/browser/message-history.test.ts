import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addColleague } from "./make/add-colleague.ts";
import {
  composer,
  dialogRow,
  message,
  openDialog,
  say,
  startGroup,
  useMessageMenu,
} from "./make/chat-steps.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { linkFrom } from "./make/does-as.ts";
import { dana, signIn, waitForApp } from "./make/session-steps.ts";
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
  ({ her, him } = await addTwoPeople(browser, app));
  await addColleague(app.address, await linkFrom(app, her), "Mei Tanaka");
  await startGroup(her, "Pier 4", ["Omar Haddad", "Mei Tanaka"]);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

test("whoever wrote a message sees who has read it and who has not", async () => {
  await say(her, "Gate 4 opens at six");
  await openDialog(him, "Pier 4");
  await message(him, "Gate 4 opens at six").waitFor();
  await message(her, "Gate 4 opens at six").getByRole("button", { name: "Read by 1 of 2" }).click();
  const asked = her.page.getByRole("dialog", { name: "Read by 1 of 2" });
  await asked.getByRole("region", { name: "Read (1)" }).getByText("Omar Haddad").waitFor();
  await asked.getByRole("region", { name: "Not read yet (1)" }).getByText("Mei Tanaka").waitFor();
  expect(await violationsOn(her.page)).toEqual([]);
  await her.page.keyboard.press("Escape");
});

test("what a message said before it was edited can be read by everybody, without a network too", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await useMessageMenu(her, "Gate 4 opens at six", "Edit");
  await composer(her).fill("Gate 4 opens at seven");
  await composer(her).press("Enter");
  const edited = message(her, "Gate 4 opens at seven");
  await edited.getByRole("button", { name: "edited" }).click();
  await her.page.getByRole("dialog").getByText("Gate 4 opens at six").waitFor();
  await her.page.keyboard.press("Escape");
  await goOnline(her);
  await waitForDelivered(her);
  await message(him, "Gate 4 opens at seven").getByRole("button", { name: "edited" }).click();
  await him.page.getByRole("dialog").getByText("Gate 4 opens at six").waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
});

test("on a phone who has read it stands in the line of the time, large enough for a finger", async () => {
  const phone = await addPerson(browser, app, {
    ...withoutServiceWorker,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  await signIn(phone, dana.email);
  await waitForApp(phone);
  await dialogRow(phone, "Pier 4").getByRole("button", { name: "Pier 4", exact: true }).tap();
  const row = message(phone, "Gate 4 opens at seven");
  const mark = row.getByRole("button", { name: /^(Read by|Sent)/ });
  const found = await mark.boundingBox();
  expect([found?.width, found?.height]).toEqual([44, 44]);
  const line = await row.locator("time").locator("..").boundingBox();
  expect(line?.height).toBeLessThan(22);
  await mark.tap({ position: { x: 35, y: 12 } });
  await phone.page.getByRole("region", { name: /^Read \(/ }).waitFor();
  await phone.context.close();
});
