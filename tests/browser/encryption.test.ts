import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message, openDialog, say } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person, withoutServiceWorker } from "./make/open-browser.ts";
import { goTo, letIn, newPlan, openPlan } from "./make/plan-steps.ts";
import { dana, invite, join, omar, PASSWORD, setUp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const plan = "Footbridge";
let app: App;
let wire: Awaited<ReturnType<typeof tapWire>>;
let browser: Browser;
let her: Person;
let him: Person;
let inChinese: Person;

beforeAll(async () => {
  app = await startApp();
  wire = await tapWire(app.address);
  browser = await openBrowser();
  const tapped = { ...app, address: wire.address };
  her = await addPerson(browser, tapped);
  him = await addPerson(browser, tapped, withoutServiceWorker);
  inChinese = await addPerson(browser, tapped, { ...withoutServiceWorker, locale: "zh-CN" });
  await setUp(her);
  await join(him, await invite(her), omar);
});

afterAll(async () => {
  await browser?.close();
  await wire?.close();
  await app?.stop();
});

keepEvidence(() => ({ her, him, inChinese }));

/** Somebody on the way to the server who reads along, and sees to it that nothing is compressed. */
async function tapWire(address: string) {
  const target = new URL(address);
  let read = "";
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) socket.on("error", end).on("close", end);
    near.on("data", (bytes: Buffer) => {
      const text = bytes.toString("latin1");
      read += text;
      far.write(Buffer.from(text.replaceAll(/accept-encoding/gi, "x-ccept-encoding"), "latin1"));
    });
    far.on("data", (bytes: Buffer) => {
      read += bytes.toString("latin1");
      near.write(bytes);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    has: (words: string) => read.includes(words),
    forget: () => {
      read = "";
    },
    close: async () => {
      server.close();
    },
  };
}

const knowsOf = async (person: Person) =>
  (await rows(person, "companySetting"))[0]?.["e2eMessage"] === true;

test("without it, whoever reads along reads messages", async () => {
  await newPlan(her, plan);
  await letIn(her, omar.name);
  await openPlan(him, plan);
  await goTo(him, "Messages");
  await her.page.getByRole("button", { name: "Chat of the plan" }).click();
  await say(her, "Order the bearings");
  await openDialog(him, plan);
  await message(him, "Order the bearings").waitFor();
  expect(wire.has("Order the bearings")).toBe(true);
});

test("an administrator switches it on, and everybody's device learns of it", async () => {
  const { page } = her;
  await page.goto("/manage/setting/system");
  await page.getByText("Off: what this device and the server exchange").waitFor();
  await page.getByRole("switch", { name: "Encrypt what devices and server exchange" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("On: what this device and the server exchange").waitFor();
  await waitForDelivered(her);
  await eventually(async () => knowsOf(him)).toBe(true);
});

test("messages arrive as before, and nobody on the way can read them", async () => {
  wire.forget();
  await openDialog(her, plan);
  await say(her, "The pump comes at ten");
  await message(him, "The pump comes at ten").waitFor();
  await say(him, "I am at the gate");
  await message(her, "I am at the gate").waitFor();
  await waitForDelivered(her);
  await waitForDelivered(him);
  expect(wire.has("PGP MESSAGE")).toBe(true);
  expect(wire.has("The pump comes")).toBe(false);
  expect(wire.has("at the gate")).toBe(false);
  // What screens ask the server for goes the same way.
  expect(await invite(her, "for the crane driver")).toMatch(/^#/);
  expect(wire.has("crane driver")).toBe(false);
});

test("the app starts without a network, and what was written there is delivered encrypted", async () => {
  await openDialog(her, plan);
  await waitUntilOfflineReady(her);
  await goOffline(her);
  await her.page.reload();
  await message(her, "I am at the gate").waitFor();
  await say(her, "Written in the cellar");
  wire.forget();
  await goOnline(her);
  await message(him, "Written in the cellar").waitFor();
  await waitForDelivered(her);
  expect(wire.has("PGP MESSAGE")).toBe(true);
  expect(wire.has("in the cellar")).toBe(false);
});

test("signing in shows nobody the password, and settings say in Chinese what it does not protect", async () => {
  const { page } = inChinese;
  wire.forget();
  await page.goto("/login");
  await page.locator("input[name=email]").fill(dana.email);
  await page.locator("input[name=password]").fill(PASSWORD);
  await page.locator("button[type=submit]").click();
  await page.getByRole("navigation").first().waitFor();
  await eventually(async () => knowsOf(inChinese)).toBe(true);
  expect(wire.has(PASSWORD)).toBe(false);
  for (const [name, heading] of [
    ["security", "登录安全"],
    ["system", "公司设置"],
  ] as const) {
    await page.goto(`/manage/setting/${name}`);
    await page.getByRole("heading", { name: heading }).waitFor();
    await page.getByText("已启用：此设备与服务器之间的数据在 TLS 之上再次加密。").waitFor();
    await page.getByText("这不是人与人之间的端到端加密。").waitFor();
    expect(await violationsOn(page), name).toEqual([]);
  }
});

test("nothing of it left an error behind", () => {
  const expected = /Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket connection/;
  const problems = [...her.problems, ...him.problems, ...inChinese.problems];
  expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
});
