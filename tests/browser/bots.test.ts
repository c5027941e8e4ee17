import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TOKEN_HEADER } from "#contract/headers.ts";
import { callOf } from "#contract/command-calls.ts";
import { message, openDialog, say, startGroup } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { openBrowser, type Person } from "./make/open-browser.ts";
import { addTask, goTo, newPlan } from "./make/plan-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { addTwoPeople } from "./make/two-people.ts";
import { violationsOn } from "./make/violations.ts";
import { openPushService, type PushService } from "../server/make/push/push-service.ts";

const CREW = "Crane crew";
const BOT = "Wind gauge";
const STREAMING_BOT = fileURLToPath(new URL("../server/make/streaming-bot.mjs", import.meta.url));

let app: App;
let browser: Browser;
let her: Person;
let him: Person;
let receiver: PushService;
let token = "";

beforeAll(async () => {
  receiver = await openPushService();
  app = await startApp({ WEBHOOKS_PRIVATE: "1" });
  browser = await openBrowser();
  ({ her, him } = await addTwoPeople(browser, app));
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await receiver?.close();
});

keepEvidence(() => ({ her, him }));

/** What a program on another machine does: one call by HTTP, with its token. */
async function send(text: string): Promise<{ code: number; reason?: string }> {
  const group = (await rows(her, "dialog")).find(({ name }) => name === CREW);
  const { path } = callOf("message.sendText");
  const reply = await fetch(new URL(path, app.address), {
    method: "POST",
    headers: { "content-type": "application/json", [TOKEN_HEADER]: token },
    body: JSON.stringify({ dialogId: group?.["id"], text }),
  });
  return reply.json() as Promise<{ code: number; reason?: string }>;
}

async function openBots({ page }: Person): Promise<void> {
  await page.goto("/manage/setting/bots");
  await page.getByRole("heading", { level: 1, name: "Bots and access tokens" }).waitFor();
}

test("an administrator makes a bot and a token, which is shown this once", async () => {
  const { page } = her;
  await openBots(her);
  await page.getByText("No bots yet").waitFor();
  await page.getByLabel("Name of the bot").fill(BOT);
  await page.getByRole("button", { name: "Make a bot" }).click();
  await page.getByRole("button", { name: `Access tokens of ${BOT}` }).click();
  const dialog = page.getByRole("dialog", { name: `Access tokens of ${BOT}` });
  await dialog.getByLabel("What it is for").fill("The gauge on the crane");
  await dialog.getByRole("checkbox", { name: "Write messages" }).check();
  await dialog.getByRole("button", { name: "Make an access token" }).click();
  token = await dialog.getByLabel("Access token (shown only once)").inputValue();
  expect(token.length).toBeGreaterThan(40);
  await dialog.getByText("Never used").waitFor();
  expect((await violationsOn(page)).join()).toBe("");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.reload();
  await page.getByRole("button", { name: `Access tokens of ${BOT}` }).waitFor();
  expect(await page.getByText(token).count()).toBe(0);
});

test("let into a group it writes there, and everybody sees that it is a bot", async () => {
  await eventually(async () => (await rows(her, "user")).map(({ nickname }) => nickname)).toContain(
    BOT,
  );
  await goTo(her, "Messages");
  await startGroup(her, CREW, ["Omar Haddad", BOT]);
  await say(her, "Who has the wind?");
  await openDialog(him, CREW);
  expect((await send("Wind 14 m/s, gusts 19")).code).toBe(200);
  for (const person of [her, him]) {
    const said = message(person, "Wind 14 m/s, gusts 19");
    await said.waitFor();
    await said.getByText("Bot", { exact: true }).waitFor();
  }
  await him.page.getByRole("button", { name: "People", exact: true }).last().click();
  const people = him.page.getByRole("dialog", { name: "People" });
  await people.getByText("Bot", { exact: true }).waitFor();
  expect(await violationsOn(him.page)).toEqual([]);
  await people.getByRole("button", { name: "Close" }).click();
});

test("who leads the group lets it read along; everybody sees what it reads", async () => {
  await her.page.getByRole("button", { name: "People", exact: true }).last().click();
  const people = her.page.getByRole("dialog", { name: "People" });
  await people.getByText("Sees only what mentions or answers it").waitFor();
  await people.getByRole("switch", { name: `${BOT} may read everything here` }).click();
  await people.getByText("Sees only what mentions or answers it").waitFor({ state: "detached" });
  expect((await violationsOn(her.page)).join()).toBe("");
  await people.getByRole("button", { name: "Close" }).click();
  await him.page.getByRole("button", { name: "People", exact: true }).last().click();
  const his = him.page.getByRole("dialog", { name: "People" });
  await his.getByText("Reads everything here").waitFor();
  await his.getByRole("button", { name: "Close" }).click();
});

test("what it says word by word grows before their eyes, and is there whole for who was away", async () => {
  await goOffline(him);
  const group = (await rows(her, "dialog")).find(({ name }) => name === CREW);
  const words = ["Lower", "the", "jib", "before", "noon"];
  const place = [app.address, token, String(group?.["id"])];
  const program = spawn(process.execPath, [STREAMING_BOT, ...place, ...words], {
    // Long enough for eyes, of which there is one that looks now and then.
    env: { ...process.env, WORD_EVERY: "1500" },
  });
  await message(her, "Lower").getByText("Being written").waitFor();
  await once(program, "exit");
  await message(her, "Lower the jib before noon").waitFor();
  await her.page.getByText("Being written").waitFor({ state: "detached" });
  await goOnline(him);
  await message(him, "Lower the jib before noon").waitFor();
});

test("without a network what it wrote is there to read, and making one says that it needs the network", async () => {
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await message(her, "Wind 14 m/s, gusts 19").waitFor();
  await goTo(her, "Settings");
  await her.page.getByRole("button", { name: "Bots and access tokens" }).click();
  await her.page.getByText("This needs the network.").waitFor();
  await goOnline(her);
});

test("a token that is revoked lets nothing in any more; a bot that is switched off says so", async () => {
  const { page } = her;
  await openBots(her);
  await page.getByRole("button", { name: `Access tokens of ${BOT}` }).click();
  const dialog = page.getByRole("dialog", { name: `Access tokens of ${BOT}` });
  await dialog.getByText("Last used").waitFor();
  await dialog.getByRole("button", { name: "Revoke The gauge on the crane" }).click();
  await page
    .getByRole("dialog", { name: "Revoke “The gauge on the crane”?" })
    .getByRole("button", { name: "Revoke" })
    .click();
  await dialog.getByText("No access tokens").waitFor();
  expect((await send("Wind 25 m/s")).code).toBe(401);
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: `Actions for ${BOT}` }).click();
  await page.getByRole("menuitem", { name: "Switch off" }).click();
  await page
    .getByRole("dialog", { name: `Switch ${BOT} off?` })
    .getByRole("button", { name: "Switch off" })
    .click();
  await page.getByText("Switched off", { exact: true }).waitFor();
});

test("a program hears what happens in a plan, until its webhook is switched off", async () => {
  const { page } = her;
  await newPlan(her, "Tower D");
  const planMenu = async () => {
    await page.getByRole("button", { name: "Actions for the plan" }).click();
    await page.getByRole("menuitem", { name: "Webhooks" }).click();
    return page.getByRole("dialog", { name: "Webhooks" });
  };
  const dialog = await planMenu();
  await dialog.getByText("No webhooks yet.").waitFor();
  await dialog.getByLabel("Address (HTTPS)").fill(receiver.endpointOf("site"));
  await dialog.getByRole("button", { name: "Make a webhook" }).click();
  await dialog.getByLabel("Secret (shown only once)").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await addTask(her, "Planned", "Check the anchors");
  await page.keyboard.press("Escape");
  const heard = () => receiver.to("site").map(({ body }) => String(body));
  await eventually(() => heard().join().includes("Check the anchors")).toBe(true);
  const again = await planMenu();
  await again.getByText("Last told").waitFor();
  await goOffline(her);
  await again.getByText("This needs the network.").waitFor();
  await goOnline(her);
  await again.getByRole("button", { name: /^Switch off/ }).click();
  await again.getByText("Switched off").waitFor();
  await again.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).last().click();
  await again.getByText("No webhooks yet.").waitFor();
  await page.keyboard.press("Escape");
});

test("who may have none is told so, in Chinese too", async () => {
  const { page } = him;
  await openBots(him);
  await page.getByText("Only administrators may have bots and access tokens here.").waitFor();
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  await page.getByText("目前只有管理员可以使用机器人和访问令牌").waitFor();
});
