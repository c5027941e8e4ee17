import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listMessages } from "#contract/calls/dialog.ts";
import { getServerKey } from "#contract/calls/encryption.ts";
import { giveTicket, syncPull } from "#contract/calls/sync.ts";
import { listPriorities } from "#contract/calls/system.ts";
import { login } from "#contract/calls/user.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";
import { callOf } from "#contract/command-calls.ts";
import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import { openLine, socketAddress } from "#client/data/sync/socket.ts";
import { currentServerKey, KEY_USED, openServerKey } from "#server/encryption/server-keys.ts";
import { openSealer } from "#server/people/guards/secret-key.ts";
import { readHead } from "#server/tables/own/space.ts";
import { openEar } from "../make/ear.ts";
import { eventually } from "../database/scratch.ts";
import { PASSWORD } from "../make/people.ts";
import { type EncryptingSite, openEncryptingSite } from "./encrypting-site.ts";

const WORDS = "The crane comes at noon";
let site: EncryptingSite;

beforeAll(async () => {
  site = await openEncryptingSite();
});
beforeEach(() => {
  site.wire.length = 0;
});
afterEach(async () => site.demand(false));
afterAll(async () => site.server.close());

test("nothing is encrypted where nobody asks for it", async () => {
  const words = { dialogId: site.world.group.id, text: WORDS };
  expect((await site.browserOf(site.world.leader)(callOf("message.sendText"), words)).ok).toBe(
    true,
  );
  const page = { dialogId: site.world.group.id };
  expect((await site.browserOf(site.world.member)(listMessages, page)).ok).toBe(true);
  expect(site.wire.join()).toContain(WORDS);
});

test("a client may ask for it by itself, and neither question nor answer can be read on the way", async () => {
  const call = site.browserOf(site.world.leader, true);
  const sent = await call(callOf("message.sendText"), {
    dialogId: site.world.group.id,
    text: WORDS,
  });
  expect(sent).toMatchObject({ ok: true, value: { dialogId: site.world.group.id } });
  const read = await call(listMessages, { dialogId: site.world.group.id });
  expect(JSON.stringify(read)).toContain(WORDS);
  expect(site.wire.join()).not.toContain("noon");
  expect(site.wire.join()).not.toContain("dialogId");
});

test("a refusal comes back as unreadable as an answer, in the caller's language", async () => {
  const refused = await site.browserOf(site.world.outsider, true)(callOf("message.sendText"), {
    dialogId: site.world.group.id,
    text: WORDS,
  });
  expect(refused).toMatchObject({ ok: false, failure: { code: -4003, reason: "dialogGone" } });
  expect(site.wire.join()).not.toContain("dialogGone");
});

test("where the company asks for it, plain bodies are refused and change nothing", async () => {
  await site.demand(true);
  const before = await readHead(site.server.parts.database);
  for (const [call, body] of [
    [callOf("message.sendText"), { dialogId: site.world.group.id, text: WORDS }],
    [syncPull, { epoch: "", since: 0 }],
    [login, { email: site.world.leader.email, password: PASSWORD, clientId: "client-one" }],
  ] as const) {
    const reply = await site.server.call(call, body, site.world.leader.token);
    expect(reply, call.name).toMatchObject({ code: 426, reason: "encryption.needed" });
    expect(reply.data).toBeUndefined();
  }
  expect(await readHead(site.server.parts.database)).toBe(before);
  // What anybody may know stays open.
  expect((await site.server.call(getServerKey, {})).code).toBe(200);
});

test("who may not make a call learns that first, and encrypting it does not help", async () => {
  await site.demand(true);
  expect((await site.server.call(listPriorities, {}, "")).code).toBe(401);
  const nobody = await site.browserOf({ token: "" }, true)(listPriorities, {});
  expect(nobody).toMatchObject({ ok: false, failure: { kind: "signedOut" } });
  const member = await site.browserOf(site.world.member, true)(callOf("setting.save"), {
    e2eMessage: false,
  });
  expect(member).toMatchObject({ ok: false, failure: { code: 403 } });
});

test("a browser that has not heard of it is told, and comes again encrypted", async () => {
  await site.demand(true);
  const result = await site.browserOf(site.world.member)(listMessages, {
    dialogId: site.world.group.id,
  });
  expect(JSON.stringify(result)).toContain(WORDS);
  expect(site.wire.join()).not.toContain(WORDS);
});

test("the key pair is one for long, lies sealed, and an older one still opens after the change", async () => {
  const { data: first } = await site.server.call(getServerKey, {});
  const { data: again } = await site.server.call(getServerKey, {});
  expect(again.id).toBe(first.id);
  const [kept] = await site.server.parts.database.run<{ sealed: string }>(
    "select private_key as sealed from server_keys",
  );
  expect(kept?.sealed).toMatch(/^[\w-]{8}\./);
  expect(kept?.sealed).not.toContain("PRIVATE KEY");
  const call = site.browserOf(site.world.leader, true);
  expect((await call(listPriorities, {})).ok).toBe(true);
  site.server.clock.now += KEY_USED + 1;
  const { data: next } = await site.server.call(getServerKey, {});
  expect(next.id).not.toBe(first.id);
  expect((await call(listPriorities, {})).ok).toBe(true);
});

test("a client that knows an older key of the server fetches the new one by itself", async () => {
  let asked = 0;
  const old = "ab".repeat(20);
  const call = site.browserOf(site.world.leader, true, async (address, options) => {
    const response = await site.straight(address, options);
    if (options?.method !== "GET") return response;
    asked += 1;
    const text = await response.text();
    return new Response(asked === 1 ? text.replace(/"id":"\w+"/, `"id":"${old}"`) : text, response);
  });
  expect((await call(listPriorities, {})).ok).toBe(true);
  expect((await call(listPriorities, {})).ok).toBe(true);
  expect(asked).toBe(2);
});

test("servers of one database share the key pairs, unless each has a secret key of its own", async () => {
  const { parts } = site.server;
  const { id } = await currentServerKey(parts);
  const elsewhere = { ...parts, database: { ...parts.database } };
  expect((await openServerKey(elsewhere, id))?.getFingerprint()).toBe(id);
  const sealer = await openSealer("", "another key of an operator");
  const stranger = { ...parts, database: { ...parts.database }, sealer };
  expect(await openServerKey(stranger, id)).toBeUndefined();
  expect((await currentServerKey(stranger)).id).not.toBe(id);
});

test("over the socket rows come only to whoever gave a key, encrypted and in their order", async () => {
  await site.demand(true);
  const address = await site.server.listen();
  const cipher = await createOpenPgpCipher();
  const heard: (ServerFrame | DataFrame)[] = [];
  const raw: string[] = [];
  const given = await site.browserOf(site.world.member, true)(giveTicket, {});
  const line = openLine(
    socketAddress(address, given.ok ? given.value.ticket : "", "en"),
    {
      onFrame: (frame) => heard.push(frame),
      onData: (frame) => heard.push(frame),
      onClose: () => undefined,
      decrypt: (encrypted) => cipher.open(encrypted),
    },
    (url) => {
      const socket = new WebSocket(url);
      socket.addEventListener("message", ({ data }) => raw.push(String(data)));
      return socket;
    },
  );
  const isKnown = (type: string) => heard.some((frame) => frame.type === type);
  await eventually(() => isKnown("encrypt"));
  const say = site.browserOf(site.world.leader, true);
  const text = "Told to nobody";
  expect((await say(callOf("message.sendText"), { dialogId: site.world.group.id, text })).ok).toBe(
    true,
  );
  const isGap = (frame: ServerFrame | DataFrame) =>
    frame.type === "range" && "from" in frame && frame.from === frame.to;
  await eventually(() => heard.some(isGap));
  expect(raw.join()).not.toContain("Told");

  line.send({ type: "encrypt", kind: "pgp", key: cipher.publicKey });
  line.send({ type: "handshake", msgId: "key-given" });
  await eventually(() => isKnown("receipt"));
  const texts = Array.from({ length: 8 }, (_value, index) => `Load ${index} is here`);
  for (const words of texts) {
    expect(
      (await say(callOf("message.sendText"), { dialogId: site.world.group.id, text: words })).ok,
    ).toBe(true);
  }
  const now = await readHead(site.server.parts.database);
  await eventually(() => heard.some((frame) => "to" in frame && frame.to >= now));
  const frames = heard.filter((frame): frame is DataFrame => "table" in frame);
  const said = frames.filter(({ table }) => table === "message").map(({ data }) => data["msg"]);
  expect(said).toEqual(texts.map((words) => ({ text: words, type: "text" })));
  for (const [index, frame] of frames.entries()) {
    const before = frames[index - 1];
    if (before) expect(before.to === frame.to || before.to === frame.from).toBe(true);
  }
  expect(raw.join()).not.toContain("is here");
  line.close();
});

test("while somebody looks for a fault no browser is asked for a key, and rows are left to pulls", async () => {
  await site.demand(true);
  const { server, world } = site;
  const administrator = site.browserOf(world.administrator, true);
  expect((await administrator(callOf("setting.save"), { debug: true })).ok).toBe(true);
  const ear = await openEar(server, world.member);
  const say = site.browserOf(world.leader, true);
  const text = "Told to nobody";
  expect((await say(callOf("message.sendText"), { dialogId: world.group.id, text })).ok).toBe(true);
  await ear.heard(await readHead(server.parts.database));
  expect(ear.frames.filter(({ type }) => type === "encrypt")).toEqual([]);
  expect(ear.dataFrames()).toEqual([]);
  expect(ear.hasGap()).toBe(true);
  ear.leave();

  expect((await administrator(callOf("setting.save"), { debug: false })).ok).toBe(true);
  const asked = await openEar(server, world.member);
  await eventually(() => asked.frames.some(({ type }) => type === "encrypt"));
  asked.leave();
});
