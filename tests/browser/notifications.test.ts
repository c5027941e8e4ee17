import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { BodyOf, CallDefinition, ReplyOf } from "#contract/call.ts";
import { acceptInvite } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { textsIn } from "#server/local-text.ts";
import { openPushService, type PushService } from "#tests/server/make/push/push-service.ts";
import { receivingBrowser } from "#tests/server/make/push/receiving-browser.ts";
import { callProgram } from "#tests/server/make/server-program.ts";
import { message, openDialog } from "./make/chat-steps.ts";
import { eventually } from "./make/eventually.ts";
import { clickNotice, deliverPush, look, shownNotices } from "./make/hands/notice-steps.ts";
import { givePushService } from "./make/hands/push-hands.ts";
import { keepEvidence } from "./make/keep-evidence.ts";
import { deliver, rows, waitForDelivered } from "./make/local-rows.ts";
import { goOffline, goOnline, waitUntilOfflineReady } from "./make/network-steps.ts";
import { addPerson, openBrowser, type Person } from "./make/open-browser.ts";
import { goTo } from "./make/plan-steps.ts";
import { linkFrom } from "./make/does-as.ts";
import { omar, PASSWORD, setUp, waitForApp } from "./make/session-steps.ts";
import { type App, startApp } from "./make/start-app.ts";
import { violationsOn } from "./make/violations.ts";

const chinese = textsIn("zh");
let app: App;
let browser: Browser;
let service: PushService;
let her: Person;
/** He is not at a browser: what he writes comes from elsewhere. */
let hisToken = "";
let dialogId = 0;
let device: ReturnType<typeof receivingBrowser>;

beforeAll(async () => {
  service = await openPushService();
  app = await startApp({ PUSH_PRIVATE: "1" });
  browser = await openBrowser();
  device = receivingBrowser(service.endpointOf("dana"));
  her = await addPerson(browser, app);
  await givePushService(her.context, device);
  await her.context.grantPermissions(["notifications"], { origin: her.address });
  await setUp(her);
  const code = (await linkFrom(app, her)).slice(1);
  const person = { ...omar, password: PASSWORD, clientId: crypto.randomUUID() };
  hisToken = (await ask(acceptInvite, { code, ...person })).token;
  const [user] = await rows(her, "account");
  ({ id: dialogId } = await ask(callOf("dialog.openUser"), { userId: Number(user?.["id"]) }));
  await waitUntilOfflineReady(her);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await service?.close();
});

keepEvidence(() => ({ her }));

async function ask<Call extends CallDefinition>(
  call: Call,
  body: BodyOf<Call>,
): Promise<ReplyOf<Call>> {
  const { code, msg, data } = await callProgram(app.address, call, body, { token: hisToken });
  if (code !== 200) throw new Error(`${call.name}: ${code} ${msg}`);
  return data;
}

const heWrites = async (text: string) =>
  (await ask(callOf("message.sendText"), { dialogId, text })).id;
const wordsShown = async () => (await shownNotices(her)).map(({ body }) => body);

/** What the server handed to her push service, decrypted as her browser would. */
const pushed = () => service.to("dana").map(({ body }) => device.decrypt(body));

test("nobody is asked before they want it; then a trial goes the whole way", async () => {
  const { page } = her;
  await page.goto("/manage/setting/notifications");
  const wanted = page.getByRole("switch", { name: "Notify me on this device" });
  await wanted.waitFor();
  expect(await wanted.isChecked()).toBe(false);
  await wanted.click();
  await page.getByText("You get notifications even while the app is closed.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Send a test notification" }).click();
  await page.getByText("Sent. It should appear in a moment.").waitFor();
  await deliverPush(her, pushed()[0] ?? "");
  await eventually(wordsShown).toEqual(["Notifications reach this device."]);
});

test("while the app is seen, a message elsewhere is told over the screen, in one tab, and opens", async () => {
  const { page, context } = her;
  const other = await context.newPage();
  await other.goto("/manage/plan");
  await waitForApp({ page: other });
  await heWrites("Is the crane free at noon?");
  const tellings = [page, other].map((tab) =>
    tab.getByText("Omar Haddad: Is the crane free at noon?", { exact: true }),
  );
  const counts = async () => Promise.all(tellings.map(async (telling) => telling.count()));
  await eventually(async () => Math.max(...(await counts()))).toBe(1);
  const [inFirst, inOther] = await counts();
  expect([inFirst, inOther]).toContain(0);
  const teller = inFirst ? page : other;
  await teller.getByRole("button", { name: "Open", exact: true }).click();
  await message({ ...her, page: teller }, "Is the crane free at noon?").waitFor();
  await other.close();
  await page.goto("/manage/setting/notifications");
  await waitForApp(her);
});

test("of one chat only the newest is told over the screen, and nothing any more once it is open", async () => {
  const { page } = her;
  const told = (words: string) => page.getByText(`Omar Haddad: ${words}`, { exact: true });
  await heWrites("The crane is free now");
  await told("The crane is free now").waitFor();
  await heWrites("Until three");
  await told("Until three").waitFor();
  expect(await told("The crane is free now").count()).toBe(0);
  await openDialog(her, omar.name);
  await told("Until three").waitFor({ state: "detached" });
  await message(her, "Until three").waitFor();
  await page.goto("/manage/setting/notifications");
  await waitForApp(her);
});

test("while it is open and not seen, the system tells; a click opens the message, and reading it clears", async () => {
  await look(her, true);
  const id = await heWrites("The inspector is at the gate");
  await eventually(async () => shownNotices(her)).toContainEqual({
    title: omar.name,
    body: "The inspector is at the gate",
    tag: `message-${id}`,
  });
  await look(her, false);
  await clickNotice(her, `message-${id}`);
  await message(her, "The inspector is at the gate").waitFor();
  expect(her.page.url()).toContain(`message=${id}`);
  await eventually(wordsShown).not.toContain("The inspector is at the gate");
});

test("what he does with her work is told over the screen, by the system and in My work, until she clears it", async () => {
  const { page } = her;
  await page.goto("/manage/setting/notifications");
  await waitForApp(her);
  const [account] = await rows(her, "account");
  const userId = Number(account?.["id"]);
  const plan = await ask(callOf("plan.add"), { name: "Gate 7", columns: ["To do"] });
  await ask(callOf("plan.invite"), { planId: plan.id, userId: [userId] });
  await page.getByText("Omar Haddad added you to the plan “Gate 7”", { exact: true }).waitFor();
  await look(her, true);
  const task = await ask(callOf("task.add"), {
    planId: plan.id,
    name: "Hang the gate",
    owner: [userId],
  });
  await eventually(async () => shownNotices(her)).toContainEqual({
    title: "Hang the gate",
    body: "Omar Haddad made you owner of “Hang the gate”",
    tag: `${userId}/part/${task.id}`,
  });
  await look(her, false);
  await clickNotice(her, `${userId}/part/${task.id}`);
  await page.getByRole("dialog", { name: "Hang the gate" }).waitFor();
  await goTo(her, "My work");
  const news = page.getByRole("region", { name: "New for you" });
  await news
    .getByRole("button", { name: "Omar Haddad added you to", exact: false })
    .first()
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await goOffline(her);
  await news.getByRole("button", { name: "Clear all" }).click();
  await news.waitFor({ state: "detached" });
  await goOnline(her);
  await waitForDelivered(her);
  await eventually(async () => rows(her, "notice")).toEqual([]);
  await eventually(wordsShown).not.toContain("Omar Haddad made you owner of “Hang the gate”");

  await page.goto("/manage/setting/notifications");
  const wanted = page.getByRole("switch", { name: "Somebody completes a task of mine" });
  await deliver(her, () => wanted.click());
  await ask(callOf("task.edit"), { id: task.id, addOwner: [userId], completeTime: Date.now() });
  await eventually(async () => rows(her, "notice")).toHaveLength(1);
  await ask(callOf("task.edit"), { id: task.id, completeTime: 0 });
  await page.getByText("Omar Haddad reopened “Hang the gate”", { exact: true }).waitFor();
  expect(await page.getByText("Omar Haddad completed “Hang the gate”").count()).toBe(0);
});

test("in quiet hours nothing is told, whichever way it comes", async () => {
  const { page } = her;
  await page.goto("/manage/setting/notifications");
  await page.getByRole("switch", { name: "Do not disturb me at these hours" }).click();
  await page.getByLabel("From").fill("09:00");
  await page.getByLabel("To", { exact: true }).fill("09:00");
  await page.getByText("The same time twice means all day.").waitFor();
  await waitForDelivered(her);
  await look(her, true);
  const quiet = await heWrites("At night");
  await eventually(async () => (await rows(her, "message")).map(({ id }) => id)).toContain(quiet);
  const [account] = await rows(her, "account");
  const payload = { kind: "message", userId: account?.["id"], dialogId, messageId: quiet };
  await deliverPush(her, JSON.stringify(payload));
  await look(her, false);
  const quietHours = page.getByRole("switch", { name: "Do not disturb me at these hours" });
  await deliver(her, () => quietHours.click());
  await look(her, true);
  await heWrites("In the morning");
  await eventually(wordsShown).toContain("In the morning");
  expect(await wordsShown()).not.toContain("At night");
});

test("while the app is closed, a push brings ids, and the words are fetched", async () => {
  // A page of the same address that is not the app.
  await her.page.goto("/icon.svg");
  let written = 0;
  const push = () => pushed().find((text) => text.includes(`"messageId":${written}`)) ?? "";
  // Until the server has noticed that she is gone, messages come over the live line.
  await vi.waitFor(async () => {
    written = await heWrites("The concrete is late");
    await vi.waitUntil(() => push() !== "", 2_000);
  }, 60_000);
  expect(push()).not.toContain("concrete");
  await deliverPush(her, push());
  await eventually(wordsShown).toContain("The concrete is late");
});

test("in another language, who wants to keep words to themselves sees that there is something, and no more", async () => {
  const { page } = her;
  await page.goto("/manage/setting/notifications");
  await page.evaluate(() => localStorage.setItem("plumbline.language", "zh"));
  await page.reload();
  await page
    .getByRole("heading", { level: 1, name: chinese("settings:notifications.title") })
    .waitFor();
  await page.getByText(chinese("notify:state.closed")).waitFor();
  await page.getByRole("switch", { name: chinese("notify:device.words") }).click();
  await eventually(async () =>
    (await rows(her, "meta")).find(({ key }) => key === "notices"),
  ).toMatchObject({ value: { plain: true, words: { newMessage: "新消息" } } });
  await look(her, true);
  const id = await heWrites("Nobody else may see this");
  await eventually(async () => shownNotices(her)).toContainEqual({
    title: "新消息",
    body: "",
    tag: `message-${id}`,
  });
});

test("signing out ends it all on this browser", async () => {
  const { page } = her;
  await look(her, false);
  await page.goto("/manage/setting/personal");
  await page
    .getByRole("button", { name: chinese("settings:signOut.action"), exact: true })
    .last()
    .click();
  await page.waitForURL("**/login");
  await eventually(async () => shownNotices(her)).toEqual([]);
  const subscription = async () =>
    page.evaluate(async () => {
      const { pushManager } = await navigator.serviceWorker.ready;
      return pushManager.getSubscription();
    });
  await eventually(subscription).toBeNull();
});
