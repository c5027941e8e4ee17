import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { until } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline } from "./make/network-steps.ts";
import { openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";

const BOT = "Wind gauge";

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let url = "";

beforeAll(async () => {
  app = await startApp();
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app, {}, withoutServiceWorker));
  const { page } = her;
  await page.goto("/manage/setting/bots");
  await page.getByLabel("Name of the bot").fill(BOT);
  await page.getByRole("button", { name: "Make a bot" }).click();
  await until(async () => (await rows(her, "user")).some(({ nickname }) => nickname === BOT));
  await startGroup(her, "Crane crew", ["Omar Haddad", BOT]);
  await say(her, "Who has the wind?");
  await openDialog(him, "Crane crew");
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him }));

const addresses = ({ page }: Person) => page.getByRole("dialog", { name: `Addresses of ${BOT}` });

/** What a service elsewhere does. */
async function post(body: unknown): Promise<number> {
  const reply = await fetch(new URL(new URL(url).pathname, app.address), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return reply.status;
}

test("who leads a group makes an address, shown once, by which another service writes there", async () => {
  const { page } = her;
  await page.getByLabel("People", { exact: true }).click();
  await page.getByRole("button", { name: "Addresses for other services" }).click();
  await addresses(her).getByText("There are no addresses yet.").waitFor();
  await addresses(her).getByRole("button", { name: "Make an address" }).click();
  url = await addresses(her).getByLabel("Address", { exact: true }).inputValue();
  expect(await violationsOn(page)).toEqual([]);
  expect(await post({ md: "Gusts of **19** m/s" })).toBe(200);
  const said = message(him, "Gusts of 19 m/s");
  await said.waitFor();
  await said.getByText("Bot", { exact: true }).waitFor();
});

test("without a network none is made; revoked it leads nowhere", async () => {
  const { page } = her;
  await goOffline(her);
  await addresses(her).getByText("this needs the network").waitFor();
  const make = addresses(her).getByRole("button", { name: "Make an address" });
  expect(await make.isDisabled()).toBe(true);
  await goOnline(her);
  await addresses(her).getByText("this needs the network").waitFor({ state: "detached" });
  await addresses(her).getByRole("button", { name: "Revoke" }).click();
  const sure = page.getByRole("dialog", { name: "Revoke the address?" });
  await sure.getByRole("button", { name: "Revoke" }).click();
  await addresses(her).getByText("There are no addresses yet.").waitFor();
  expect(await post({ text: "Still there?" })).toBe(404);
});

test("in Chinese it says the same", async () => {
  const { page } = her;
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  await page.getByLabel("成员", { exact: true }).last().click();
  await page.getByRole("button", { name: "外部服务接入地址" }).click();
  await page.getByText("还没有接入地址。").waitFor();
});
