import { createPublicKey, verify } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { deleteAccount } from "#contract/calls/account.ts";
import { getPushKey, setPushAlias, testPush } from "#contract/calls/notify.ts";
import { logout } from "#contract/calls/user.ts";
import { callOf } from "#contract/command-calls.ts";
import { openSealer } from "#server/people/guards/secret-key.ts";
import { openPushKeys } from "#server/push/push-keys.ts";
import { startPushing } from "#server/push/push-news.ts";
import { sendPush } from "#server/push/send-push.ts";
import { findSubscription } from "#server/tables/own/push.ts";
import { eventually } from "./database/scratch.ts";
import { openEar } from "./make/ear.ts";
import { addBrowser, type Someone } from "./make/people.ts";
import { openPushService, type PushService, type ReceivedPush } from "./make/push/push-service.ts";
import { lookedThrough, type Subscribed, subscribeAt, toldAt } from "./make/push/push-steps.ts";
import { receivingBrowser } from "./make/push/receiving-browser.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

let service: PushService;
let server: TestServer;
let world: World;
let pushing: ReturnType<typeof startPushing>[] = [];
let publicKey = "";

beforeAll(async () => {
  service = await openPushService();
  server = await openTestServer(undefined, {
    pushPrivate: true,
    publicUrl: "https://plans.example.com",
  });
});
beforeEach(async () => {
  world = await makeWorld(server);
  // Two servers on one database look for the same messages.
  pushing = [startPushing(server.parts), startPushing(server.parts)];
  ({ publicKey } = await done(server, world.member, getPushKey, {}));
  // What the world was made with is none of the story.
  await lookedThrough(server);
});
afterEach(async () => {
  for (const one of pushing) await one.close();
});
afterAll(async () => {
  await server.close();
  await service.close();
});

const subscribe = async (who: Someone) => subscribeAt({ server, service, publicKey }, who);
const told = async (browser: Subscribed, count: number) => toldAt(service, browser, count);

const write = async (who: Someone, dialogId: number, text: string) =>
  done(server, who, callOf("message.sendText"), { dialogId, text });

/** The parts of a signed word (VAPID, RFC 8292), once its signature has been checked. */
function vapidOf({ headers }: ReceivedPush) {
  const [, token = "", key = ""] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const coordinates = { x: point.subarray(1, 33), y: point.subarray(33) };
  const jwk = {
    kty: "EC",
    crv: "P-256",
    x: coordinates.x.toString("base64url"),
    y: coordinates.y.toString("base64url"),
  };
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  return { key, isSigned, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

test("a message is pushed once to whoever is away, encrypted for their browser, with ids and no word of it", async () => {
  const browser = await subscribe(world.member);
  const message = await write(world.leader, world.group.id, "The inspector comes at nine");
  expect(await told(browser, 1)).toEqual([
    {
      kind: "message",
      userId: world.member.userId,
      dialogId: world.group.id,
      messageId: message.id,
    },
  ]);
  const [push] = service.to(browser.name);
  expect(push?.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    urgency: "normal",
  });
  // The topic is the dialog's, and says so to nobody.
  expect(push?.headers["topic"]).toMatch(/^[\w-]{32}$/);
  const vapid = push && vapidOf(push);
  expect(vapid).toMatchObject({ key: publicKey, isSigned: true });
  expect(vapid?.claims).toMatchObject({ aud: service.origin, sub: "https://plans.example.com" });
});

test("each browser of a person is told, the writer's own and those that are connected are not", async () => {
  const second = await addBrowser(server, world.member.userId);
  const connected = await addBrowser(server, world.member.userId);
  const [one, two, open, own] = [
    await subscribe(world.member),
    await subscribe(second),
    await subscribe(connected),
    await subscribe(world.leader),
  ];
  const ear = await openEar(server, connected);
  const first = await write(world.leader, world.pair.id, "Are you there?");
  expect(await told(one, 1)).toMatchObject([{ messageId: first.id }]);
  expect(await told(two, 1)).toMatchObject([{ messageId: first.id }]);
  expect(service.to(one.name)[0]?.headers["urgency"]).toBe("high");
  ear.leave();
  const later = await write(world.leader, world.pair.id, "And now?");
  expect(await told(open, 1)).toMatchObject([{ messageId: later.id }]);
  expect(service.to(own.name)).toEqual([]);
});

test("a silenced dialog is pushed only when it calls the person", async () => {
  const browser = await subscribe(world.member);
  await done(server, world.member, callOf("dialog.set"), { dialogId: world.group.id, silence: 1 });
  await write(world.leader, world.group.id, "Nobody has to hear this");
  const calling = await write(world.leader, world.group.id, `<@${world.member.userId}> you do`);
  expect(await told(browser, 1)).toMatchObject([{ messageId: calling.id }]);
});

test("in quiet hours nothing is pushed, and afterwards only what is new", async () => {
  const browser = await subscribe(world.member);
  // The whole day.
  const hours = { quietFrom: "09:00", quietTo: "09:00", timeZone: "Asia/Shanghai" };
  await done(server, world.member, callOf("notify.save"), { quiet: true, ...hours });
  await write(world.leader, world.pair.id, "At night");
  await lookedThrough(server);
  await done(server, world.member, callOf("notify.save"), { quiet: false });
  const later = await write(world.leader, world.pair.id, "In the morning");
  expect(await told(browser, 1)).toMatchObject([{ messageId: later.id }]);
});

test("what was read elsewhere is not pushed, and of many messages of a dialog only the newest", async () => {
  const other = await addBrowser(server, world.member.userId);
  const browser = await subscribe(world.member);
  await lookedThrough(server);
  for (const one of pushing) await one.close();
  const read = await write(world.leader, world.pair.id, "Read at the desk");
  const seen = [{ id: read.id, dialogId: world.pair.id }];
  await done(server, other, callOf("message.read"), { id: seen });
  await write(world.leader, world.group.id, "One");
  await write(world.leader, world.group.id, "Two");
  const last = await write(world.leader, world.group.id, "Three");
  pushing = [startPushing(server.parts)];
  server.parts.hub.wake();
  expect(await told(browser, 1)).toMatchObject([{ messageId: last.id }]);
});

test("a browser that the push service knows no more is forgotten; one that fails is tried again", async () => {
  const gone = await subscribe(world.member);
  service.answer(gone.name, 410);
  await write(world.leader, world.group.id, "Hello?");
  await eventually(async () => (await registered(world.member)) === 0);
  const failing = await subscribe(world.member);
  service.answer(failing.name, 503);
  await write(world.leader, world.group.id, "Hello again");
  await told(failing, 1);
  expect(await registered(world.member)).toBe(1);
  expect((await server.call(testPush, {}, world.member.token)).data).toEqual({ sent: false });
  service.answer(failing.name, 201);
  const [first, , again] = await told(failing, 3);
  expect(again).toEqual(first);
});

test("a subscription ends with its session, whoever ends it", async () => {
  const second = await addBrowser(server, world.member.userId);
  await subscribe(world.member);
  await subscribe(second);
  await done(server, second, logout, {});
  await eventually(async () => (await registered(world.member)) === 1);
  const third = await addBrowser(server, world.member.userId);
  await subscribe(third);
  await done(server, world.member, callOf("device.remove"), { id: third.deviceId });
  await eventually(async () => (await registered(world.member)) === 1);
  const { administrator, member } = world;
  const disabling = { id: member.userId, disabled: true };
  await done(server, administrator, callOf("user.setDisabled"), disabling);
  await eventually(async () => (await registered(member)) === 0);
  await subscribe(world.newcomer);
  const account = { email: world.newcomer.email, password: "whatever" };
  expect((await server.call(deleteAccount, account, world.newcomer.token)).code).toBe(200);
  await eventually(async () => (await registered(world.newcomer)) === 0);
});

test("a closed browser is told once that it was signed out, and then forgotten", async () => {
  const second = await addBrowser(server, world.member.userId);
  const [kept, ended] = [await subscribe(world.member), await subscribe(second)];
  await done(server, world.member, callOf("device.remove"), { id: second.deviceId });
  expect(await told(ended, 1)).toEqual([{ kind: "ended", userId: world.member.userId }]);
  await lookedThrough(server);
  expect([ended, kept].map(({ name }) => service.to(name).length)).toEqual([1, 0]);
});

test("who is put out of a plan hears no more of its chats", async () => {
  const browser = await subscribe(world.member);
  const heard = await write(world.leader, world.taskDialog.id, `<@${world.member.userId}> look`);
  await told(browser, 1);
  const out = { planId: world.plan.id, userId: [world.member.userId] };
  await done(server, world.leader, callOf("plan.removeUsers"), out);
  await write(world.leader, world.taskDialog.id, `<@${world.member.userId}> still there?`);
  const fence = await write(world.leader, world.pair.id, "You are out");
  const messages = (await told(browser, 2)).map(({ messageId }) => messageId);
  expect(messages).toEqual([heard.id, fence.id]);
});

test("the alias is taken away again, and one browser's endpoint is nobody else's", async () => {
  const { subscription } = await subscribe(world.member);
  await done(server, world.outsider, setPushAlias, { subscription, publicKey });
  expect(await registered(world.member)).toBe(0);
  await done(server, world.outsider, setPushAlias, { subscription: null });
  expect(await registered(world.outsider)).toBe(0);
  expect((await server.call(testPush, {}, world.outsider.token)).reason).toBe("push.none");
  expect((await server.call(setPushAlias, { subscription: null })).code).toBe(401);
});

test("only a subscription that is bound to the company's key, at a push service, is taken", async () => {
  const { subscription } = receivingBrowser(service.endpointOf("nobody"));
  const { token } = world.member;
  const other = receivingBrowser("").subscription.keys.p256dh;
  const foreign = await server.call(setPushAlias, { subscription, publicKey: other }, token);
  expect(foreign.reason).toBe("push.keyChanged");
  const ftp = { ...subscription, endpoint: "ftp://127.0.0.1/x" };
  const away = await server.call(setPushAlias, { subscription: ftp, publicKey }, token);
  expect(away.reason).toBe("push.endpoint");
  expect(await registered(world.member)).toBe(0);
});

test("trying it out goes the whole way", async () => {
  const browser = await subscribe(world.member);
  expect((await server.call(testPush, {}, world.member.token)).data).toEqual({ sent: true });
  expect(await told(browser, 1)).toEqual([{ kind: "test", userId: world.member.userId }]);
});

test("push services are told where the browser finds the app, also where the operator has not said it", async () => {
  const browser = await subscribe(world.member);
  const { database, settings, log } = server.parts;
  const subscription = await findSubscription(database, world.member.deviceId);
  if (!subscription) throw new Error("The browser did not subscribe");
  const payload = { kind: "test", userId: world.member.userId } as const;
  const silent = { database, log, settings: { ...settings, publicUrl: undefined } };
  const push = { subscription, payload, topic: "", urgent: false };
  expect(await sendPush(silent, await openPushKeys(server.parts), push)).toBe("sent");
  const [received] = service.to(browser.name);
  expect(received && vapidOf(received).claims).toMatchObject({ sub: "https://plans.example.com" });
});

test("servers with the same secret share the key, and the database alone does not open it", async () => {
  expect(await openPushKeys(server.parts)).toEqual(await openPushKeys(server.parts));
  const sealer = await openSealer("", "the key of another server");
  const other = await openPushKeys({ ...server.parts, sealer });
  expect(other.publicKey).not.toBe(publicKey);
  const { privateKey } = await openPushKeys(server.parts);
  const stored = await server.parts.database.run("select * from push_keys");
  expect(JSON.stringify(stored)).not.toContain(privateKey);
});

async function registered({ userId }: Someone): Promise<number> {
  const rows = await server.parts.database.run(
    "select device_id from push_subscriptions where user_id = $1",
    [userId],
  );
  return rows.length;
}
