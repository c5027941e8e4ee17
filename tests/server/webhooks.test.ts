import { createHmac } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  addWebhook,
  listWebhooks,
  removeWebhook,
  switchWebhook,
} from "#contract/calls/programs/webhook.ts";
import { WEBHOOK_EVENTS_MAX, WEBHOOK_PATIENCE } from "#domain/plan/webhook-limits.ts";
import { tellWebhooks } from "#server/webhooks/start-webhooks.ts";
import { openPushService, type PushService } from "./make/push/push-service.ts";
import { type Crew, makeCrew, makeSite, type Site } from "./make/site.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, runOn } from "./make/world.ts";

let server: TestServer;
let crew: Crew;
let site: Site;
let receiver: PushService;
let names = 0;

beforeAll(async () => {
  receiver = await openPushService();
  server = await openTestServer(undefined, { webhooksPrivate: true });
  crew = await makeCrew(server);
  await runOn(server)(crew.administrator, "setting.save", { ownTokens: true });
});
beforeEach(async () => {
  site = await makeSite(server.parts, crew);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

const HOUR = 3_600_000;

interface Told {
  readonly missed: boolean;
  readonly events: readonly {
    readonly kind: string;
    readonly id: string;
    readonly action: string;
    readonly userId: number;
    readonly row: { readonly name?: string } | null;
  }[];
}

/** A webhook of the leader's on the plan of the site. */
async function newHook(kinds: ("task" | "message" | "member")[] = ["task"]) {
  const name = `hook-${(names += 1)}`;
  const body = { planId: site.planId, url: receiver.endpointOf(name), kinds };
  const { secret, row } = await done(server, crew.leader, addWebhook, body);
  const told = () => receiver.to(name).map(({ body: text }) => JSON.parse(String(text)) as Told);
  return { name, secret, id: row.id, told };
}

const rename = async (name: string) =>
  runOn(server)(crew.leader, "task.edit", { id: site.taskId, name });
const tell = async () => tellWebhooks(server.parts);
const state = async (id: number) => {
  const { webhooks } = await done(server, crew.leader, listWebhooks, { planId: site.planId });
  return webhooks.find((hook) => hook.id === id);
};

test("an address is told what happens in the plan from then on, signed, once", async () => {
  const hook = await newHook();
  await rename("Pour at seven");
  // Of columns it was not asked to tell.
  await runOn(server)(crew.leader, "column.add", { planId: site.planId, name: "Other" });
  await tell();
  await tell();
  expect(hook.told()).toHaveLength(1);
  const [push] = receiver.to(hook.name);
  if (!push) throw new Error("Nothing was told");
  const { headers, body } = push;
  const key = Buffer.from(hook.secret.replace("whsec_", ""), "base64");
  const signed = [headers["webhook-id"], headers["webhook-timestamp"], body].join(".");
  const signature = createHmac("sha256", key).update(signed).digest("base64");
  expect(headers["webhook-signature"]).toBe(`v1,${signature}`);
  expect(hook.told()[0]).toMatchObject({
    type: "plan.changes",
    webhookId: hook.id,
    planId: site.planId,
    missed: false,
    events: [
      {
        kind: "task",
        id: String(site.taskId),
        userId: crew.leader.userId,
        row: { name: "Pour at seven" },
      },
    ],
  });
  expect(await state(hook.id)).toMatchObject({ lastStatus: 201, failTime: 0, offTime: 0 });
});

test("what was not taken comes again under its name, later and later, and everything stays in its order", async () => {
  const hook = await newHook();
  receiver.answer(hook.name, 500);
  await rename("First");
  await tell();
  await rename("Second");
  await tell();
  expect(hook.told()).toHaveLength(1);
  server.clock.now += 10_000;
  await tell();
  expect(hook.told()).toHaveLength(2);
  expect(await state(hook.id)).toMatchObject({ lastStatus: 500 });
  server.clock.now += 10_000;
  await tell();
  expect(hook.told()).toHaveLength(2);
  receiver.answer(hook.name, 204);
  server.clock.now += HOUR;
  await tell();
  const ids = receiver.to(hook.name).map(({ headers }) => headers["webhook-id"]);
  expect(new Set(ids.slice(0, 3)).size).toBe(1);
  expect(hook.told().map(({ events }) => events.length)).toEqual([1, 1, 1, 1]);
  expect(new Set(ids).size).toBe(2);
});

test("more than fits at once comes in portions, and two servers tell it once", async () => {
  const hook = await newHook();
  for (let n = 0; n <= WEBHOOK_EVENTS_MAX; n += 1) await rename(`Name ${n}`);
  await Promise.all([tell(), tell()]);
  await tell();
  expect(hook.told().map(({ events }) => events.length)).toEqual([WEBHOOK_EVENTS_MAX, 1]);
});

test("an address that takes nothing for days, or says that it is gone, is switched off, and goes on when it is switched on", async () => {
  const hook = await newHook();
  receiver.answer(hook.name, 500);
  await rename("Nobody hears");
  await tell();
  server.clock.now += WEBHOOK_PATIENCE;
  await tell();
  expect((await state(hook.id))?.offTime).toBe(server.clock.now);
  receiver.answer(hook.name, 200);
  server.clock.now += HOUR * 24;
  const before = hook.told().length;
  await tell();
  expect(hook.told()).toHaveLength(before);
  await done(server, crew.leader, switchWebhook, { id: hook.id, on: true });
  await tell();
  expect(hook.told()).toHaveLength(before + 1);
  receiver.answer(hook.name, 410);
  await rename("Gone");
  await tell();
  expect((await state(hook.id))?.offTime).toBe(server.clock.now);
});

test("an address that changes to another protocol or hangs up is one that did not take it, and holds nobody up", async () => {
  const rude = createServer((socket) => {
    socket.once("data", () => {
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n");
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(rude, "listening");
  const { port } = rude.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/x`;
  const asked = { planId: site.planId, url, kinds: ["task" as const] };
  const { row } = await done(server, crew.leader, addWebhook, asked);
  const good = await newHook();
  await rename("Told all the same");
  await tell();
  expect(good.told()).toHaveLength(1);
  expect((await state(row.id))?.failTime).toBe(server.clock.now);
  rude.close();
});

test("a row that changed often is told once, in the last event about it", async () => {
  const hook = await newHook();
  for (const name of ["One", "Two", "Three"]) await rename(name);
  await tell();
  expect(hook.told()[0]?.events.map(({ row }) => row?.name)).toEqual([
    undefined,
    undefined,
    "Three",
  ]);
});

test("what is told is no more than who made it may know", async () => {
  const hook = await newHook(["task", "message"]);
  const other = await makeSite(server.parts, crew);
  await runOn(server)(crew.leader, "task.edit", { id: other.taskId, name: "Elsewhere" });
  const text = { dialogId: other.dialogId, text: "between us" };
  await runOn(server)(crew.leader, "message.sendText", text);
  await tell();
  expect(hook.told()).toEqual([]);
  // Whoever hands the plan over and leaves it takes the webhook along.
  const { planId } = site;
  await runOn(server)(crew.leader, "plan.handOver", { planId, userId: crew.member.userId });
  await runOn(server)(crew.leader, "plan.exit", { planId });
  await runOn(server)(crew.member, "task.edit", { id: site.taskId, name: "Without her" });
  await tell();
  expect(hook.told()).toEqual([]);
  const { webhooks } = await done(server, crew.member, listWebhooks, { planId });
  expect(webhooks).toEqual([]);
});

test("of private tasks it is told nothing, whosever they are", async () => {
  const hook = await newHook(["task", "message"]);
  const { planId } = site;
  for (const someone of [crew.leader, crew.member]) {
    const name = `Zebra wages of ${someone.userId}`;
    const task = { planId, name, visibility: 2 as const, owner: [someone.userId] };
    await runOn(server)(someone, "task.add", task);
  }
  await rename("Pour at seven");
  await tell();
  const told = JSON.stringify(hook.told());
  expect(told).toContain("Pour at seven");
  expect(told).not.toContain("Zebra");
});

test("nobody but who leads the plan sees or makes one, and none leads into the operator's own network", async () => {
  const hook = await newHook();
  const planId = site.planId;
  const body = { planId, url: receiver.endpointOf("x"), kinds: ["task" as const] };
  expect((await server.call(addWebhook, body, crew.member.token)).reason).toBe("plan.leaderOnly");
  expect((await server.call(listWebhooks, { planId }, crew.member.token)).code).not.toBe(200);
  const off = await server.call(switchWebhook, { id: hook.id, on: false }, crew.member.token);
  expect(off.reason).toBe("webhook.gone");
  await server.call(removeWebhook, { id: hook.id }, crew.member.token);
  expect(await state(hook.id)).toBeDefined();
  const plain = await openTestServer();
  try {
    const inside = await makeCrew(plain);
    await runOn(plain)(inside.administrator, "setting.save", { ownTokens: true });
    const there = await makeSite(plain.parts, inside);
    for (const url of [
      "http://127.0.0.1/x",
      "https://localhost/x",
      "https://10.0.0.1/x",
      "file:///etc/passwd",
    ]) {
      const asked = { planId: there.planId, url, kinds: ["task" as const] };
      expect((await plain.call(addWebhook, asked, inside.leader.token)).reason).toBe(
        "webhook.address",
      );
    }
  } finally {
    await plain.close();
  }
});
