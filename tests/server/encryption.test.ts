import {
  createMessage,
  encrypt,
  enums,
  generateKey,
  type PublicKey,
  readKey,
  readMessage,
} from "openpgp";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { saveSetting } from "#contract/calls/administration.ts";
import { listMessages, sendText } from "#contract/calls/dialog.ts";
import { getServerKey } from "#contract/calls/encryption.ts";
import { syncPull } from "#contract/calls/sync.ts";
import { listPriorities, setUp } from "#contract/calls/system.ts";
import { addTask } from "#contract/calls/task.ts";
import { login } from "#contract/calls/user.ts";
import { writeEncryptHeader } from "#contract/encryption.ts";
import type { DataFrame, ServerFrame } from "#contract/frames/frames.ts";
import { createOpenPgpCipher } from "#client/data/encryption/open-pgp-cipher.ts";
import { createSealing } from "#client/data/encryption/create-sealing.ts";
import { createCaller } from "#client/data/sync/http.ts";
import { openLine } from "#client/data/sync/socket.ts";
import { KEY_USED } from "#server/encryption/server-keys.ts";
import { readHead } from "#server/tables/own/space.ts";
import { eventually } from "./database/scratch.ts";
import { straightTo } from "./make/core-browser.ts";
import { PASSWORD, type Someone } from "./make/people.ts";
import { openTestServer, type TestServer } from "./make/test-server.ts";
import { done, makeWorld, type World } from "./make/world.ts";

const WORDS = "The crane comes at noon";
let server: TestServer;
let world: World;
let administrator: Pick<Someone, "token">;
/** What crossed the wire, both ways. */
let wire: string[];

beforeAll(async () => {
  server = await openTestServer();
  const { data } = await server.call(setUp, {
    company: "Harbour Bridge Builders",
    name: "Ada Stone",
    email: "ada@example.com",
    password: "a good password",
    language: "en",
    sample: false,
  });
  administrator = data;
  world = await makeWorld(server);
});
beforeEach(() => {
  wire = [];
});
afterEach(async () => demand(false));
afterAll(async () => server.close());

/** The administrator's switch; she calls by a browser that can do either. */
async function demand(e2eMessage: boolean): Promise<void> {
  const result = await browserOf(administrator)(saveSetting, { e2eMessage });
  expect(result.ok).toBe(true);
}

/** Somebody's browser; `isAsked`: it knows already that the company encrypts. */
function browserOf(
  { token }: Pick<Someone, "token">,
  isAsked = false,
  way: typeof fetch = straightTo(server, (body) => body),
) {
  const settings = {
    origin: "http://server",
    token: () => token,
    language: () => "en",
    fetch: tapped(way),
  };
  const sealing = createSealing({
    call: createCaller(settings),
    isAsked: async () => ({ ok: true, value: isAsked }),
    loadCipher: createOpenPgpCipher,
  });
  return createCaller({ ...settings, sealing });
}

function tapped(fetching: typeof fetch): typeof fetch {
  return async (address, options) => {
    if (typeof options?.body === "string") wire.push(options.body);
    const response = await fetching(address, options);
    wire.push(await response.clone().text());
    return response;
  };
}

/** A request made by hand, with what is wrong about it. */
async function send(
  call: { path: string },
  wish: {
    path?: string;
    header?: string;
    bound?: string;
    body?: unknown;
    alter?(text: string): string;
  },
) {
  const { data: key } = await server.call(getServerKey, {});
  const own = await createOpenPgpCipher();
  const right = writeEncryptHeader({ keyId: key.id, clientKey: own.publicKey });
  const header = wish.header ?? right;
  const payload = { path: wish.path ?? call.path, header: wish.bound ?? header, body: wish.body };
  const encrypted = await own.seal(JSON.stringify(payload), key.key);
  return post(call.path, header, { encrypted: wish.alter?.(encrypted) ?? encrypted });
}

async function post(path: string, encryptHeader: string, body: object) {
  const response = await server.inject({
    method: "POST",
    url: path,
    headers: { token: world.leader.token, encrypt: encryptHeader, language: "en" },
    payload: body,
  });
  return JSON.parse(response.body) as { code: number; reason?: string; encrypted?: string };
}

test("nothing is encrypted where nobody asks for it", async () => {
  await done(server, world.leader, sendText, { dialogId: world.group.id, text: WORDS });
  const page = { dialogId: world.group.id };
  expect((await browserOf(world.member)(listMessages, page)).ok).toBe(true);
  expect(wire.join()).toContain(WORDS);
});

test("a client may ask for it by itself, and neither question nor answer can be read on the way", async () => {
  const call = browserOf(world.leader, true);
  const sent = await call(sendText, { dialogId: world.group.id, text: WORDS });
  expect(sent).toMatchObject({ ok: true, value: { dialogId: world.group.id } });
  const read = await call(listMessages, { dialogId: world.group.id });
  expect(JSON.stringify(read)).toContain(WORDS);
  expect(wire.join()).not.toContain("noon");
  expect(wire.join()).not.toContain("dialogId");
});

test("a refusal comes back as unreadable as an answer, in the caller's language", async () => {
  const refused = await browserOf(world.outsider, true)(sendText, {
    dialogId: world.group.id,
    text: WORDS,
  });
  expect(refused).toMatchObject({ ok: false, failure: { code: -4003, reason: "dialogGone" } });
  expect(wire.join()).not.toContain("dialogGone");
});

test("where the company asks for it, plain bodies are refused and change nothing", async () => {
  await demand(true);
  const before = await readHead(server.parts.database);
  for (const [call, body] of [
    [sendText, { dialogId: world.group.id, text: WORDS }],
    [syncPull, { epoch: "", since: 0 }],
    [login, { email: world.leader.email, password: PASSWORD, clientId: "client-one" }],
  ] as const) {
    const reply = await server.call(call, body, world.leader.token);
    expect(reply, call.name).toMatchObject({ code: 426, reason: "encryption.needed" });
    expect(reply.data).toBeUndefined();
  }
  expect(await readHead(server.parts.database)).toBe(before);
  // What anybody may know stays open.
  expect((await server.call(getServerKey, {})).code).toBe(200);
});

test("who may not make a call learns that first, and encrypting it does not help", async () => {
  await demand(true);
  expect((await server.call(listPriorities, {}, "")).code).toBe(401);
  const nobody = await browserOf({ token: "" }, true)(listPriorities, {});
  expect(nobody).toMatchObject({ ok: false, failure: { kind: "signedOut" } });
  const member = await browserOf(world.member, true)(saveSetting, { e2eMessage: false });
  expect(member).toMatchObject({ ok: false, failure: { code: 403 } });
});

test("a browser that has not heard of it is told, and comes again encrypted", async () => {
  await demand(true);
  const result = await browserOf(world.member)(listMessages, { dialogId: world.group.id });
  expect(JSON.stringify(result)).toContain(WORDS);
  expect(wire.join()).not.toContain(WORDS);
});

test("the same mutation sent again, as somebody could who listened, is done once", async () => {
  const { data: key } = await server.call(getServerKey, {});
  const own = await createOpenPgpCipher();
  const header = writeEncryptHeader({ keyId: key.id, clientKey: own.publicKey });
  const body = {
    clientId: "client-that-listens",
    entries: [
      {
        n: 1,
        call: "task.add",
        data: { planId: world.plan.id, name: "Only once" },
        at: server.clock.now,
      },
    ],
  };
  const payload = { path: "/api/sync/push", header, body };
  const encrypted = await own.seal(JSON.stringify(payload), key.key);
  const states: unknown[] = [];
  for (const _time of [1, 2]) {
    const { encrypted: answer = "" } = await post("/api/sync/push", header, { encrypted });
    const { data } = JSON.parse(await own.open(answer)) as {
      data: { results: { state: string }[] };
    };
    states.push(data.results[0]?.state);
  }
  expect(states).toEqual(["applied", "duplicate"]);
});

test("what was changed, cut off, taken from another call or sent for another's answer is refused", async () => {
  const body = { planId: world.plan.id, name: "Never" };
  const before = await readHead(server.parts.database);
  const another = await createOpenPgpCipher();
  const { data: key } = await server.call(getServerKey, {});
  const stolen = writeEncryptHeader({ keyId: key.id, clientKey: another.publicKey });
  const unreadable = { code: 400, reason: "encryption.unreadable" };
  const middle = (text: string) => text.length - 80;
  for (const [what, wish] of Object.entries({
    changed: {
      alter: (text: string) =>
        text.slice(0, middle(text)) +
        (text[middle(text)] === "A" ? "B" : "A") +
        text.slice(middle(text) + 1),
    },
    "cut off": { alter: (text: string) => text.slice(0, 300) },
    "no message": { alter: () => "Good morning" },
    "of another call": { path: "/api/plan/remove" },
    "for another's answer": { header: stolen, bound: "the header it was sent with" },
    "without a key for the answer": { header: `encrypt_type=pgp;encrypt_id=${key.id}` },
    "of no shape": {
      bound: undefined,
      path: undefined,
      alter: (text: string) => `${text}x`.slice(1),
    },
  })) {
    expect(await send(addTask, { body, ...wish }), what).toMatchObject(unreadable);
  }
  expect(await post(addTask.path, stolen, body)).toMatchObject(unreadable);
  expect(await readHead(server.parts.database)).toBe(before);
});

test("a key that is not the server's is named as such, and one that costs too much is not used", async () => {
  const own = await createOpenPgpCipher();
  const foreign = writeEncryptHeader({ keyId: "ab".repeat(20), clientKey: own.publicKey });
  expect(await send(addTask, { header: foreign })).toMatchObject({
    code: 400,
    reason: "encryption.keyUnknown",
  });
  const { data: key } = await server.call(getServerKey, {});
  const old = await generateKey({
    type: "ecc",
    curve: "nistP256",
    userIDs: [{ name: "Other" }],
    format: "object",
  });
  const clientKey = Buffer.from(old.publicKey.write()).toString("base64");
  const header = writeEncryptHeader({ keyId: key.id, clientKey });
  expect(await send(addTask, { header })).toMatchObject({ reason: "encryption.unreadable" });
});

test("what is small on its way and unfolds to more than the server takes is refused", async () => {
  const { data: key } = await server.call(getServerKey, {});
  const own = await createOpenPgpCipher();
  const header = writeEncryptHeader({ keyId: key.id, clientKey: own.publicKey });
  const body = { dialogId: world.group.id, text: "a".repeat(17 * 1024 * 1024) };
  const encrypted = await encrypt({
    message: await createMessage({
      text: JSON.stringify({ path: sendText.path, header, body }),
    }),
    encryptionKeys: await readKey({ armoredKey: key.key }),
    config: { preferredCompressionAlgorithm: enums.compression.zlib },
  });
  expect(encrypted.length).toBeLessThan(200_000);
  expect(await post(sendText.path, header, { encrypted })).toMatchObject({
    reason: "encryption.unreadable",
  });
});

test("a message for many recipients is not tried", async () => {
  const { data: key } = await server.call(getServerKey, {});
  const own = await createOpenPgpCipher();
  const header = writeEncryptHeader({ keyId: key.id, clientKey: own.publicKey });
  const server1: PublicKey = await readKey({ armoredKey: key.key });
  const encrypted = await encrypt({
    message: await createMessage({ text: JSON.stringify({ path: addTask.path, header }) }),
    encryptionKeys: [server1, server1],
  });
  expect((await readMessage({ armoredMessage: encrypted })).getEncryptionKeyIDs()).toHaveLength(2);
  expect(await post(addTask.path, header, { encrypted })).toMatchObject({
    reason: "encryption.unreadable",
  });
});

test("the key pair is one for long, lies sealed, and an older one still opens after the change", async () => {
  const { data: first } = await server.call(getServerKey, {});
  const { data: again } = await server.call(getServerKey, {});
  expect(again.id).toBe(first.id);
  const [kept] = await server.parts.database.run<{ sealed: string }>(
    "select private_key as sealed from server_keys",
  );
  expect(kept?.sealed).toMatch(/^[\w-]{8}\./);
  expect(kept?.sealed).not.toContain("PRIVATE KEY");
  const call = browserOf(world.leader, true);
  expect((await call(listPriorities, {})).ok).toBe(true);
  server.clock.now += KEY_USED + 1;
  const { data: next } = await server.call(getServerKey, {});
  expect(next.id).not.toBe(first.id);
  expect((await call(listPriorities, {})).ok).toBe(true);
});

test("a client that knows an older key of the server fetches the new one by itself", async () => {
  let asked = 0;
  const old = "ab".repeat(20);
  const call = browserOf(world.leader, true, async (address, options) => {
    const response = await straightTo(server, (body) => body)(address, options);
    if (!String(address).endsWith(getServerKey.path)) return response;
    asked += 1;
    const text = await response.text();
    return new Response(asked === 1 ? text.replace(/"id":"\w+"/, `"id":"${old}"`) : text, response);
  });
  expect((await call(listPriorities, {})).ok).toBe(true);
  expect((await call(listPriorities, {})).ok).toBe(true);
  expect(asked).toBe(2);
});

test("over the socket rows come only to whoever gave a key, encrypted and in their order", async () => {
  await demand(true);
  const address = (await server.listen()).replace("http", "ws");
  const cipher = await createOpenPgpCipher();
  const heard: (ServerFrame | DataFrame)[] = [];
  const raw: string[] = [];
  const line = openLine(
    `${address}/ws?action=web&token=${world.member.token}&language=en`,
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
  const say = browserOf(world.leader, true);
  const text = "Told to nobody";
  expect((await say(sendText, { dialogId: world.group.id, text })).ok).toBe(true);
  const isGap = (frame: ServerFrame | DataFrame) =>
    frame.type === "range" && "from" in frame && frame.from === frame.to;
  await eventually(() => heard.some(isGap));
  expect(raw.join()).not.toContain("Told");

  line.send({ type: "encrypt", kind: "pgp", key: cipher.publicKey });
  line.send({ type: "handshake", msgId: "key-given" });
  await eventually(() => isKnown("receipt"));
  const texts = Array.from({ length: 8 }, (_value, index) => `Load ${index} is here`);
  for (const words of texts) {
    expect((await say(sendText, { dialogId: world.group.id, text: words })).ok).toBe(true);
  }
  const now = await readHead(server.parts.database);
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
